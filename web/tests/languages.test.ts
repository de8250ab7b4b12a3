import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { eachLanguage, speak, Texts } from "../src/lib/texts";
import { Words } from "../src/lib/words";

/** Texts whose Russian comes when it is let. */
function slow() {
  let come = () => {};
  const russian = new Promise<{ default: string }>((resolve) => (come = () => resolve({ default: "hello = привет" })));
  return { texts: new Texts({ en: () => Promise.resolve({ default: "hello = hello" }), ru: () => russian }), come };
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "" });
  settings.language = "en";
});

describe("languages", () => {
  it("are loaded one at a time, and none is read before it is there", async () => {
    const { texts, come } = slow();
    const words = eachLanguage((language) => new Words(language, [texts[language]]));
    await texts.ready();
    expect(words.en.say("hello")).toBe("hello");
    expect(() => words.ru).toThrow("not loaded in ru");
    come(); // texts that were read once are waited for by every change of language
  });

  it("are spoken as soon as all that is shown can be said in them", async () => {
    const { texts, come } = slow();
    const { texts: late, come: comeLate } = slow();
    await texts.ready();
    const spoken = speak("ru");
    await late.ready(); // opened meanwhile, in the old language
    come();
    await Promise.resolve();
    expect(settings.language).toBe("en");
    comeLate();
    await spoken;
    expect(settings.language).toBe("ru");
    expect(late.ru).toBe("hello = привет");
  });

  it("change by the last wish", async () => {
    const { texts, come } = slow();
    await texts.ready();
    const wishes = [speak("ru"), speak("en")];
    come();
    await Promise.all(wishes);
    expect(settings.language).toBe("en");
  });
});
