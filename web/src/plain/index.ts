/** Any game that we have drawn no board for: prompt, choices, and the view as tables. All it needs comes from the server. */
import { api } from "../lib/api";
import type { Fact, GameClient, Target } from "../lib/game";
import { gameWords } from "../lib/i18n.svelte";
import { Marks } from "../lib/marks";
import type { Choice, GameEvent, GameWords, PrintedInfo } from "../lib/protocol";
import type { Schema, Words } from "../lib/words";
import Board from "./Board.svelte";

type View = Record<string, unknown>;

const EVENT_MS = 350;
const UNMARKED = new Marks({ corrected: [], reconstructed: {} });
/** Who knows what is not told: where there are secrets, anybody may have one. */
const EVERYBODY = Array.from({ length: 16 }, (_, seat) => seat);

/** The components that a choice names; they can be clicked wherever the view shows them. */
export function targets(choice: Choice, schema: Schema): Target[] {
  const slots = Object.entries(schema.verbs[choice.verb] ?? {});
  return slots.flatMap(([slot, kind]) => (schema.domains[kind] && choice[slot] ? [`${kind}:${choice[slot]}`] : []));
}

/** Where an event happened: the components it names. */
export function places(event: GameEvent, schema: Schema): Target[] {
  const told = event as unknown as Record<string, unknown>;
  const slots = Object.entries(schema.events[event.kind] ?? {});
  return slots.flatMap(([slot, kind]) => (schema.domains[kind] && typeof told[slot] === "string" ? [`${kind}:${told[slot]}`] : []));
}

/** A view may tell the score as it stands: `scores`, a number or an object with `total` for each seat. */
export function score(view: View, seat: number): number {
  const scores = view["scores"];
  const own: unknown = Array.isArray(scores) ? scores[seat] : null;
  if (typeof own === "number") return own;
  const total = (own as { total?: unknown } | null)?.total;
  return typeof total === "number" ? total : 0;
}

export function describe(target: Target, words: Words): { title: string; lines: string[] } | null {
  const [domain = "", id = ""] = target.split(":");
  const forms = words.forms(domain, id);
  return forms["about"] ? { title: forms[""] ?? id, lines: [forms["about"]] } : null;
}

/** A plain client made of what the server tells about a game. */
export function plainClient(name: string, { texts, schema, printed, effects, secrets }: GameWords, marks = UNMARKED): GameClient<View> {
  return {
    name,
    edition: null,
    marks,
    words: gameWords(texts, schema, printed, effects),
    ratio: null,
    Board,
    targets: (choice) => targets(choice, schema),
    wishes: () => [],
    describe: (target, _view, words) => describe(target, words),
    icon: () => "log",
    verbIcon: () => "flag",
    places: (event) => places(event, schema),
    tone: (event) => (/^(turn|round)-/.test(event.kind) ? "turn" : "plain"),
    stage: () => ({ ms: EVENT_MS, sound: "step" }),
    scene: () => null,
    secrets: () => (secrets ? EVERYBODY : []),
    rulesOf: () => [],
    score,
    facts: (): Fact[] => [],
    belongings: () => [],
  };
}

export async function plainGame(name: string): Promise<(printed: PrintedInfo) => GameClient> {
  const words = await api.words(name);
  return (told) => plainClient(name, { ...words, printed: told.printed, effects: told.effects }, new Marks(told)) as unknown as GameClient;
}
