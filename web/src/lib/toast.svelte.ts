/** Short messages that go away by themselves. */
import { ApiError } from "./api";
import { refusalText } from "./errors";
import { has, t } from "./i18n.svelte";
import type { ServerError } from "./protocol";
import { Refused } from "./session.svelte";
import { settings } from "./settings.svelte";

export const toasts = $state<{ id: number; text: string }[]>([]);
let next = 1;

export function toast(text: string): void {
  const id = next++;
  toasts.push({ id, text });
  setTimeout(
    () =>
      toasts.splice(
        toasts.findIndex((each) => each.id === id),
        1,
      ),
    6000,
  );
}

/** The words of whoever refused, or ours for the code. */
async function errorText(body: ServerError): Promise<string> {
  if (body.text) return body.text;
  if (has(`problem-${body.code}`)) return t(`problem-${body.code}`);
  return (await refusalText(body, settings.language).catch(() => null)) ?? t("problem-other", { code: body.code });
}

/** What went wrong, for a player. */
export async function problemText(error: unknown): Promise<string> {
  if (error instanceof ApiError || error instanceof Refused) return errorText(error.body);
  console.error(error);
  return t("problem-other", { code: String(error) });
}

export function complain(error: unknown): void {
  void problemText(error).then(toast);
}
