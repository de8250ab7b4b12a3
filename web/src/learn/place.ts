/** Where the words of a step stand: beside what they speak of, never over it. Nothing here knows the page. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 12;
const GAP = 22;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The box around all of them; null if there are none. */
export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Places to try: beside each of the targets and beside all of them, then the corners and edges of the window. */
function candidates(size: Size, targets: Box[], window: Size): { left: number; top: number }[] {
  const whole = around(targets);
  const beside = [...(whole ? [whole] : []), ...targets].flatMap((box) => {
    const [x, y] = [(box.left + box.right - size.width) / 2, (box.top + box.bottom - size.height) / 2];
    return [
      { left: x, top: box.bottom + GAP },
      { left: x, top: box.top - GAP - size.height },
      { left: box.right + GAP, top: y },
      { left: box.left - GAP - size.width, top: y },
    ];
  });
  const [right, bottom] = [window.width - size.width, window.height - size.height];
  const edges = [right, 0, right / 2].flatMap((left) => [bottom, 0, bottom / 2].map((top) => ({ left, top })));
  return [...beside, ...edges].map(({ left, top }) => ({
    left: clamp(left, MARGIN, right - MARGIN),
    top: clamp(top, MARGIN, bottom - MARGIN),
  }));
}

/** The place that covers the least of the targets, then the least of what is needed to answer, then the nearest. */
export function place(size: Size, targets: Box[], needed: Box[], window: Size): { left: number; top: number } {
  const whole = around(targets) ?? { left: window.width / 2, right: window.width / 2, top: window.height / 2, bottom: window.height / 2 };
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = targets.reduce((sum, target) => sum + overlap(box, target), 0);
    const hidden = needed.reduce((sum, each) => sum + overlap(box, each), 0);
    const far =
      Math.abs(left + size.width / 2 - (whole.left + whole.right) / 2) + Math.abs(top + size.height / 2 - (whole.top + whole.bottom) / 2);
    return covered * 1e6 + hidden * 1e3 + far;
  };
  const all = candidates(size, targets, window);
  return all.reduce((best, each) => (cost(each) < cost(best) ? each : best), all[0] ?? { left: MARGIN, top: MARGIN });
}

/** An arrow from the edge of the words to the edge of a target; null where they touch. */
export function arrow(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const mid = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const [a, b] = [mid(from), mid(to)];
  const edge = (box: Box, centre: { x: number; y: number }, other: { x: number; y: number }) => {
    const [dx, dy] = [other.x - centre.x, other.y - centre.y];
    const reach = Math.min(
      dx === 0 ? Infinity : (box.right - box.left) / 2 / Math.abs(dx),
      dy === 0 ? Infinity : (box.bottom - box.top) / 2 / Math.abs(dy),
    );
    return { x: centre.x + dx * reach, y: centre.y + dy * reach };
  };
  const [start, end] = [edge(from, a, b), edge(to, b, a)];
  if (overlap(from, to) > 0 || Math.hypot(end.x - start.x, end.y - start.y) < 12) return null;
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}
