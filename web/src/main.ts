import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { startRouter } from "./lib/router.svelte";
import { apply } from "./lib/settings.svelte";
import "./theme.css";

apply();
startRouter();
mount(App, { target: document.getElementById("app")! });
