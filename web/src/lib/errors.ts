/** The words of a refusal that comes without any: tables of this browser tell a code, a place and details. As lazaretto/server/texts.py.
 *  They are loaded when something is refused. */
import type { Language, ServerError } from "./protocol";
import { Words } from "./words";

const HOUSE = { en: () => import("texts:errors/en"), ru: () => import("texts:errors/ru") };
const SERVER = { en: () => import("texts:server/en"), ru: () => import("texts:server/ru") };

interface Refusals {
  own: Words;
  general: Words;
  /** Whatever a refusal does not tell is `none`. */
  nothing: Record<string, string>;
}

async function refusals(language: Language): Promise<Refusals> {
  const [{ default: server }, { default: house }] = await Promise.all([SERVER[language](), HOUSE[language]()]);
  const slots = [...`${server}${house}`.matchAll(/\$(\w+)/g)];
  return {
    own: new Words(language, [server]),
    general: new Words(language, [house]),
    nothing: Object.fromEntries(slots.map((slot) => [slot[1]!, "none"])),
  };
}

/** Null for a code that nobody wrote a text for. The server's texts are whole sentences; those of the house are told with their place. */
export async function refusalText({ code, place, details }: ServerError, language: Language): Promise<string | null> {
  const { own, general, nothing } = await refusals(language);
  const given = Object.fromEntries(Object.entries(details ?? {}).map(([name, value]) => [name, String(value)]));
  const slots = { ...nothing, ...(place ? { place } : {}), ...given };
  if (own.has(`error-${code}`)) return own.say(`error-${code}`, slots);
  if (!general.has(`error-${code}`)) return null;
  const reason = general.say(`error-${code}`, slots);
  return place ? general.say("error-line", { place, reason }) : reason;
}
