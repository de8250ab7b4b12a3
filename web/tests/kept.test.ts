import { describe, expect, it, vi } from "vitest";
import { answerFor, api } from "../src/lib/api";
import { kept, keptSet } from "../src/lib/kept";
import { handlers, written } from "../src/lib/pick";
import { namer } from "../src/lib/remembered";
import { Session } from "../src/lib/session.svelte";
import type { Listener } from "../src/backend/backend";

const view = () => ({
  seats: [
    { coins: 1, ships: ["a"] },
    { coins: 2, ships: [] as string[] },
  ],
  hexes: { h1: { cubes: 0 } },
  rival: null,
});

type View = ReturnType<typeof view>;

describe("what is told anew", () => {
  it("is what is held, as far as it says the same", () => {
    const held = view();
    const told = { ...view(), hexes: { h1: { cubes: 3 } } };
    const now = kept(held, told);
    expect(now).toEqual(told);
    expect(now).not.toBe(held);
    expect(now.seats).toBe(held.seats);
    expect(held.hexes.h1.cubes).toBe(0);
    expect(kept(held, view())).toBe(held);
  });

  it("is new where something was added, went, or became another kind of thing", () => {
    const held: unknown = view();
    for (const told of [{ ...view(), rival: {} }, { seats: view().seats }, { ...view(), more: undefined }, [], null, 3])
      expect(kept(held, told)).toEqual(told);
    expect(Object.keys(kept<object>({ a: undefined, b: 1 }, { c: undefined, b: 1 }))).toEqual(["c", "b"]);
    expect(kept([1, [2]], [1, [2], 3])).toEqual([1, [2], 3]);
  });

  it("is the same set if it has the same members", () => {
    const held = new Set(["a", "b"]);
    expect(keptSet(held, new Set(["b", "a"]))).toBe(held);
    expect([...keptSet(held, new Set(["a", "c"]))]).toEqual(["a", "c"]);
  });
});

describe("the name of a thing", () => {
  const says = vi.fn((target: string, { view }: { view: View; words: object; names: string[]; edition: object }) => {
    const seat = view.seats[Number(target)];
    return seat
      ? {
          title: `${seat.coins} coins`,
          lines: [...seat.ships.map((ship) => `Ship ${ship}.`), ...("rival" in view && view.rival ? ["!"] : [])],
        }
      : null;
  });
  const table = { words: {}, names: ["Anna"], edition: {} };

  it("is made again only when something has changed that it was made of", () => {
    const name = namer(says);
    const ask = (changed: object) => name("0", { ...table, view: { ...view(), ...changed } });
    expect(ask({})).toBe("1 coins. Ship a");
    ask({ hexes: {} });
    ask({ seats: [view().seats[0]!, { coins: 9, ships: ["z"] }] });
    expect(says).toHaveBeenCalledTimes(1);
    expect(ask({ seats: [{ coins: 1, ships: ["a", "b"] }] })).toBe("1 coins. Ship a. Ship b");
    expect(ask({ rival: { left: 1 } })).toBe("1 coins. Ship a. !");
    expect(ask({ seats: [] })).toBe("0");
    expect(name("0", { ...table, names: [], view: view() })).toBe("1 coins. Ship a");
    expect(says).toHaveBeenCalledTimes(5);
  });
});

describe("what stands at a thing", () => {
  it("is the same object until something about it changes", () => {
    const onpick = vi.fn();
    const at = (lit: boolean) => written(onpick, "spot:a", { "data-lit": lit ? "" : undefined, ...handlers(onpick, "spot:a") });
    expect(at(true)).toBe(at(true));
    expect(at(false)["data-lit"]).toBe(undefined);
    expect(written(vi.fn(), "spot:a", { "data-lit": "" })).toEqual({ "data-lit": "" });
  });
});

describe("who has made a move", () => {
  it("goes on when its board has come, so that all is drawn once", async () => {
    vi.spyOn(api, "me").mockResolvedValue({} as never);
    let line: Listener | undefined;
    const send = vi.fn(() => true);
    answerFor("here-t", {
      socket: (_table: string, _query: string, listener: Listener) => ((line = listener), { send, close: () => {} }),
    } as never);
    const session = new Session("here-t");
    await session.open(0);
    const state = { type: "state", seat: 0, decision: null, since: 0, events: [], steps: [], legal: [], reach: {}, view: {}, clock: null };
    const tell = (push: object) => line!.onmessage(JSON.stringify(push));
    tell({ ...state, rev: 1, n: 0 });
    const order: string[] = [];
    session.onstate = () => order.push("board");
    const moved = session.move("Pass").then(() => order.push("asker"));
    tell({ type: "ack", id: 1, rev: 2, n: 1 });
    await new Promise((go) => setTimeout(go));
    expect(order).toEqual([]);
    tell({ ...state, rev: 2, n: 0 });
    await moved;
    expect(order).toEqual(["board", "asker"]);
  });
});
