/** Our own small drawings for the map of the empire: terrain, roofs of settlements, ships. */

const INK = "#3a2817";

/** Terrain by the word of the edition; each stands on its foot at 0,0. */
export const TERRAIN: Record<string, string> = {
  mountain: `<path d="M-11 2C-8-4-5-11-2-12c2-1 3 4 5 4 2 0 3 4 8 10z" fill="#d9c29a" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M-2-11c1 5 0 9 2 12M1-7l2 8M4-6l3 7" fill="none" stroke="${INK}" stroke-width=".7"/>`,
  peak: `<path d="M-10 2C-6-5-3-14 0-16c3 3 5 11 10 18z" fill="#d3cbc6" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M-3-9l2 2 1.5-2 2 2.5 1.5-1.500M0-16c-1.5 2-2.5 5-3 7" fill="#f6efe0" stroke="${INK}" stroke-width=".6"/><path d="M1-5l2 6M4-4l3 5M-1-4l0 5" fill="none" stroke="${INK}" stroke-width=".7"/>`,
  pine: `<path d="M0 2v-4" stroke="${INK}" stroke-width="1.2"/><path d="M0-14l4 6h-2l3.5 6h-11l3.5-6h-2z" fill="#a9b389" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/><path d="M1-10l1.5 3M2-5l1.5 2.5" stroke="${INK}" stroke-width=".6"/>`,
  field: `<path d="M-9-4h11M-6-1h13M-10 2h11" stroke="#8d7426" stroke-width="1" fill="none"/><path d="M4-4c0-3 2-4 2-6M7-4c0-2 2-4 3-5M-2-1" stroke="#8d7426" stroke-width=".8" fill="none"/>`,
  grove: `<g fill="#bcb878" stroke="${INK}" stroke-width=".8"><path d="M-4 2v-3M4 2v-3M0-1v-3"/><circle cx="-4" cy="-4" r="3.6"/><circle cx="4" cy="-3.5" r="3.6"/><circle cy="-8" r="3.6"/></g><path d="M-2-5c1 1 1 2 0 3M6-5c1 1 1 2 0 3M2-9c1 1 1 2 0 3" fill="none" stroke="${INK}" stroke-width=".6"/>`,
};

/** What rises behind the medallion of a settlement; its foot is the medallion's upper rim. */
export const SKYLINE: Record<string, string> = {
  village: `<path d="M-11 5v-6l5-4.5 5 4.500v6zM1 5v-4l4.5-4 4.5 4v4z" fill="#ecdcb4" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M-12-1l6-5.5 6 5.500M0 1.500l5.5-5 5.5 5" fill="none" stroke="#7a3a22" stroke-width="1.3"/>`,
  town: `<path d="M-14 6v-8l5-4 4 3.500v-7l4-6 4 6v6l5-3.5 5 4.500v8.500z" fill="#ecdcb4" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M-1-16.500v-3.500M-2.5-18.500h3M-15-1.500l6-5 4 3M3-4l5-3.5 6 5M-5-9.500l4-6.5 4 6.5" fill="none" stroke="#7a3a22" stroke-width="1.3"/>`,
  city: `<path d="M-19 8v-15h2v2h2v-2h2v2h2v-2h2v5h3v-10l4-6 4 6v10h3v-5h2v2h2v-2h2v2h2v-2h2v15z" fill="#ecdcb4" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M0-18v-8" stroke="${INK}" stroke-width=".9"/><path d="M0-26h8l-2.5 2.2 2.5 2.200h-8z" fill="#93261a" stroke="${INK}" stroke-width=".6"/><path d="M-4-12l4-6 4 6" fill="none" stroke="#7a3a22" stroke-width="1.4"/><path d="M-1.5-7v4M1.5-7v4M-14-1v3M14-1v3" stroke="${INK}" stroke-width=".9"/>`,
};

export const SHIP = `<path d="M11 6c9-2 17 0 19 1-3 4-3 10 0 15-6 2-14 2-19 0 2-5 2-11 0-16z" fill="#f4e9cf" stroke="${INK}" stroke-width="1.2"/><path d="M3 25c2 7 6 10 10 10h15c5 0 8-4 9-11l-5 1v3H9l-1-4z" fill="#8a6a41" stroke="${INK}" stroke-width="1.2"/><path d="M20 2v26M20 2l6 2-6 2M13 11c5-1 11-1 15 0M13 16c5-1 11-1 15 0M6 29h26" fill="none" stroke="${INK}"/><path d="M17 14h6M20 11v6" stroke="#93261a" stroke-width="2"/>`;

/** A town's outline around 0,0. */
export function outline(kind: string, r: number): string {
  if (kind === "village") return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  if (kind === "town") {
    const s = r * 0.97;
    const c = r * 0.28;
    return `M${-s + c} ${-s}h${2 * (s - c)}q${c} 0 ${c} ${c}v${2 * (s - c)}q0 ${c} ${-c} ${c}h${-2 * (s - c)}q${-c} 0 ${-c} ${-c}v${-2 * (s - c)}q0 ${-c} ${c} ${-c}z`;
  }
  const points = corners(r);
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}

export const corners = (r: number): [number, number][] =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [Math.cos(angle) * r * 1.06, Math.sin(angle) * r * 1.06];
  });
