// Draws the map of Rattus: Natural Earth countries merged into the twelve regions of the edition.
// `npm run map` writes src/games/rattus/map.json, which is kept in the repository.
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicConformal, geoPath, geoGraticule } from "d3-geo";
import * as topo from "topojson-client";
import * as simplify from "topojson-simplify";
import clip from "polygon-clipping";
import { parse } from "smol-toml";

const here = (name) => new URL(name, import.meta.url);
const world = JSON.parse(readFileSync(here("../node_modules/world-atlas/countries-50m.json"), "utf8"));
const edition = parse(readFileSync(here("../../src/lazaretto/games/rattus/edition.toml"), "utf8"));

const WIDTH = 1000;
const HEIGHT = 800;

// Modern countries by region. Only regions that are neighbours in the edition may touch on land.
const COUNTRIES = {
  anglia: ["United Kingdom", "Ireland", "Isle of Man"],
  gallia: ["France", "Belgium", "Luxembourg", "Monaco"],
  germania: ["Germany", "Austria", "Czechia", "Switzerland", "Netherlands", "Liechtenstein"],
  hispania: ["Spain", "Portugal", "Andorra"],
  hungaria: ["Hungary", "Slovakia", "Slovenia", "Croatia", "Bosnia and Herz.", "Serbia", "Montenegro"],
  italia: ["Italy", "San Marino", "Vatican", "Malta"],
  polonia: ["Poland", "Lithuania", "Latvia", "Belarus"],
  scandia: ["Norway", "Sweden", "Finland", "Denmark", "Åland"],
  bulgaria: ["Bulgaria", "Romania", "Macedonia", "Albania", "Kosovo"],
  turcia: ["Greece", "Turkey", "Cyprus", "N. Cyprus"],
  russia: ["Estonia"],
  tartaria: ["Ukraine", "Moldova"],
};
// Land that is on the map but in no region.
const NEUTRAL = [
  "Morocco",
  "Algeria",
  "Tunisia",
  "Libya",
  "Egypt",
  "Israel",
  "Palestine",
  "Lebanon",
  "Syria",
  "Jordan",
  "Iraq",
  "Iran",
  "Armenia",
  "Azerbaijan",
  "Georgia",
  "Kazakhstan",
  "Iceland",
  "Saudi Arabia",
  "Turkmenistan",
  "Uzbekistan",
];
// Russia north of this line is Russia, south of it Tartaria; Kaliningrad goes to Polonia.
const STEPPE = [
  [-180, 52.1],
  [31.78, 52.1],
  [36, 52.4],
  [42, 52.6],
  [48, 53.6],
  [54, 54.5],
  [64, 56],
  [180, 56],
];
const FRAME = [-40, 18, 75, 78];

const projection = geoConicConformal().rotate([-17, 0]).center([0, 51.1]).parallels([40, 62]).scale(1240).translate([462, 396]);
projection.clipExtent([
  [-30, -30],
  [WIDTH + 30, HEIGHT + 30],
]);
// In tenths, and each point from the one before: the steps of a coast are short, so this is a third less to load.
const tenths = (n) => String(n / 10).replace(/^(-?)0\./, "$1.");
const steps = (numbers) => numbers.map(tenths).join(" ").replaceAll(" -", "-");
function shorter(line) {
  const [first, ...others] = line.split("L").map((point) => point.split(",").map((n) => Math.round(parseFloat(n) * 10)));
  const moved = others.flatMap(([x, y], i) => [x - (others[i - 1] ?? first)[0], y - (others[i - 1] ?? first)[1]]);
  return `M${steps(first)}${moved.length > 0 ? "l" : ""}${steps(moved)}${line.endsWith("Z") ? "z" : ""}`;
}
const draw = (geometry) =>
  (geoPath(projection)(geometry) ?? "")
    .split("M")
    .filter((line) => line !== "")
    .map(shorter)
    .join("");

const thin = simplify.presimplify(world, simplify.planarTriangleArea);
const topology = simplify.simplify(thin, 0.006);
const byName = new Map(topology.objects.countries.geometries.map((g) => [g.properties.name, g]));
const named = (names) => names.map((name) => byName.get(name) ?? fail(name));
function fail(name) {
  throw new Error(`no country called ${name}`);
}

const frameBox = [
  [
    [FRAME[0], FRAME[1]],
    [FRAME[2], FRAME[1]],
    [FRAME[2], FRAME[3]],
    [FRAME[0], FRAME[3]],
    [FRAME[0], FRAME[1]],
  ],
];
const crop = (multi) => clip.intersection(multi, frameBox);
// Islands and provinces overseas are left out whole; only Russia needs a real cut.
const near = (multi) => multi.filter((poly) => poly[0].some(([x, y]) => x > FRAME[0] && x < FRAME[2] && y > FRAME[1] && y < FRAME[3]));
// Planar rings must run the way d3's spherical geometry wants: exterior rings clockwise.
const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0);
const wind = (multi) => multi.map((poly) => poly.map((ring, i) => (area(ring) < 0 === (i === 0) ? ring : [...ring].reverse())));
const big = (multi) => multi.filter((poly) => Math.abs(area(poly[0])) > 0.08);

// The far east lies beyond the antimeridian; left there, it would close across the whole map.
const russianLand = crop(
  topo.merge(topology, named(["Russia"])).coordinates.map((poly) => poly.map((ring) => ring.map(([x, y]) => [x < -100 ? x + 360 : x, y]))),
);
const exclave = russianLand.filter((poly) => poly[0].every(([x]) => x < 24));
const mainland = russianLand.filter((poly) => !exclave.includes(poly));
const south = [[...STEPPE, [180, 20], [-180, 20], STEPPE[0]]];
const extra = {
  russia: clip.difference(mainland, south),
  tartaria: clip.intersection(mainland, south),
  polonia: exclave,
};

const regions = {};
for (const { id } of edition.region) {
  const merged = near(topo.merge(topology, named(COUNTRIES[id])).coordinates);
  const joined = extra[id] ? clip.union(merged, extra[id]) : merged;
  const geometry = { type: "MultiPolygon", coordinates: wind(big(joined)) };
  regions[id] = { path: draw(geometry), centre: geoPath(projection).centroid(geometry).map(Math.round) };
}
const neutral = { type: "MultiPolygon", coordinates: wind(big(near(topo.merge(topology, named(NEUTRAL)).coordinates))) };

const map = {
  width: WIDTH,
  height: HEIGHT,
  regions,
  neutral: draw(neutral),
  graticule: draw(
    geoGraticule()
      .extent([
        [-40, 20],
        [80, 80],
      ])
      .step([10, 5])(),
  ),
};
writeFileSync(here("../src/games/rattus/map.json"), JSON.stringify(map) + "\n");
console.log(JSON.stringify(map).length, "characters", Object.fromEntries(Object.entries(regions).map(([k, v]) => [k, v.centre])));
