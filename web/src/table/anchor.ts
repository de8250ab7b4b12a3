/** Where on the page something is shown that belongs to an element. */
export interface Anchor {
  x: number;
  y: number;
}

export function middle(element: Element): Anchor {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A pointer's click leaves nothing focused that may go with the question: to let go of that later would lay out the whole page. */
export function leave(): void {
  const focused = document.activeElement;
  if ((focused instanceof HTMLElement || focused instanceof SVGElement) && !focused.matches(":focus-visible")) focused.blur();
}
