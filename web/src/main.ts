import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { house } from "./lib/i18n.svelte";
import { router, startRouter } from "./lib/router.svelte";
import { apply } from "./lib/settings.svelte";
import { followPieces } from "./lib/version";
import { keepPages } from "./local/offline.svelte";
import { loadPage } from "./pages";
import "./theme.css";

apply();
startRouter();
keepPages();
followPieces();
// Words and page come side by side; that a page did not come is told where it is shown.
loadPage(router.route.page).catch(() => {});
const app = document.getElementById("app")!;
house.ready().then(
  () => mount(App, { target: app }),
  () => {
    app.className = "on-wood";
    app.textContent = "No connection · Нет связи"; // the words themselves did not come
  },
);
