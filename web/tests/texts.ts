/** All texts in all languages, before a test reads them. */
import * as games from "../src/games/texts";
import { house } from "../src/lib/i18n.svelte";

const all = [house, ...Object.values(games)];
await Promise.all(all.flatMap((texts) => [texts.load("en"), texts.load("ru")]));
