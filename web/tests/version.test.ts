import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOutdated, ownPage, when } from "../src/lib/version";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a page is told by the script it began with", () => {
  expect(ownPage([{ src: "http://x/other.js" }, { src: "http://x/assets/index-Ab_1-2.js" }])).toBe("assets/index-Ab_1-2.js");
  expect(ownPage([{ src: "http://x/src/main.ts" }])).toBe("");
});

test("a page loads itself anew for another one, but not twice for the same", () => {
  expect(isOutdated("assets/index-a.js", "assets/index-a.js")).toBe(false);
  expect(isOutdated("assets/index-b.js", "assets/index-a.js")).toBe(true);
  sessionStorage.setItem("lazaretto-page", "assets/index-b.js");
  expect(isOutdated("assets/index-b.js", "assets/index-a.js")).toBe(false);
  expect(isOutdated("assets/index-c.js", "assets/index-a.js")).toBe(true);
  expect(isOutdated("assets/index-c.js", "")).toBe(false);
});

test("it waits until nothing is half done, and then goes once", () => {
  vi.useFakeTimers();
  let ready = false;
  const then = vi.fn();
  when(() => ready, then);
  vi.advanceTimersByTime(5000);
  expect(then).not.toHaveBeenCalled();
  ready = true;
  vi.advanceTimersByTime(5000);
  expect(then).toHaveBeenCalledTimes(1);
  when(() => true, then)();
  vi.advanceTimersByTime(5000);
  expect(then).toHaveBeenCalledTimes(1);
});
