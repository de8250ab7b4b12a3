/** Where on the page something is shown that belongs to an element. */
export interface Anchor {
  x: number;
  y: number;
}

export function middle(element: Element): Anchor {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
