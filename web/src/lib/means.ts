/** What choices bring, and the ways that are offered. The server has found all of it; here it is put beside the choices. */
import type { Choice, Consequences, Means } from "./protocol";

/** Something that one click does: a choice, alone or with others that are made with it. */
export interface Offer {
  /** What it is called by and where it is clicked; its text is its own among all that is offered. */
  choice: Choice;
  /** What is sent. */
  choices: string[];
  /** Null until it has come. */
  means: Consequences | null;
  /** The same thing otherwise, or several times. */
  beside: Offer[];
}

export interface Offers {
  /** One for each legal choice; some take the answers along that everybody gives. */
  direct: Offer[];
  /** What can be had by more than one choice of one's own, the cheapest of those to one thing first. */
  ways: Offer[];
}

export function offersOf(legal: Choice[], means: Means | null): Offers {
  const ways = means?.ways.filter(({ beside }) => !beside) ?? [];
  const besides = means?.ways.filter(({ beside }) => beside) ?? [];
  const direct = legal.map((choice, at) => {
    const taken = ways.find(({ wanted }) => wanted.text === choice.text);
    return {
      choice,
      choices: taken?.means.choices ?? [choice.text],
      means: taken?.means ?? means?.choices[at] ?? null,
      beside: besides.filter(({ wanted }) => wanted.text === choice.text).map((way) => joined(way)),
    };
  });
  const known = new Set<string | undefined>(legal.map(({ text }) => text));
  const far = ways.filter(({ wanted }) => !known.has(wanted.text));
  const several = (text: string | undefined) => far.filter(({ wanted }) => wanted.text === text).length > 1;
  return {
    direct,
    ways: far.map((way) => (several(way.wanted.text) ? joined(way) : joined(way, way.wanted.text))),
  };
}

/** A way as something to click on; called by all its choices where others lead to the same. */
function joined({ wanted, means }: Means["ways"][number], text = means.choices.join(" › ")): Offer {
  return { choice: { ...wanted, text } as unknown as Choice, choices: means.choices, means, beside: [] };
}

/** How often a way does what it is for. */
export function times({ choice, choices }: Offer): number {
  const [first = ""] = choices;
  const [verb] = first.split(" ");
  return verb === choice.verb ? Math.max(1, choices.filter((each) => each === first).length) : 1;
}

/** A number with its sign, or from – to; "?" where nobody knows. */
export function amount(least: number | null, most: number | null): string {
  if (least === null || most === null) return "?";
  return least === most ? signed(least) : `${signed(least)}…${signed(most)}`;
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** What its seat has more or less of; what others have comes after it. */
export function ordered(means: Consequences, seat: number | null): Consequences["changes"] {
  return [...means.changes.filter((each) => each.seat === seat), ...means.changes.filter((each) => each.seat !== seat)];
}

const ROOM = 4;
const ROOM_FOR_SPANS = 2;

/** The few that have room beside a choice: what is sure before what may be, and then what is gained first; of others only where oneself has nothing. */
export function fewest(means: Consequences, seat: number | null): Consequences["changes"] {
  const mine = means.changes.filter((each) => each.seat === seat);
  const told = mine.length > 0 ? mine : means.changes;
  const sure = told.filter(({ least, most }) => least === most);
  if (sure.length > 0) return sure.slice(0, ROOM);
  const gained = (each: Consequences["changes"][number]) => Number((each.least ?? 0) >= 0);
  return [...told].sort((a, b) => gained(b) - gained(a)).slice(0, ROOM_FOR_SPANS);
}

/** What is said beside a choice that changes no number: the key of it. */
export function blank(means: Consequences): string {
  if (means.then === "chance") return "means-luck";
  if (means.unknown) return "means-unknown";
  if (means.opens && !means.whole) return "means-more";
  return means.events.some(({ kind }) => kind !== "only-choice") ? "means-else" : "means-nothing";
}

/** The total of a seat before and after, if it changes. */
export function total(means: Consequences, seat: number | null): Consequences["scores"][number] | null {
  return means.scores.find((each) => each.seat === seat && each.what === "total") ?? null;
}
