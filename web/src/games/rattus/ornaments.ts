/** Our own small drawings for the map: mountains, woods, ships, a serpent, the rose of the winds. */

export const MOUNTAINS: [number, number, number][] = [
  // Alps
  [318, 503, 1],
  [334, 499, 1.1],
  [352, 497, 1.15],
  [424, 482, 1],
  [440, 478, 0.9],
  // Pyrenees
  [186, 541, 0.9],
  [202, 548, 1],
  [220, 554, 0.9],
  // Carpathians
  [524, 446, 0.85],
  [540, 456, 0.9],
  [626, 486, 0.85],
  [622, 470, 0.8],
  // the north
  [392, 110, 1.1],
  [406, 90, 1.15],
  [420, 70, 1.1],
  [376, 150, 1],
  // Caucasus, Balkans, Anatolia, Urals
  [866, 492, 1.1],
  [888, 490, 1.2],
  [910, 494, 1.1],
  [552, 588, 0.8],
  [566, 592, 0.8],
  [852, 588, 1],
  [872, 582, 1.05],
  [964, 60, 1.1],
  [972, 84, 1.15],
  [980, 110, 1.1],
  [60, 735, 1],
  [290, 728, 1.1],
  [312, 732, 1],
];

export const TREES: [number, number][] = [
  [820, 66],
  [834, 72],
  [846, 62],
  [860, 130],
  [874, 136],
  [886, 126],
  [640, 120],
  [652, 128],
  [628, 132],
  [560, 140],
  [572, 150],
  [586, 130],
  [596, 300],
  [610, 306],
  [604, 292],
  [420, 400],
  [432, 406],
  [300, 460],
  [310, 468],
  [840, 230],
  [854, 236],
  [868, 224],
  [780, 260],
  [794, 252],
  [906, 180],
  [920, 186],
];

/** A cog: hull, castle, mast and a full sail. In a box of 40 by 40, the waterline at 34. */
export const SHIP = {
  hull: "M3 25c2 7 6 10 10 10h15c5 0 8-4 9-11l-5 1v3H9l-1-4z",
  sail: "M11 6c9-2 17 0 19 1-3 4-3 10 0 15-6 2-14 2-19 0 2-5 2-11 0-16z",
  lines: "M20 2v26M20 2l6 2-6 2M13 11c5-1 11-1 15 0M13 16c5-1 11-1 15 0M6 29h26",
};

/** A sea serpent in three coils. In a box of 90 by 40. */
export const SERPENT =
  "M4 22c-2-8 4-14 11-12 4 1 6 4 6 8l-5-2c-3-1-5 1-5 4 0 6 6 13 13 13 9 0 10-17 20-17 8 0 9 16 16 16 6 0 7-12 13-12 5 0 6 8 9 8 2 0 4-2 5-4 0 6-2 10-6 10-6 0-6-8-9-8-3 0-4 10-12 10-9 0-9-15-16-15-7 0-8 16-20 16C12 37 5 30 4 22zM14 13l3-1M11 9c-1-3 0-5 2-6l1 5M85 28l4-5-1 8";

/** Points of the rose of the winds: pairs of dark and light halves, long and short in turn. */
export function rose(radius: number, points: number): { dark: string; light: string }[] {
  const at = (angle: number, length: number) => `${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`;
  return Array.from({ length: points }, (_, i) => {
    const angle = (i * 2 * Math.PI) / points;
    const long = i % 4 === 0 ? radius : i % 2 === 0 ? radius * 0.72 : radius * 0.46;
    const side = Math.PI / points;
    const inner = radius * 0.2;
    return { dark: `M0 0L${at(angle, long)}L${at(angle + side, inner)}z`, light: `M0 0L${at(angle, long)}L${at(angle - side, inner)}z` };
  }).reverse();
}
