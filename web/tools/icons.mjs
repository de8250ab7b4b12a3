// Takes the icons the client uses out of the game-icons set (CC BY 3.0): src/lib/icons.json for the house and
// src/games/<game>/icons.json for each game, kept in the repository. `npm run icons`
import { readFileSync, writeFileSync } from "node:fs";

const HOUSE = {
  rules: "rule-book",
  settings: "settings-knobs",
  sound: "speaker",
  mute: "sound-off",
  chat: "conversation",
  log: "quill-ink",
  undo: "anticlockwise-rotation",
  share: "linked-rings",
  fork: "divert",
  hint: "candle-flame",
  bug: "bug-net",
  search: "magnifying-glass",
  person: "hood",
  bot: "vintage-robot",
  hourglass: "hourglass",
  laurels: "laurels",
  home: "hanging-sign",
  replay: "sands-of-time",
  play: "play-button",
  pause: "pause-button",
  next: "next-button",
  previous: "previous-button",
  check: "check-mark",
  help: "help",
  flag: "flying-flag",
  bell: "ringing-bell",
  eye: "semi-closed-eye",
  swap: "card-exchange",
  card: "card-pickup",
  walk: "footsteps",
  trophy: "trophy",
  menu: "hamburger-menu",
  door: "exit-door",
  cycle: "cycle",
};
const GAMES = {
  rattus: {
    peasant: "farmer",
    merchant: "swap-bag",
    monk: "monk-face",
    knight: "visored-helm",
    witch: "witch-face",
    king: "crown",
    rat: "rat",
    plague: "plague-doctor-profile",
    palace: "castle",
    cubes: "cubes",
    skull: "death-skull",
    majority: "meeple",
    everybody: "tombstone",
  },
  messina: {
    coin: "two-coins",
    wood: "log",
    fire: "small-fire",
    powerfire: "campfire",
    points: "laurel-crown",
    craftsman: "claw-hammer",
    aristocrat: "imperial-crown",
    helper: "pawn",
    overseer: "meeple-king",
    scroll: "scroll-unfurled",
    build: "trowel",
    upgrade: "upgrade",
    activate: "sparkles",
    cart: "old-wagon",
    ship: "caravel",
    silk: "rolled-cloth",
    spices: "powder-bag",
    gems: "cut-diamond",
    city: "white-tower",
    church: "church",
    popularity: "meeple-group",
    cabin: "wood-cabin",
    workshop: "anvil",
    district: "medieval-village-01",
    anchor: "anchor",
    wheel: "cartwheel",
    rat: "rat",
    plague: "plague-doctor-profile",
    palace: "castle",
    skull: "death-skull",
    majority: "meeple",
  },
  pest: {
    wood: "log",
    stone: "stone-block",
    food: "wheat",
    herbs: "herbs-bundle",
    coin: "two-coins",
    research: "erlenmeyer",
    crate: "wooden-crate",
    fame: "laurel-crown",
    infamy: "broken-skull",
    influence: "vertical-banner",
    order: "scroll-unfurled",
    law: "tied-scroll",
    horseshoe: "horseshoe",
    anchor: "anchor",
    camp: "camping-tent",
    citizen: "person",
    castle: "castle",
    district: "family-house",
    workshop: "anvil",
    factory: "factory",
    mint: "crown-coin",
    move: "boots",
    build: "hammer-nails",
    produce: "wheelbarrow",
    heal: "caduceus",
    assign: "minions",
    graveyard: "graveyard",
    capital: "congress",
    granary: "barn",
    hospital: "hospital-cross",
    academy: "greek-temple",
    cathedral: "church",
    ruin: "broken-pottery",
    mortus: "cultist",
    technology: "microscope",
    aid: "swap-bag",
    plague: "plague-doctor-profile",
    palace: "castle",
    skull: "death-skull",
    others: "meeple",
  },
};
const set = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"));

function take(used) {
  const icons = {};
  for (const [name, source] of Object.entries(used)) {
    const body = set.icons[source]?.body;
    if (!body) throw new Error(`no icon ${source}`);
    icons[name] = [...body.matchAll(/ d="([^"]+)"/g)]
      .map((match) => match[1])
      .join(" ")
      .replace(/(\.\d)\d+/g, "$1");
  }
  return icons;
}

function write(path, icons) {
  writeFileSync(new URL(path, import.meta.url), JSON.stringify(icons) + "\n");
  console.log(path, JSON.stringify(icons).length, "characters,", Object.keys(icons).length, "icons");
}

// Our own, where the set has none that is plain enough.
const close = "M104 64 256 216 408 64l40 40-152 152 152 152-40 40-152-152-152 152-40-40 152-152L64 104z";
write("../src/lib/icons.json", { ...take(HOUSE), close });
const OWN = {
  messina: {
    nun: "M208 32h96v112h112v96H304v240h-96V240H96v-96h112z",
    hex: "M256 24 457 140v232L256 488 55 372V140z",
  },
};
for (const [game, used] of Object.entries(GAMES)) write(`../src/games/${game}/icons.json`, { ...take(used), ...OWN[game] });
