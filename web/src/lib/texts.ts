/** Texts are loaded a language at a time: whoever reads English needs no Russian, and nobody waits for both. */
import type { Language } from "./protocol";
import { change, settings } from "./settings.svelte";

type Parts = Record<Language, () => Promise<{ default: string }>>;

/** What must be there in another language before that can be spoken. */
const followed = new Set<Texts>();
let wanted: Language | null = null;

export class Texts implements Record<Language, string> {
  readonly #parts: Parts;
  readonly #read: Partial<Record<Language, string>> = {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get en(): string {
    return this.#of("en");
  }

  get ru(): string {
    return this.#of("ru");
  }

  #of(language: Language): string {
    const text = this.#read[language];
    if (text === undefined) throw new Error(`these texts are not loaded in ${language}`);
    return text;
  }

  has(language: Language): boolean {
    return this.#read[language] !== undefined;
  }

  async load(language: Language): Promise<void> {
    if (!this.has(language)) this.#read[language] = (await this.#parts[language]()).default;
  }

  /** In the language that is set, and from now on in each that will be. */
  async ready(): Promise<void> {
    followed.add(this);
    while (!this.has(settings.language)) await this.load(settings.language);
  }
}

/** All that is on the page, in a language. What is added meanwhile counts, too. */
export async function loadLanguage(language: Language): Promise<void> {
  const missing = [...followed].filter((texts) => !texts.has(language));
  if (missing.length === 0) return;
  await Promise.all(missing.map((texts) => texts.load(language)));
  await loadLanguage(language);
}

/** From one moment to the next: nothing is shown half in one language. Of two wishes the last counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await loadLanguage(language);
  if (wanted === language) change({ language });
}

/** What is made of the texts of a language is made when it is first read: those of the others may not be there. */
export function eachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  const made: Partial<Record<Language, Made>> = {};
  return {
    get en() {
      return (made.en ??= make("en"));
    },
    get ru() {
      return (made.ru ??= make("ru"));
    },
  };
}
