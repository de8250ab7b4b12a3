/** The words of the house and of the client, in the language that is set. */
import type { FluentVariable } from "@fluent/bundle";
import { gameText } from "./house.svelte";
import type { Language } from "./protocol";
import { settings } from "./settings.svelte";
import { eachLanguage, Texts } from "./texts";
import { Words, type Effect, type Printed, type Schema } from "./words";

/** Loaded before anything is shown. */
export const house = new Texts({ en: () => import("texts:house/en"), ru: () => import("texts:house/ru") });
const general = eachLanguage((language) => new Words(language, [house[language]]));

/** A text of the client; read in a template it follows the language. */
export function t(key: string, slots?: Record<string, FluentVariable>): string {
  return general[settings.language].say(key, slots);
}

export function has(key: string): boolean {
  return general[settings.language].has(key);
}

export function gameWords(
  texts: Record<Language, string>,
  schema: Schema,
  printed: Printed,
  effects: Effect[] = [],
): Record<Language, Words> {
  return eachLanguage((language) => new Words(language, [house[language], texts[language]], schema, printed, effects));
}

/** What a seat is called: by its name, else by its colour in this game (and a bot by its strength); a seat nobody holds is an empty one. */
export function nameOf(seat: { seat: number; name: string; kind: string; bot?: string | null }, game: string): string {
  if (seat.name) return seat.name;
  const colour = seat.kind === "open" ? t("seat-open") : (gameText(game, `seat-colour-${seat.seat}`) ?? t(`colour-${seat.seat}`));
  const name = colour.charAt(0).toUpperCase() + colour.slice(1);
  return seat.kind === "bot" && seat.bot ? t("bot-named", { name, level: botLevel(seat.bot) }) : name;
}

/** How strong a bot is, in words: `mcts:2000ms`. A bot of somebody's own is called by its name. */
export function botLevel(bot: string): string {
  const [name = "", budget = ""] = bot.split(":");
  const kind = name.split("@")[0] ?? name;
  const long = kind === "mcts" && Number(/^(\d+)ms$/.exec(budget)?.[1] ?? 0) >= 1500;
  return long ? t("bot-mcts-long") : has(`bot-${kind}`) ? t(`bot-${kind}`) : name;
}

/** A figure as it is printed: with a minus that is no hyphen. */
export const figure = (value: number | string): string => String(value).replace(/^-(?=\d)/, "\u2212");

/** Names in a row: "Anna and Boris". */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** How long ago, in words of the language. */
export function ago(seconds: number): string {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (passed < 90) return format.format(-Math.round(passed), "second");
  if (passed < 5400) return format.format(-Math.round(passed / 60), "minute");
  if (passed < 129600) return format.format(-Math.round(passed / 3600), "hour");
  return format.format(-Math.round(passed / 86400), "day");
}
