import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { startRouter } from "./lib/router.svelte";
import { apply } from "./lib/settings.svelte";
import { followPieces } from "./lib/version";
import { keepPages } from "./local/offline.svelte";
import "./theme.css";

apply();
startRouter();
keepPages();
followPieces();
mount(App, { target: document.getElementById("app")! });
