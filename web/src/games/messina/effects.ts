/** The effect language of the edition (see the head of edition.toml): read, drawn and said. */
import type { IconName } from "../../lib/icons";
import type { Class } from "./types";

export interface Item {
  what: string;
  n: number;
  /** An overseer's class, or "any". */
  who?: string;
  way?: string;
}

export interface Branch {
  pays: Item[];
  items: Item[];
}

function readItem(word: string): Item {
  const [what = "", rest = ""] = word.split(":");
  if (what !== "overseer") return { what, n: rest ? Number(rest) : 1 };
  const [who = "any", way = ""] = rest.split("+");
  return { what, n: 1, who, way };
}

const readItems = (text: string): Item[] => (text ? text.split(", ").map(readItem) : []);

export function readEffect(text: string): Branch[] {
  if (!text) return [];
  return text.split(" / ").map((part) => {
    const [before = "", after] = part.split(" -> ");
    return after === undefined ? { pays: [], items: readItems(before) } : { pays: readItems(before), items: readItems(after) };
  });
}

export const readCost = readItems;

// ---------------------------------------------------------------- drawn

export type Tint = "gold" | "wood" | "fire" | "power" | "ink" | "laurel" | "city" | "church" | Class;

export interface Glyph {
  icon: IconName;
  tint: Tint;
  n: number;
  /** A small second sign: an upward arrow, a skip. */
  mark?: "up" | "skip";
  also?: { icon: IconName; tint: Tint };
}

const PLAIN: Record<string, [IconName, Tint]> = {
  coin: ["coin", "gold"],
  wood: ["wood", "wood"],
  fire: ["fire", "fire"],
  powerfire: ["powerfire", "power"],
  vp: ["points", "laurel"],
  city: ["city", "city"],
  church: ["church", "church"],
  scroll: ["scroll", "wood"],
  build: ["build", "ink"],
  helper: ["helper", "ink"],
  activate: ["activate", "fire"],
  "hex-action": ["hex", "ink"],
};

export function glyph(item: Item): Glyph {
  if (item.what === "overseer") {
    const tint = item.who === "any" ? "ink" : (item.who as Class);
    return { icon: "overseer", tint, n: 1, ...(item.way ? { mark: item.way === "skip" ? ("skip" as const) : ("up" as const) } : {}) };
  }
  if (item.what === "upgrade-overseer") return { icon: "overseer", tint: "ink", n: 1, mark: "up" };
  if (item.what === "upgrade-citizen") return { icon: "majority", tint: "ink", n: 1, mark: "up" };
  if (item.what === "city|church") return { icon: "city", tint: "city", n: item.n, also: { icon: "church", tint: "church" } };
  const [icon, tint] = PLAIN[item.what] ?? ["help", "ink"];
  return { icon, tint, n: item.n };
}

/** What a district asks for: its price, citizens by class (a plus: upgraded), a helper; like things together. */
export function needs({ cost, citizens, helper }: { cost: string; citizens: string[]; helper: boolean }): Glyph[] {
  const people = [...new Set(citizens)].map((name): Glyph => {
    const cls = name.replace("+", "") as Class;
    return { icon: cls, tint: cls, n: citizens.filter((each) => each === name).length, ...(name.endsWith("+") ? { mark: "up" as const } : {}) };
  });
  return [...readCost(cost).map(glyph), ...people, ...(helper ? [glyph({ what: "helper", n: 1 })] : [])];
}

/** Signs in a row: glyphs, with slashes and arrows between them. */
export type Sign = Glyph | "/" | ">";

export function signs(effect: string): Sign[] {
  const found: Sign[] = [];
  readEffect(effect).forEach((branch, at) => {
    if (at > 0) found.push("/");
    found.push(...branch.pays.map(glyph));
    if (branch.pays.length > 0) found.push(">");
    found.push(...branch.items.map(glyph));
  });
  return found;
}

/** How wide signs are, in units of one glyph; a number stands beside its glyph. */
export function signWidth(sign: Sign): number {
  if (typeof sign === "string") return sign === "/" ? 0.34 : 0.55;
  return (sign.also ? 1.5 : 1) + (sign.n > 1 ? 0.3 : 0);
}
export const signsWidth = (found: Sign[]): number => found.reduce((sum, sign) => sum + signWidth(sign), 0);
