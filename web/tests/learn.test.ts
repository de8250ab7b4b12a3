import { describe, expect, it } from "vitest";
import { around, arrow, overlap, place, type Box } from "../src/learn/place";

const WINDOW = { width: 1280, height: 720 };
const SIZE = { width: 380, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const put = (targets: Box[], needed: Box[] = []): Box => {
  const { left, top } = place(SIZE, targets, needed, WINDOW);
  return box(left, top, SIZE.width, SIZE.height);
};

describe("the place of a lesson's words", () => {
  it("never covers what they speak of where there is room, and stays on the screen", () => {
    for (let x = 0; x <= 1080; x += 60)
      for (let y = 0; y <= 560; y += 40) {
        const target = box(x, y, 200, 160);
        const words = put([target]);
        expect(overlap(words, target)).toBe(0);
        expect(words.left >= 0 && words.top >= 0 && words.right <= WINDOW.width && words.bottom <= WINDOW.height).toBe(true);
      }
  });
  it("finds room beside a large board and between several targets", () => {
    const board = box(0, 44, 860, 676);
    expect(overlap(put([board]), board)).toBe(0);
    const two = [box(100, 100, 150, 100), box(900, 500, 150, 100)];
    for (const target of two) expect(overlap(put(two), target)).toBe(0);
  });
  it("leaves free what is needed to answer, if it can", () => {
    const target = box(300, 300, 120, 100);
    const prompt = box(870, 50, 400, 220);
    expect(overlap(put([target], [prompt]), prompt)).toBe(0);
  });
  it("stands somewhere when there is nothing to point at", () => {
    const words = put([]);
    expect(words.left >= 0 && words.bottom <= WINDOW.height).toBe(true);
    expect(around([])).toBeNull();
  });
});

describe("the arrow", () => {
  it("leads from the edge of the words to the edge of the target", () => {
    expect(arrow(box(500, 100, 100, 100), box(100, 100, 100, 100))).toEqual({ x1: 500, y1: 150, x2: 200, y2: 150 });
  });
  it("is left out where they touch", () => {
    expect(arrow(box(100, 100, 100, 100), box(150, 150, 100, 100))).toBeNull();
  });
});
