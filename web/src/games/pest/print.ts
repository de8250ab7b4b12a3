/** The printed map as one SVG document without fonts or styles, so that it can be painted once into a picture. */
import { iconPath } from "../../lib/icons";
import { CAPITAL, type Edition, type Road } from "./edition";
import { sizeOf, soften, type Layout, type Point } from "./layout";
import { corners, outline, SHIP, SKYLINE, TERRAIN } from "./ornaments";

const INK = "#3a2817";
const WASH: Record<string, [string, string]> = {
  "high-mountains": ["#e6cfae", "#b98d5c"],
  "northern-shores": ["#d6d8b6", "#8a9a6b"],
  "endless-valleys": ["#ecdca5", "#c2a345"],
  "southern-coast": ["#efd2a8", "#cc8f4c"],
  "impregnable-peaks": ["#ddd0c6", "#94828a"],
};
export const ROAD_COLOUR: Record<string, string> = { red: "#a3291c", blue: "#2c578d", black: "#241a13", plain: "#e9d9ae" };
const SHORE = [40, 31, 23, 16, 10, 5];

const each = <T>(list: readonly T[], draw: (item: T, at: number) => string): string => list.map(draw).join("");
const path = (points: Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;

function shore(edition: Edition, layout: Layout): string {
  return path(soften(edition.map.coast).map(([x, y]) => layout.project(x, y)));
}

function sea(layout: Layout, land: string): string {
  const waves = Array.from({ length: 26 }, (_, i) => {
    const x = (i * 137.5) % layout.width;
    const y = (i * 89.3) % layout.height;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q5-4 10 0q5-4 10 0" />`;
  }).join("");
  const line = (width: number, i: number) => `
    <path d="${land}" fill="none" stroke="#5e6553" stroke-width="${width}" stroke-linejoin="round" opacity="${0.22 + i * 0.1}"/>
    <path d="${land}" fill="none" stroke="${i > 3 ? "#cbd1bb" : "#d2d7c3"}" stroke-width="${width - 1.3}" stroke-linejoin="round"/>`;
  return `<rect width="${layout.width}" height="${layout.height}" fill="url(#sea-light)"/>
    <g fill="none" stroke="#7d866f" stroke-width=".9" opacity=".7">${waves}</g>
    ${each(SHORE, line)}<path d="${land}" fill="none" stroke="url(#hatch)" stroke-width="8"/>`;
}

/** As old maps are coloured by hand: pale inside, strong along the border. */
function regions(edition: Edition, layout: Layout): string {
  return each(edition.regions, ({ id, polygon }) => {
    const d = path(polygon.map(([x, y]) => layout.project(x, y)));
    const [wash, tint] = WASH[id] ?? ["#eddcae", "#cc9a3e"];
    return `<clipPath id="r-${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${wash}" stroke="${wash}" stroke-width="2"/>
      <g clip-path="url(#r-${id})" fill="none" stroke="${tint}" stroke-linejoin="round"><path d="${d}" stroke-width="22" opacity=".28"/><path d="${d}" stroke-width="9" opacity=".45"/></g>
      <path d="${d}" fill="none" stroke="${INK}" stroke-width=".9" stroke-dasharray="1 3.5" stroke-linecap="round" opacity=".7"/>`;
  });
}

function roads(edition: Edition, layout: Layout): string {
  const line = (draw: (road: Road, d: string) => string) =>
    each(edition.roads, (road) => {
      const [a, b] = [layout.at[road.one]!, layout.at[road.other]!];
      return draw(road, `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`);
    });
  const wide = layout.name === "tall" ? 6 : 5;
  const shoe = each(
    edition.roads.filter((road) => road.colour !== "plain"),
    (road) => {
      const { x, y } = layout.middles[road.id]!;
      const r = layout.name === "tall" ? 9.5 : 8.5;
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="${r}" fill="${ROAD_COLOUR[road.colour]}" stroke="#f6ecd2" stroke-width="1.5"/><circle r="${r + 1}" fill="none" stroke="${INK}" stroke-width=".7"/><path d="${iconPath("horseshoe")}" transform="translate(${-r * 0.68} ${-r * 0.68}) scale(${(r * 1.36) / 512})" fill="#f6ecd2"/></g>`;
    },
  );
  return `<g fill="none" stroke-linecap="round">${line((road, d) => `<path d="${d}" stroke="${INK}" stroke-width="${road.colour === "plain" ? wide : wide + 1}"/>`)}
    ${line((road, d) => `<path d="${d}" stroke="${ROAD_COLOUR[road.colour]}" stroke-width="${road.colour === "plain" ? wide - 1.8 : wide - 0.8}"/>`)}</g>${shoe}`;
}

function harbours(edition: Edition, layout: Layout): string {
  return each(Object.entries(layout.piers), ([id, spots]) => {
    const { x, y } = layout.at[id]!;
    const end = {
      x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
      y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
    };
    const pier = `M${x.toFixed(1)} ${y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
    const anchors = each(
      spots,
      (spot, i) =>
        `<g transform="translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})"><circle r="7.5" fill="${ROAD_COLOUR[edition.place[id]!.harbours[i] ?? "red"]}" stroke="#f6ecd2" stroke-width="1.2"/><circle r="8.3" fill="none" stroke="${INK}" stroke-width=".6"/><path d="${iconPath("anchor")}" transform="translate(-5 -5) scale(.0195)" fill="#f6ecd2"/></g>`,
    );
    return `<path d="${pier}" stroke="${INK}" stroke-width="4"/><path d="${pier}" stroke="#b79a66" stroke-width="2.4" stroke-dasharray="3 1"/>${anchors}`;
  });
}

function settlements(edition: Edition, layout: Layout): string {
  return each(
    [...edition.locations].sort((a, b) => layout.at[a.id]!.y - layout.at[b.id]!.y),
    ({ id, type: kind, start }) => {
      const { x, y } = layout.at[id]!;
      const r = sizeOf(layout, id);
      const towers =
        kind === "city"
          ? each(
              corners(r),
              ([cx, cy]) =>
                `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="2.8" fill="#f6ecd2" stroke="${INK}" stroke-width=".9"/>`,
            )
          : "";
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><ellipse cy="${r}" rx="${r * 0.95}" ry="4" fill="#2a1b10" opacity=".22"/>
      <g transform="translate(0 ${-r + 1}) scale(${layout.name === "tall" ? 0.9 : 0.8})">${SKYLINE[kind]}</g>
      <path d="${outline(kind, r)}" fill="#f6ecd2" stroke="${INK}" stroke-width="1.5"/><path d="${outline(kind, r - 2.2)}" fill="none" stroke="${INK}" stroke-width=".6"/>${towers}
      ${start ? `<path d="M0-5.200l1.5 3.3 3.6.4-2.7 2.4.8 3.600L0 2.700l-3.2 1.8.8-3.6-2.7-2.4 3.6-.4z" transform="translate(${-r * 0.82} ${-r * 0.82})" fill="#e2b23c" stroke="${INK}" stroke-width=".7"/>` : ""}</g>`;
    },
  );
}

function capital(layout: Layout): string {
  const { x, y } = layout.at[CAPITAL]!;
  const r = layout.capital;
  const towers = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    return `<g transform="translate(${(Math.cos(angle) * (r + 3)).toFixed(1)} ${(Math.sin(angle) * (r + 3)).toFixed(1)})"><circle r="4.5" fill="#ecdcb4" stroke="${INK}" stroke-width="1"/><circle r="2" fill="#7a3a22"/></g>`;
  }).join("");
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="${r + 12}" fill="#f0e2bc" opacity=".75"/><circle r="${r + 8}" fill="none" stroke="${INK}" stroke-width=".7" stroke-dasharray="2 2.5"/>
    <circle r="${r + 3}" fill="#e0cb98" stroke="${INK}" stroke-width="1.6"/>${towers}</g>`;
}

function frame(layout: Layout): string {
  const { width, height } = layout;
  const tick = (length: number) => Array.from({ length: Math.ceil(length / 64) }, (_, i) => i * 64);
  return `<g fill="${INK}">${each(tick(width), (at) => `<path d="M${at} 4h32v4.500h-32zM${at} ${height - 8.5}h32v4.500h-32z"/>`)}${each(tick(height), (at) => `<path d="M4 ${at}h4.500v32h-4.500zM${width - 8.5} ${at}h4.500v32h-4.500z"/>`)}</g>
    <g fill="none" stroke="${INK}"><rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" stroke-width="2"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" stroke-width=".7"/><rect x="9" y="9" width="${width - 18}" height="${height - 18}" stroke-width="1.2"/></g>`;
}

const SHIPS: Record<Layout["name"], [number, number, number][]> = {
  wide: [
    [352, 14, 0.8],
    [14, 80, 0.75],
    [952, 48, 0.75],
    [672, 500, 0.7],
  ],
  square: [
    [352, 18, 0.85],
    [14, 96, 0.85],
    [950, 60, 0.85],
    [668, 608, 0.85],
  ],
  tall: [
    [14, 24, 0.8],
    [508, 18, 0.8],
    [10, 742, 0.8],
    [516, 748, 0.8],
  ],
};

export function printMap(edition: Edition, layout: Layout): string {
  const { width, height } = layout;
  const land = shore(edition, layout);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><radialGradient id="sea-light" cx="45%" cy="45%" r="75%"><stop offset="0" stop-color="#dfe2cf"/><stop offset="1" stop-color="#b9c4b2"/></radialGradient>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.500h5" stroke="#5b5a44" stroke-width=".7" opacity=".55"/></pattern>
    <clipPath id="land"><path d="${land}"/></clipPath><clipPath id="inside"><rect x="9" y="9" width="${width - 18}" height="${height - 18}"/></clipPath></defs>
    <rect width="${width}" height="${height}" fill="#e9dab4"/>
    <g clip-path="url(#inside)">${sea(layout, land)}
      <g clip-path="url(#land)"><path d="${land}" fill="#e6d3a8"/>${regions(edition, layout)}</g>
      <path d="${land}" fill="none" stroke="${INK}" stroke-width="2"/>
      ${each(layout.decor, ({ kind, x, y }) => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${layout.name === "tall" ? 0.95 : 0.85})" opacity=".72">${TERRAIN[kind] ?? ""}</g>`)}
      ${each(SHIPS[layout.name], ([x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${SHIP}</g>`)}
      ${capital(layout)}${harbours(edition, layout)}${roads(edition, layout)}${settlements(edition, layout)}
    </g>${frame(layout)}</svg>`;
}
