/** Where things stand on the map, in its own units. */

export interface Point {
  x: number;
  y: number;
}

export interface Site {
  /** Name of the region: middle of the text, its tilt and its size. */
  label: Point & { tilt: number; size: number };
  rats: Point;
  cubes: Point;
  plague: Point;
  /** Tint of the region, 0..3; neighbours differ. */
  tint: number;
}

const at = (x: number, y: number): Point => ({ x, y });
const site = (label: [number, number, number, number], rats: Point, cubes: Point, plague: Point, tint: number): Site => ({
  label: { x: label[0], y: label[1], tilt: label[2], size: label[3] },
  rats,
  cubes,
  plague,
  tint,
});

export const SITES: Record<string, Site> = {
  anglia: site([140, 252, -16, 19], at(214, 318), at(206, 352), at(152, 300), 0),
  gallia: site([247, 418, -6, 20], at(250, 452), at(252, 487), at(205, 440), 1),
  germania: site([384, 352, 2, 19], at(380, 388), at(384, 423), at(330, 372), 2),
  hispania: site([112, 546, 8, 20], at(112, 582), at(116, 617), at(66, 570), 0),
  hungaria: site([499, 462, 2, 15], at(504, 489), at(500, 524), at(449, 500), 0),
  italia: site([462, 652, 52, 17], at(372, 524), at(388, 560), at(340, 506), 3),
  polonia: site([548, 292, 4, 20], at(548, 326), at(548, 361), at(490, 330), 1),
  scandia: site([425, 122, -62, 20], at(440, 196), at(440, 232), at(392, 214), 3),
  bulgaria: site([598, 482, 2, 15], at(592, 512), at(592, 544), at(550, 530), 2),
  turcia: site([768, 590, -8, 26], at(764, 620), at(764, 655), at(706, 636), 1),
  russia: site([770, 96, -14, 28], at(738, 168), at(738, 203), at(680, 186), 2),
  tartaria: site([775, 372, -8, 24], at(752, 412), at(752, 447), at(690, 430), 3),
};

export const PALACE: Point = at(128, 742);
export const SUPPLY: Point = at(880, 742);
export const DISCARD: Point = at(958, 742);
export const RAT = 17;
export const CUBE = 15;

/** Sea routes as curves: from, bend, to. They join regions that have no shared border. */
export const ROUTES: Record<string, [Point, Point, Point]> = {
  "anglia gallia": [at(214, 370), at(212, 388), at(228, 402)],
  "anglia scandia": [at(250, 250), at(290, 196), at(340, 206)],
  "hispania italia": [at(226, 586), at(274, 612), at(320, 606)],
  "germania scandia": [at(414, 332), at(428, 318), at(428, 298)],
  "polonia scandia": [at(476, 328), at(464, 304), at(456, 274)],
  "italia turcia": [at(450, 664), at(488, 706), at(534, 680)],
};

/** A few pieces side by side, centred. */
export const row = (middle: Point, count: number, step: number): Point[] =>
  Array.from({ length: count }, (_, i) => at(middle.x + (i - (count - 1) / 2) * step, middle.y));

/** A name that is longer than the room it has, in two lines as equal as its words allow. */
export function inLines(name: string, room: number): string[] {
  const gaps = [...name].flatMap((letter, at) => (letter === " " ? [at] : []));
  if (name.length <= room || gaps.length === 0) return [name];
  const middle = gaps.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  return [name.slice(0, middle), name.slice(middle + 1)];
}
