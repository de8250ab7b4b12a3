/** Arrows walk between targets by where they stand on the screen. */

export interface Box {
  x: number;
  y: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Direction, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of `boxes` in a direction: straight ahead counts more than aside. -1: none lies there. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  const way = WAYS[direction];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const ahead = (box.x - from.x) * way.x + (box.y - from.y) * way.y;
    const aside = Math.abs((box.x - from.x) * way.y) + Math.abs((box.y - from.y) * way.x);
    const cost = ahead + aside * 2;
    if (ahead > 1 && cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}

const centre = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus; lit targets first, all of them when none is lit. */
export function walk(root: ParentNode, direction: Direction): void {
  const lit = [...root.querySelectorAll<HTMLElement>("[data-target][data-lit]")];
  const all = lit.length > 0 ? lit : [...root.querySelectorAll<HTMLElement>("[data-target][tabindex]")];
  const here = document.activeElement?.closest<HTMLElement>("[data-target]");
  if (!here) {
    all[0]?.focus();
    return;
  }
  const others = all.filter((each) => each !== here);
  others[nearest(centre(here), others.map(centre), direction)]?.focus();
}

/** Is the player writing text, so that keys are letters? */
export function writing(event: KeyboardEvent): boolean {
  const target = event.target;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
