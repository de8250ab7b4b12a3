/** The pages, each loaded when it is opened. */
import type { Component } from "svelte";
import type { Route } from "../lib/router.svelte";

type Page = Component<Record<string, unknown>>;

const PAGES: Record<Route["page"], () => Promise<unknown>> = {
  lobby: () => import("./Lobby.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  game: () => import("./Game.svelte"),
  aid: () => import("./Aid.svelte"),
  learn: () => import("./Learn.svelte"),
  about: () => import("./About.svelte"),
};

export const loadPage = (page: Route["page"]): Promise<{ default: Page }> => PAGES[page]() as Promise<{ default: Page }>;
