/** The printed map as one SVG document without fonts or styles, so that it can be painted once into a picture. */
import map from "./map.json";
import type { Edition } from "./edition";
import { ROUTES, SITES, type Point } from "./layout";
import { MOUNTAINS, rose, SERPENT, SHIP, TREES } from "./ornaments";

const INK = "#3a2817";
const WASH = ["#eccfae", "#eddcae", "#dcdcb2", "#e6d3c0"];
const TINT = ["#c07a55", "#cc9a3e", "#8a9a5b", "#a8706f"];
// Lines along the shore, from the sea inwards: wide pale strokes cover all but the edge of the one before.
const SHORE = [34, 26, 19, 13, 8, 4];

const shape = (id: string): string => (map.regions as Record<string, { path: string }>)[id]?.path ?? "";
const each = <T>(list: readonly T[], draw: (item: T, at: number) => string): string => list.map(draw).join("");

const defs = (regions: string[]): string => `<defs>
    <radialGradient id="sea-light" cx="45%" cy="45%" r="75%">
      <stop offset="0" stop-color="#dfe2cf" />
      <stop offset="1" stop-color="#bfc8b4" />
    </radialGradient>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M0 2.5h5" stroke="#5b5a44" stroke-width=".7" opacity=".55" />
    </pattern>
    <pattern id="waste" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path d="M0 3.5h7" stroke="#6d5740" stroke-width=".6" opacity=".35" />
    </pattern>
    <clipPath id="inside"><rect x="16" y="16" width="968" height="768" /></clipPath>
    ${each(regions, (id) => `<clipPath id="clip-${id}"><path d="${shape(id)}"/></clipPath>`)}
    <symbol id="mountain" viewBox="-14 -16 28 18" overflow="visible">
      <path d="M-13 1C-9-5-6-13-3-14c2-1 3 4 5 4 2 0 3-3 5-2 2 2 4 9 6 13z" fill="#e7d6ad" stroke="#4a3724" stroke-width="1" stroke-linejoin="round" />
      <path d="M-3-13c1 5 0 10 3 14M0-9l3 10M3-9l4 10M6-10l4 10M-1-6l1 7" fill="none" stroke="#4a3724" stroke-width=".8" />
    </symbol>
    <symbol id="tree" viewBox="-6 -12 12 14" overflow="visible">
      <path d="M0 2v-4M0-12c4 2 5 5 4 7-1 3-7 3-8 0-1-2 0-5 4-7z" fill="#b9bf8f" stroke="#4a3724" stroke-width=".9" />
      <path d="M1-10c2 2 2 4 1 6" fill="none" stroke="#4a3724" stroke-width=".7" />
    </symbol>
    <symbol id="ship" viewBox="0 0 40 40" overflow="visible">
      <path d="${SHIP.sail}" fill="#f4e9cf" stroke="#3a2817" stroke-width="1.2" />
      <path d="${SHIP.hull}" fill="#8a6a41" stroke="#3a2817" stroke-width="1.2" />
      <path d="${SHIP.lines}" fill="none" stroke="#3a2817" stroke-width="1" />
      <path d="M17 14h6M20 11v6" stroke="#93261a" stroke-width="2" />
    </symbol>
  </defs>`;

function sea(regions: string[]): string {
  const land = [map.neutral, ...regions.map(shape)].join("");
  const line = (width: number, i: number) => `
    <path d="${land}" fill="none" stroke="#5e6553" stroke-width="${width}" stroke-linejoin="round" opacity="${0.25 + i * 0.1}"/>
    <path d="${land}" fill="none" stroke="${i > 3 ? "#cbd1bb" : "#d2d7c3"}" stroke-width="${width - 1.3}" stroke-linejoin="round"/>`;
  return `<rect width="1000" height="800" fill="url(#sea-light)"/>
    <path d="${map.graticule}" fill="none" stroke="#8d9581" stroke-width=".6" opacity=".5"/>
    ${each(SHORE, line)}
    <path d="${land}" fill="none" stroke="url(#hatch)" stroke-width="9"/>`;
}

/** The way across the sea; where we have drawn none, straight from region to region. */
function routeOf(one: string, other: string): [Point, Point, Point] {
  const [from, to] = [SITES[one]!.rats, SITES[other]!.rats];
  return ROUTES[`${one} ${other}`] ?? ROUTES[`${other} ${one}`] ?? [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to];
}

function routes(pairs: string[][], inPlay: ReadonlySet<string>): string {
  return each(pairs, ([one = "", other = ""]) => {
    const [a, b, c] = routeOf(one, other);
    const used = inPlay.has(one) && inPlay.has(other);
    return `<g opacity="${used ? 1 : 0.25}" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round">
      <path d="M${a.x} ${a.y}Q${b.x} ${b.y} ${c.x} ${c.y}" stroke-dasharray="1 5"/>${arrow(b, a)}${arrow(b, c)}</g>`;
  });
}

/** The head of an arrow at `to`, seen from `from`. */
function arrow(from: Point, to: Point): string {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `<path d="M-8-4.5 1 0-8 4.5z" fill="${INK}" stroke-width="1" stroke-linejoin="round" transform="translate(${to.x} ${to.y}) rotate(${angle.toFixed(1)})"/>`;
}

/** A region as old maps are coloured by hand: pale inside, strong along the border. Out of play: bare and hatched. */
function region(id: string, played: boolean): string {
  const tint = SITES[id]?.tint ?? 0;
  const border = played ? TINT[tint] : "#b9ae93";
  const path = shape(id);
  return `<path d="${path}" fill="${played ? WASH[tint] : "#d8cfb6"}"/>
    <g clip-path="url(#clip-${id})" fill="none" stroke="${border}"><path d="${path}" stroke-width="22" opacity=".45"/><path d="${path}" stroke-width="9" opacity=".65"/></g>
    ${played ? "" : `<path d="${path}" fill="url(#waste)"/>`}
    <path d="${path}" fill="none" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" opacity="${played ? 1 : 0.45}"/>`;
}

function ornaments(): string {
  const mountain = ([x, y, scale]: [number, number, number]) =>
    `<use href="#mountain" x="-14" y="-16" width="28" height="18" transform="translate(${x} ${y}) scale(${scale * 0.8})" opacity=".75"/>`;
  const tree = ([x, y]: [number, number]) =>
    `<use href="#tree" x="-6" y="-12" width="12" height="14" transform="translate(${x} ${y})" opacity=".6"/>`;
  const point = ({ light, dark }: { light: string; dark: string }, i: number) =>
    `<path d="${light}" fill="#f6ecd2"/><path d="${dark}" fill="${i % 4 === 3 ? "#93261a" : INK}"/>`;
  return `${each(MOUNTAINS, mountain)}${each(TREES, tree)}
    <use href="#ship" x="60" y="425" width="46" height="46"/><use href="#ship" x="476" y="668" width="30" height="30"/><use href="#ship" x="264" y="574" width="30" height="30"/><use href="#ship" x="288" y="186" width="28" height="28"/><use href="#ship" x="700" y="508" width="30" height="30"/>
    <path d="${SERPENT}" transform="translate(238 128) rotate(-8) scale(.9)" fill="#b7bfa5" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>
    <g transform="translate(82 372)" stroke="${INK}" stroke-width=".6">
      <circle r="45" fill="#ece0bf" opacity=".55"/><circle r="40" fill="none"/>
      ${each(rose(44, 16), point)}
      <path d="M0-60c4 4 4 8 0 14-4-6-4-10 0-14zM-1-47c-6-1-8-5-6-9 4 1 6 4 6 9zM1-47c6-1 8-5 6-9-4 1-6 4-6 9z" fill="#93261a"/>
    </g>
    <g transform="translate(128 96)" stroke="${INK}" stroke-width="1.3">
      <path d="M-98-30c14-8 30-6 34 4l-6 52c-10-8-22-8-32-2 6-8 8-18 4-26-2-10-6-20 0-28zM98-30c-14-8-30-6-34 4l6 52c10-8 22-8 32-2-6-8-8-18-4-26 2-10 6-20 0-28z" fill="#dcc797"/>
      <path d="M-78-34c50-14 106-14 156 0v56c-50-14-106-14-156 0z" fill="#f6ecd2"/>
      <path d="M-73-29c47-12 99-12 146 0v45c-47-12-99-12-146 0z" fill="none" stroke="#93261a" stroke-width=".8"/>
    </g>`;
}

function frame(): string {
  const marks = Array.from({ length: 13 }, (_, i) => i * 80);
  const mark = (at: number) =>
    `<path d="M${at} 6h40v6h-40zM${at} 788h40v6h-40z"/>` + (at < 800 ? `<path d="M6 ${at}h6v40h-6zM988 ${at}h6v40h-6z"/>` : "");
  return `<g fill="${INK}">${each(marks, mark)}</g><g fill="none" stroke="${INK}">
    <rect x="2" y="2" width="996" height="796" stroke-width="2.5"/><rect x="6" y="6" width="988" height="788" stroke-width=".8"/><rect x="13" y="13" width="974" height="774" stroke-width="1.5"/></g>`;
}

export function printMap(edition: Edition, inPlay: ReadonlySet<string>): string {
  const regions = edition.regions.map(({ id }) => id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 800" width="1000" height="800">${defs(regions)}
    <rect width="1000" height="800" fill="#e9dab4"/>
    <g clip-path="url(#inside)">
      ${sea(regions)}
      <path d="${map.neutral}" fill="#e2d1a6" stroke="#6d5740"/><path d="${map.neutral}" fill="url(#waste)"/>
      ${each(regions, (id) => region(id, inPlay.has(id)))}
      ${routes(edition.routes, inPlay)}${ornaments()}
    </g>
    ${frame()}
  </svg>`;
}
