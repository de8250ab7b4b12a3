import { describe, expect, it } from "vitest";
import house from "texts:errors/en";
import server from "texts:server/en";
import { refusalText } from "../src/lib/errors";
import { pack, unpack } from "../src/local/pack.js";

describe("many files as one", () => {
  it("come out as they went in", () => {
    const files: [string, Uint8Array][] = [
      ["a/b.pyc", new Uint8Array([1, 2, 3])],
      ["empty", new Uint8Array()],
      ["я", new Uint8Array([255])],
    ];
    expect(unpack(pack(files)).map(([path, data]) => [path, [...data]])).toEqual(files.map(([path, data]) => [path, [...data]]));
  });
});

describe("the words of a refusal without any", () => {
  it("are the server's where it has a sentence", async () => {
    expect(await refusalText({ code: "unknown-game", text: "", details: { word: "chess" } }, "en")).toBe(
      "There is no game called “chess”.",
    );
    expect(await refusalText({ code: "unknown-game", text: "", details: { word: "chess" } }, "ru")).toBe("Игры «chess» нет.");
    expect(await refusalText({ code: "bad-request", text: "", place: "seats", details: { reason: "missing" } }, "en")).toBe(
      "This request cannot be understood: “seats” is missing.",
    );
  });

  it("are those of the house, with their place, where it has none", async () => {
    expect(await refusalText({ code: "wrong-players", text: "", place: "seats", details: { given: "9", expected: "2, 3" } }, "en")).toMatch(
      /^seats: .*9/,
    );
  });

  it("leave no gap, whatever is told", async () => {
    const codes = [...`${house}\n${server}`.matchAll(/^error-([\w-]+) =/gm)].map((match) => match[1]!);
    expect(codes.length).toBeGreaterThan(50);
    for (const code of codes)
      for (const language of ["en", "ru"] as const) expect(await refusalText({ code, text: "" }, language), code).not.toMatch(/[{}$]/);
  });

  it("are none for a code nobody wrote about", async () => {
    expect(await refusalText({ code: "no-such-code", text: "" }, "en")).toBeNull();
  });
});
