/** The covers we have drawn; every other game has a plain one. */
import type { Component } from "svelte";
import Messina from "./Messina.svelte";
import Pest from "./Pest.svelte";
import Plain from "./Plain.svelte";
import Rattus from "./Rattus.svelte";

type Cover = Component<{ title: string; sub: string }>;

const COVERS: Record<string, Component<{ sub: string }> | Cover> = { rattus: Rattus, messina: Messina, pest: Pest };

export const coverOf = (game: string): Cover => (COVERS[game] as Cover | undefined) ?? Plain;
