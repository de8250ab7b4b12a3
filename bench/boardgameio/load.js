// The load: `matches` games of four sockets each. A seat moves as soon as it sees that it may. A move counts when all
// four sockets have seen it. The same code drives both servers; only `ours` and `theirs` below know a protocol.
//   node load.js ours|theirs <url> <matches> <seconds>
const { game, REGIONS } = require("./game.js");

const [, , which, url, matchesText, secondsText] = process.argv;
const matches = Number(matchesText), seconds = Number(secondsText);
const WARM_UP = 1.5;
const lags = [];
let counting = false, stopped = false, counted = 0, total = 0;

/** One match: who has seen which move, and how long it took until all had. */
class Match {
  constructor() { this.seen = [0, 0, 0, 0]; this.sent = new Map(); this.done = 0; }
  sends(n) { this.sent.set(n, performance.now()); }
  sees(seat, n) {
    this.seen[seat] = Math.max(this.seen[seat], n);
    const all = Math.min(...this.seen);
    for (; this.done < all; this.done += 1) {
      const began = this.sent.get(this.done + 1);
      this.sent.delete(this.done + 1);
      total += 1;
      if (began !== undefined && counting) { lags.push(performance.now() - began); counted += 1; }
    }
  }
}

async function theirs(at) {
  const { io } = require("socket.io-client");
  const match = new Match();
  const id = `match${at}`;
  for (let seat = 0; seat < 4; seat += 1) {
    const socket = io(`${url}/${game.name}`, { transports: ["websocket"] });
    const playerID = String(seat);
    const see = (state) => {
      match.sees(seat, state._stateID);
      if (stopped || state.ctx.currentPlayer !== playerID || match.sent.has(state._stateID + 1)) return;
      const args = [REGIONS[Math.floor(Math.random() * REGIONS.length)]];
      match.sends(state._stateID + 1);
      socket.emit("update", { type: "MAKE_MOVE", payload: { type: "add", args, playerID } }, state._stateID, id, playerID);
    };
    socket.on("sync", (_, info) => see(info.state));
    socket.on("update", (_, state) => see(state));
    await new Promise((resolve) => { socket.on("connect", resolve); });
    socket.emit("sync", id, playerID, undefined, 4);
    await new Promise((resolve) => { socket.once("sync", resolve); });
  }
}

let guest = null;
async function enter() {
  const answer = await fetch(`${url}/api/me`);
  const cookie = answer.headers.get("set-cookie").split(";")[0];
  guest = { cookie, csrf: (await answer.json()).csrf };
}

const AHEAD = 2; // games a second that one match may need; a game of ours ends, theirs goes on for ever

/** A table with its four sockets, opened but not played yet: what is measured are moves, not greetings. */
async function open() {
  const { WebSocket } = require("ws");
  const seats = Array.from({ length: 4 }, () => ({ kind: "me" }));
  const headers = { "content-type": "application/json", cookie: guest.cookie, "x-csrf": guest.csrf };
  const made = await fetch(`${url}/api/tables`, { method: "POST", headers, body: JSON.stringify({ game: "rattus", seats }) });
  const table = await made.json();
  const first = [];
  const sockets = seats.map((_, seat) => new WebSocket(`${url.replace("http", "ws")}/api/tables/${table.id}/ws?seat=${seat}`, { headers: { cookie: guest.cookie } }));
  await Promise.all(sockets.map((socket, seat) => new Promise((resolve) => {
    socket.on("message", (raw) => {
      const state = JSON.parse(raw);
      if (state.type === "state") { first[seat] = state; resolve(); }
    });
  })));
  return { table, sockets, first };
}

/** Play one game after the other. */
async function ours(ready) {
  const { table, sockets, first } = ready.pop() ?? await open();
  const match = new Match();
  match.seen.fill(table.n); match.done = table.n;
  const see = (seat, state) => {
    if (state.type === "error") throw new Error(JSON.stringify(state));
    if (state.type !== "state") return;
    match.sees(seat, state.n);
    if (stopped) return;
    if (state.decision === null) { // the game is over: the last of four begins the next
      sockets[seat].close();
      if (sockets.every((one) => one.readyState >= 2)) ours(ready);
      return;
    }
    if (state.decision.seat !== seat || match.sent.has(state.n + 1)) return;
    const choice = state.legal[Math.floor(Math.random() * state.legal.length)].text;
    match.sends(state.n + 1);
    sockets[seat].send(JSON.stringify({ type: "move", seat, n: state.n, choice }));
  };
  sockets.forEach((socket, seat) => {
    socket.removeAllListeners("message");
    socket.on("message", (raw) => see(seat, JSON.parse(raw)));
  });
  first.forEach((state, seat) => see(seat, state));
}

async function prepare() {
  await enter();
  const ready = Array.from({ length: matches }, () => []);
  for (const tables of ready) {
    for (let more = AHEAD * (seconds + WARM_UP); more > 0; more -= 1) tables.push(await open());
  }
  return ready;
}

async function main() {
  const ready = which === "ours" ? await prepare() : [];
  await Promise.all(Array.from({ length: matches }, (_, at) => (which === "ours" ? ours(ready[at]) : theirs(at))));
  await new Promise((resolve) => { setTimeout(resolve, WARM_UP * 1000); });
  counting = true;
  const began = performance.now();
  await new Promise((resolve) => { setTimeout(resolve, seconds * 1000); });
  counting = false; stopped = true;
  const took = (performance.now() - began) / 1000;
  lags.sort((a, b) => a - b);
  const at = (share) => lags[Math.min(lags.length - 1, Math.floor(lags.length * share))] ?? null;
  console.log(JSON.stringify({ all: total, moves: counted, seconds: took, rate: counted / took, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
  process.exit(0);
}

main();
