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
  /** It stands beside something; and is shown for itself. */
  otherwise: boolean;
  apart: boolean;
}

/** Things that differ in what they cost and bring, shown side by side by their numbers: all of a verb, or what stands beside one choice. */
export interface Row {
  verb: string;
  /** The choice whose line it stands in; null: it takes the place of all lines of its verb. */
  main: Offer | null;
  offers: Offer[];
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
  const besidesOf = (text: string | undefined) => besides.filter(({ wanted }) => wanted.text === text).map((way) => joined(way));
  const direct = legal.map((choice, at) => {
    const taken = ways.find(({ wanted }) => wanted.text === choice.text);
    return {
      choice,
      choices: taken?.means.choices ?? [choice.text],
      means: taken?.means ?? means?.choices[at] ?? null,
      beside: besidesOf(choice.text),
      otherwise: false,
      apart: false,
    };
  });
  const known = new Set<string | undefined>(legal.map(({ text }) => text));
  const far = ways.filter(({ wanted }) => !known.has(wanted.text));
  const several = (text: string | undefined) => far.filter(({ wanted }) => wanted.text === text).length > 1;
  return {
    direct,
    ways: far.map((way) => ({
      ...(several(way.wanted.text) ? joined(way) : joined(way, way.wanted.text)),
      beside: besidesOf(way.wanted.text),
    })),
  };
}

/** A way as something to click on; called by all its choices where others lead to the same. */
function joined({ wanted, means, beside, apart }: Means["ways"][number], text = means.choices.join(" › ")): Offer {
  return { choice: { ...wanted, text } as unknown as Choice, choices: means.choices, means, beside: [], otherwise: beside, apart };
}

/** What is shown for itself beside the choices, in rows. */
export function rowsOf({ direct, ways }: Offers): Row[] {
  const mains = [...direct, ...ways].filter(({ beside }) => beside.some(({ apart }) => apart));
  return [...new Set(mains.map(({ choice }) => choice.verb))].flatMap((verb): Row[] => {
    const near = direct.filter(({ choice }) => choice.verb === verb);
    const chips = near.flatMap((main) => [...(main.means?.opens === false ? [main] : []), ...main.beside.filter(({ apart }) => apart)]);
    const kinds = new Set(chips.map((offer) => JSON.stringify([times(offer), offer.means?.changes])));
    if (near.length > 1 && kinds.size === chips.length) return [{ verb, main: null, offers: chips }];
    const own = mains.filter(({ choice }) => choice.verb === verb);
    return own.map((main) => ({ verb, main, offers: main.beside.filter(({ apart }) => apart) }));
  });
}

const MOST_TOLD = 3;

/** What an offer of a row has that not all of them have: what it costs first. */
export function different(offer: Offer, row: Row, seat: number | null): Consequences["changes"] {
  const mine = (each: Offer) => each.means?.changes.filter((change) => change.seat === seat) ?? [];
  const all = row.main ? [row.main, ...row.offers] : row.offers;
  const same = (change: Consequences["changes"][number]) =>
    all.every((each) => mine(each).some((other) => JSON.stringify(other) === JSON.stringify(change)));
  const loss = ({ most }: Consequences["changes"][number]) => Number((most ?? 0) >= 0);
  return mine(offer)
    .filter((change) => !same(change))
    .sort((a, b) => loss(a) - loss(b))
    .slice(0, MOST_TOLD);
}

/** How often a way does what it is for: the choice that is wanted, which may be a few choices off. */
export function times(offer: Offer): number {
  return Math.max(1, ...alike(offer).map(({ count }) => count));
}

/** What a way does of the kind that it is for, and how often: to heal two here and one there. */
export function alike({ choice, choices }: Offer): { text: string; count: number }[] {
  const own = choices.filter((each) => each.split(" ")[0] === choice.verb);
  return [...new Set(own)].map((text) => ({ text, count: own.filter((each) => each === text).length }));
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
