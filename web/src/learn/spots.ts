/** The elements a step points at. A target may be drawn in several places; parts of the page have names of their own. */
import type { GameClient } from "../lib/game";
import type { Choice, LessonState } from "../lib/protocol";
import type { Box } from "./place";

const PANELS: Record<string, string> = { board: "[data-board]", prompt: ".prompt", log: "#panel-book", players: ".players" };
const SHOWN = 6; // places of wanted choices, at most

/** What to point at: as the lesson says, or where the wanted choices are made. */
export function pointsOf(now: LessonState, game: GameClient): string[] {
  if (now.points.length > 0) return now.points;
  const places = (now.wanted as Choice[]).flatMap((choice) => game.targets(choice, now.state.view).slice(0, 1));
  return [...new Set(places)].slice(0, SHOWN);
}

/** What a point may be drawn as, the best first: something to click, else something that is told about. */
function selectors(point: string): string[] {
  const [kind = "", id = ""] = point.split(":");
  if (kind === "panel") return PANELS[id] ? [PANELS[id]] : [];
  if (kind === "seat") return [`[data-seat="${CSS.escape(id)}"]`];
  return [`[data-target="${CSS.escape(point)}"]`, `[data-tip="${CSS.escape(point)}"]`];
}

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

export function elementsOf(points: string[]): Element[] {
  return points.flatMap((point) =>
    selectors(point)
      .flatMap((wanted) => [...document.querySelectorAll(wanted)].filter(isSeen))
      .slice(0, 1),
  );
}

/** The tab of the part of the board that shows a point, if what is open does not. */
function tabOf(point: string, game: GameClient): HTMLElement | null {
  if (/^(panel|seat):/.test(point) || elementsOf([point]).length > 0) return null;
  const tabs = (game.parts?.(point) ?? []).flatMap((part) => [
    ...document.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(part)}"]`),
  ]);
  return tabs[0] ?? null;
}

/** Turns to the part of the board that shows the first of these points, if another one is open. */
export function turnTo(points: string[], game: GameClient): void {
  const [first] = points;
  if (first) tabOf(first, game)?.click();
}

/** The tabs, each once, of parts that show some of these points and are not open. */
export function elsewhere(points: string[], game: GameClient): HTMLElement[] {
  return [...new Set(points.map((point) => tabOf(point, game)))].filter(
    (tab) => tab !== null && tab.getAttribute("aria-selected") !== "true",
  ) as HTMLElement[];
}

/** The boxes of elements, with a little room around them. */
export function boxesOf(elements: Element[], room = 4): Box[] {
  return elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
  });
}
