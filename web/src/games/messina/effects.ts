/** Effects as they are drawn: a row of signs. */
import type { IconName } from "../../lib/icons";
import type { Member } from "../../lib/words";
import type { MessinaDrawnHex } from "../../protocol/schema";
import type { Class } from "./types";

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

const members = (value: number | Member[] | undefined): Member[] => (Array.isArray(value) ? value : []);

/** Overseers of a class, or of any; `overseer-skip` jumps over a cell, `overseer-upgrade` is upgraded first. */
function overseer(id: string, who: Member | undefined): Glyph {
  const mark = id === "overseer-skip" ? ("skip" as const) : id === "overseer-upgrade" ? ("up" as const) : undefined;
  return { icon: "overseer", tint: who?.[1] ? (who[1] as Class) : "ink", n: 1, ...(mark ? { mark } : {}) };
}

export function glyph([, id, told]: Member): Glyph {
  const n = Number(told["count"] ?? 1);
  if (id.startsWith("overseer")) return overseer(id, members(told["who"])[0]);
  if (id === "upgrade-overseer") return { icon: "overseer", tint: "ink", n: 1, mark: "up" };
  if (id === "upgrade-citizen") return { icon: "majority", tint: "ink", n: 1, mark: "up" };
  if (id === "city-church") return { icon: "city", tint: "city", n, also: { icon: "church", tint: "church" } };
  const [icon, tint] = PLAIN[id] ?? ["help", "ink"];
  return { icon, tint, n };
}

/** What a district asks for: its price, citizens by class (upgraded ones with an arrow), a helper. */
export function needs({ cost, citizens, helper }: MessinaDrawnHex): Sign[] {
  const people = citizens.map(({ cls, upgraded, count }): Glyph => ({
    icon: cls,
    tint: cls,
    n: count,
    ...(upgraded ? { mark: "up" as const } : {}),
  }));
  return [...signs(cost), ...people, ...(helper ? [glyph(["effect", "helper", {}])] : [])];
}

/** Signs in a row: glyphs, with slashes and arrows between them. */
export type Sign = Glyph | "/" | ">";

export function signs(effect: Member[]): Sign[] {
  return effect.flatMap((member): Sign[] => {
    const [, id, told] = member;
    if (id === "nothing") return [];
    if (id === "or") return [...signs(members(told["one"])), "/", ...signs(members(told["other"]))];
    if (id === "exchange") return [...signs(members(told["price"])), ">", ...signs(members(told["gain"]))];
    return [glyph(member)];
  });
}

/** How wide signs are, in units of one glyph; a number stands beside its glyph. */
export function signWidth(sign: Sign): number {
  if (typeof sign === "string") return sign === "/" ? 0.34 : 0.55;
  return (sign.also ? 1.5 : 1) + (sign.n > 1 ? 0.3 : 0);
}
export const signsWidth = (found: Sign[]): number => found.reduce((sum, sign) => sum + signWidth(sign), 0);
