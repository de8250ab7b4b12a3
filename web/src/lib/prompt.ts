/** From legal choices to what is lit, listed and clicked. Pure, so that it can be tested without a browser. */
import type { GameClient, Target } from "./game";
import type { Choice, State } from "./protocol";
import type { Words } from "./words";

export interface Group {
  verb: string;
  choices: Choice[];
}

/** Choices by verb, in the order of the game. */
export function groups(legal: Choice[]): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of legal) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  return [...found].map(([verb, choices]) => ({ verb, choices }));
}

/** The choices on offer: those of the picked verb, or all. */
export function active(legal: Choice[], verb: string | null): Choice[] {
  const wanted = verb === null ? legal : legal.filter((choice) => choice.verb === verb);
  return wanted.length > 0 ? wanted : legal;
}

/** A line of the prompt: a choice, or (null) a verb that opens its choices. */
export interface Entry {
  verb: string;
  choice: Choice | null;
}

/** So many choices are read at a glance. */
export const FEW = 6;

const listed = (choices: Choice[]): Entry[] => choices.map((choice) => ({ verb: choice.verb, choice }));

/**
 * What the prompt offers: the choices if they are few or of one verb, else the verbs; as many of them as there is room for are
 * their choices, but for `pointed`, which the board offers as well. Verbs of `rows` are shown otherwise.
 */
export function entries(
  legal: Choice[],
  verb: string | null,
  rows: ReadonlySet<string> = new Set(),
  pointed: ReadonlySet<string> = new Set(),
): Entry[] {
  const verbs = groups(legal);
  const whole = verbs.filter((group) => !rows.has(group.verb));
  if (verb !== null || verbs.length === 1 || (rows.size === 0 && legal.length <= FEW)) return listed(active(legal, verb));
  const fits = whole.reduce((sum, group) => sum + group.choices.length, 0) + rows.size <= FEW;
  let room = FEW - verbs.length;
  return verbs.flatMap((group) => {
    const more = group.choices.length - 1;
    const isListed = more === 0 || fits || (more <= room && !pointed.has(group.verb));
    if (rows.has(group.verb) || !isListed) return [{ verb: group.verb, choice: null }];
    room -= more;
    return listed(group.choices);
  });
}

export function litTargets(game: GameClient, choices: Choice[], view: unknown): Set<Target> {
  return new Set(choices.flatMap((choice) => game.targets(choice, view)));
}

/** What a click on a target can mean: a precise hit wins over a general one (a token over its region). */
export function choicesAt(game: GameClient, choices: Choice[], view: unknown, target: Target): Choice[] {
  const precise = choices.filter((choice) => game.targets(choice, view)[0] === target);
  return precise.length > 0 ? precise : choices.filter((choice) => game.targets(choice, view).includes(target));
}

/** The number keys while a list is shown: null while more digits can follow. */
export function typed(digits: string, count: number): number | null | undefined {
  const number = Number(digits);
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  return number * 10 > count ? number - 1 : null;
}

/** Up to three choices that a click might have meant, to be asked about; duplicates left out. */
export function wishesAt(game: GameClient, state: State, target: Target, verb: string | null): string[] {
  return [...new Set(game.wishes(target, state, verb))].slice(0, 3);
}

/** Says choices, with what they cost where that is not in their words; each is put into words once. */
export function sayer(game: GameClient, words: Words, names: string[], view: unknown, state: State | null): (choice: Choice) => string {
  const known = new Map<Choice, string>();
  const say = (choice: Choice): string => {
    const sentence = words.choice(choice, names, view, state?.decision ?? null);
    const price = game.price?.(choice, state?.reach ?? {}, words);
    return price ? `${sentence} – ${price}` : sentence;
  };
  return (choice) => {
    const said = known.get(choice) ?? say(choice);
    known.set(choice, said);
    return said;
  };
}
