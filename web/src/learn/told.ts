/** What a lesson says, from its ids: the browser's half of lazaretto/text/lessons.py. */
import type { GameClient } from "../lib/game";
import type { Choice, Decision, GameEvent, Language, LessonReply, LessonState } from "../lib/protocol";
import { Words } from "../lib/words";

const MOST_TOLD = 4;
const NONE = "none";

/** The words of a game with those of its lessons. */
export function lessonWords(game: GameClient, texts: Record<string, string>, language: Language): Words {
  const { sources, schema, printed, effects } = game.words[language];
  return new Words(language, [...sources, texts[language] ?? ""], schema, printed, effects);
}

/** What the seats are called. */
export function seatNames(words: Words, players: number, learner: number): string[] {
  return Array.from({ length: players }, (_, seat) =>
    words.say(seat === learner ? "learn-name-learner" : `learn-name-${seat < learner ? seat : seat - 1}`),
  );
}

export function consequence(words: Words, reply: LessonReply, names: string[]): string {
  const told = (reply.events as GameEvent[]).filter(({ kind }) => kind !== "only-choice");
  if (told.length > 0)
    return told
      .slice(0, MOST_TOLD)
      .map((event) => words.event(event, names))
      .join(" ");
  return reply.asked ? words.say("learn-asked", { question: words.prompt(reply.asked as Decision, names, null) }) : "";
}

/** What is said about a choice that is not what is wanted. */
export function replyText(words: Words, key: string, now: LessonState, reply: LessonReply, names: string[]): string {
  const said = words.form(key, reply.form, now.facts);
  if (reply.kind === "own") return said;
  const choice = words.choice(reply.choice as Choice, names, now.state.view, now.state.decision as Decision | null);
  const slots = { choice, consequence: consequence(words, reply, names), aim: said };
  if (reply.kind === "other") return words.say("learn-reply-other", slots);
  return words.say("learn-reply-missed", { ...slots, have: reply.have ?? NONE, wants: reply.wants ?? NONE, need: reply.need ?? NONE });
}
