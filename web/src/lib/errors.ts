/** The words of a refusal that comes without any: tables of this browser tell a code, a place and details. As lazaretto/server/texts.py. */
import house from "texts:house";
import server from "texts:server";
import type { Language, ServerError } from "./protocol";
import { Words } from "./words";

/** Whatever a refusal does not tell is `none`. */
const NOTHING = Object.fromEntries(
  [...`${house.en}${server.en}${house.ru}${server.ru}`.matchAll(/\$(\w+)/g)].map((slot) => [slot[1]!, "none"]),
);
const made: Partial<Record<Language, [Words, Words]>> = {};

const words = (language: Language) =>
  (made[language] ??= [new Words(language, [server[language]]), new Words(language, [house[language]])]);

/** Null for a code that nobody wrote a text for. The server's texts are whole sentences; those of the house are told with their place. */
export function refusalText({ code, place, details }: ServerError, language: Language): string | null {
  const given = Object.fromEntries(Object.entries(details ?? {}).map(([name, value]) => [name, String(value)]));
  const slots = { ...NOTHING, ...(place ? { place } : {}), ...given };
  const [own, general] = words(language);
  if (own.has(`error-${code}`)) return own.say(`error-${code}`, slots);
  if (!general.has(`error-${code}`)) return null;
  const reason = general.say(`error-${code}`, slots);
  return place ? general.say("error-line", { place, reason }) : reason;
}
