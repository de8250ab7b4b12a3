/** Whether this device is ready to play without a network, and the browser's offer to keep us like a program of its own. */
import { alone } from "../lib/place";
import { areKept } from "./pieces";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export const prompt = $state<{ event: InstallEvent | null }>({ event: null });

export async function install(): Promise<void> {
  await prompt.event?.prompt();
  prompt.event = null;
}

/** Are all pieces kept, and a worker there to hand them out? Neither can be had over plain HTTP from another machine. */
export async function isReady(): Promise<boolean> {
  return Boolean(navigator.serviceWorker?.controller) && areKept();
}

/** Keeps the pages of the house for when there is no network, and follows its changes. */
export function keepPages(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt.event = event as InstallEvent;
  });
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register(alone ? "sw.js" : "/sw.js").catch((error: unknown) => console.warn("no service worker:", error));
  if (document.readyState === "complete") void register();
  else addEventListener("load", register, { once: true });
}
