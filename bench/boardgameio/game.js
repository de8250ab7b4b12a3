// A small game with the size and shape of Rattus: twelve regions, four players' cubes, face-down rats that only some
// have seen, turns of several small choices, chance now and then. Written for the benchmark only.
const REGIONS = ["hispania", "gallia", "anglia", "germania", "italia", "polonia",
  "hungaria", "graecia", "scandia", "moscovia", "asia", "africa"];

const setup = () => ({
  plague: "gallia",
  supply: [20, 20, 20, 20],
  palace: [0, 0, 0, 0],
  cards: { peasant: null, merchant: null, monk: null, knight: null, witch: null, king: null },
  revealed: [],
  regions: Object.fromEntries(REGIONS.map((name, at) => [name, {
    cubes: [0, 0, 0, 0],
    rats: [0, 1].map((k) => ({ token: `t${at * 3 + k}`, starting: k === 0, seen_by: [], face: { face: `f${at}${k}`, code: "3BM" } })),
  }])),
});

const playerView = ({ G, playerID }) => ({
  ...G,
  regions: Object.fromEntries(Object.entries(G.regions).map(([name, region]) => [name, {
    cubes: region.cubes,
    rats: region.rats.map((rat) => ({ ...rat, face: rat.seen_by.includes(playerID) ? rat.face : null })),
  }])),
});

const add = ({ G, playerID, random }, name) => {
  const region = G.regions[name];
  if (!region) return "INVALID_MOVE";
  const seat = Number(playerID);
  if (G.supply[seat] === 0) { G.supply[seat] = 20; region.cubes[seat] = 0; }
  G.supply[seat] -= 1;
  region.cubes[seat] += 1;
  if (region.cubes[seat] % 4 === 0) {
    const rat = region.rats[random.Die(region.rats.length) - 1];
    if (!rat.seen_by.includes(playerID)) rat.seen_by.push(playerID);
    G.plague = name;
  }
};

module.exports = {
  REGIONS,
  game: { name: "yardstick", setup, playerView, moves: { add }, turn: { minMoves: 4, maxMoves: 4 }, minPlayers: 4, maxPlayers: 4 },
};
