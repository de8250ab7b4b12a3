/** Short messages that go away by themselves. */
import { ApiError } from "./api";
import { has, t } from "./i18n.svelte";
import type { ServerError } from "./protocol";
import { Refused } from "./session.svelte";

export const toasts = $state<{ id: number; text: string }[]>([]);
let next = 1;

export function toast(text: string): void {
  const id = next++;
  toasts.push({ id, text });
  setTimeout(() => toasts.splice(toasts.findIndex((each) => each.id === id), 1), 6000);
}

/** The server's own words, or ours for its code. */
export function errorText(body: ServerError): string {
  if (body.text) return body.text;
  return has(`problem-${body.code}`) ? t(`problem-${body.code}`) : t("problem-other", { code: body.code });
}

/** What went wrong, for a player. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError || error instanceof Refused) return errorText(error.body);
  console.error(error);
  return t("problem-other", { code: String(error) });
}

export function complain(error: unknown): void {
  toast(problemText(error));
}
