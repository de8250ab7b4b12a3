/** A board without a server: /dev.html?fixture=<game>-<players>&step=50 (`npm run dev`). Not part of the build. */
import { mount } from "svelte";
import "../fonts";
import "../theme.css";
import { house } from "../lib/i18n.svelte";
import { apply } from "../lib/settings.svelte";
import Fixture from "./Fixture.svelte";

apply();
void house.ready().then(() => mount(Fixture, { target: document.getElementById("app")! }));
