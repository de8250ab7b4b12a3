/** What a player sets for this browser; kept in local storage. */
import type { Language } from "./protocol";

export type Palette = "heraldic" | "safe" | "contrast";
export type Asking = "always" | "lost" | "never";
export type Speed = "off" | "fast" | "normal" | "slow";

interface Settings {
  language: Language;
  palette: Palette;
  sound: number;
  speed: Speed;
  /** When to ask again: before all that cannot be undone, only where something is given up, or never. */
  asks: Asking;
  cover: boolean;
  /** Where new tables are to stand. */
  where: "here" | "there";
  /** Games in which a coach looks on, wherever one may. */
  coached: string[];
}

const KEY = "lazaretto-settings";
const quiet = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

function defaults(): Settings {
  const browser = typeof navigator === "undefined" ? "en" : navigator.language;
  return {
    language: browser.toLowerCase().startsWith("ru") ? "ru" : "en",
    palette: "heraldic",
    sound: 0.5,
    speed: quiet ? "off" : "normal",
    asks: "lost",
    cover: true,
    where: "there",
    coached: [],
  };
}

function load(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults();
  }
}

export const settings = $state<Settings>(load());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: the settings live as long as the page
  }
  apply();
}

export function setCoached(game: string, on: boolean): void {
  const others = settings.coached.filter((each) => each !== game);
  change({ coached: on ? [...others, game] : others });
}

/** The language and the palette are also the document's. */
export function apply(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset["palette"] = settings.palette;
  document.documentElement.dataset["motion"] = settings.speed === "off" ? "off" : "on";
  document.cookie = `lz_lang=${settings.language}; path=/; max-age=31536000; samesite=lax`;
}

/** How long an animation of so many milliseconds lasts by the player's setting; 0: not shown. */
export function pace(ms: number): number {
  return { off: 0, fast: ms * 0.45, normal: ms, slow: ms * 1.8 }[settings.speed];
}
