/** Games as files: saved, sent, opened elsewhere. */
import { api, isHere, places, type Where } from "./api";
import type { Table } from "./protocol";

const fileName = (table: string): string => `lazaretto-${table}.json`;

async function fileOf(table: string, seat: number | null): Promise<File> {
  return new File([await api.export(table, seat)], fileName(table), { type: "application/json" });
}

/** Into the folder where the browser puts what it is given. */
export async function save(table: string, seat: number | null): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await fileOf(table, seat));
  link.download = fileName(table);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Can this browser hand a file to other programs? */
export const canSend = (): boolean =>
  navigator.canShare?.({ files: [new File(["{}"], "game.json", { type: "application/json" })] }) ?? false;

export async function send(table: string, seat: number | null): Promise<void> {
  const files = [await fileOf(table, seat)];
  await navigator.share({ files }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // thought better of it
  });
}

/** The other place where a table could stand, if there is one. */
export const elsewhere = (table: string): Where | undefined => places.find((where) => (where === "here") !== isHere(table));

/** The same game at another place; the table it came from stays as it is. */
export async function carry(table: string, seat: number | null, where: Where): Promise<Table> {
  return api.import(await api.export(table, seat), where);
}
