/** The keyboard can do all that the mouse can. */
import { walk, writing, type Direction } from "../lib/keyboard";
import { typed } from "../lib/prompt";
import type { Play } from "./play.svelte";

export interface Commands {
  log: () => void;
  chat: () => void;
  rules: () => void;
  mute: () => void;
  help: () => void;
}

export function keys(play: Play, commands: Commands): (event: KeyboardEvent) => void {
  let digits = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function number(digit: string): void {
    const count = play.chooser?.choices.length ?? play.entries.length;
    clearTimeout(timer);
    digits += digit;
    const found = typed(digits, count);
    if (found === null) {
      const so = digits;
      timer = setTimeout(() => pick(Number(so) - 1), 700);
      return;
    }
    if (found !== undefined) pick(found);
    else digits = "";
  }

  function pick(at: number): void {
    clearTimeout(timer);
    digits = "";
    const entry = play.entries[at];
    const choice = play.chooser?.choices[at];
    if (choice) void play.choose(choice);
    else if (entry && !play.chooser) play.pickEntry(entry);
  }

  const letters: Record<string, () => void> = {
    u: () => void play.undo(),
    h: () => void play.hint(),
    s: () => play.timeline.skip(),
    a: () => void play.again(),
    l: commands.log,
    c: commands.chat,
    r: commands.rules,
    m: commands.mute,
    "?": commands.help,
  };

  return (event) => {
    if (writing(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (play.cover !== null) return;
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      walk(document, event.key as Direction);
    } else if (/^\d$/.test(event.key)) number(event.key);
    else if (event.key === "Enter" && play.pending && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      void play.confirm();
    } else if (event.key === "Escape") play.back();
    else {
      // The same key on a Russian keyboard.
      const latin = /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
      letters[latin]?.();
    }
  };
}
