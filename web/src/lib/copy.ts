/** Passing links on. */
import { t } from "./i18n.svelte";
import { address } from "./place";
import { toast } from "./toast.svelte";

export const seatLink = (table: string, token: string): string => address(`/t/${table}?seat=${token}`);

/** Copies and says so; where nothing can be copied the text itself is shown. */
export async function copy(text: string): Promise<void> {
  toast((await written(text)) ? t("copied") : text);
}

async function written(text: string): Promise<boolean> {
  // Over plain HTTP from another machine a browser has no clipboard to offer.
  if (!navigator.clipboard) return selected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => selected(text),
  );
}

/** The old way: select a field and copy the selection. In an open dialog nothing outside it can be selected. */
function selected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
