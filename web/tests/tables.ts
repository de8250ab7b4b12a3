/** Clients of the drawn games at tables as they are shipped. */
import { open as openMessina } from "../src/games/messina";
import { open as openPest } from "../src/games/pest";
import { open as openRattus } from "../src/games/rattus";
import { patched } from "../src/lib/patch";
import type { Patch, PrintedInfo } from "../src/lib/protocol";
import messina from "./fixtures/printed-messina.json";
import pest from "./fixtures/printed-pest.json";
import rattus from "./fixtures/printed-rattus.json";
import type { MessinaDrawn, PestDrawn, RattusDrawn } from "../src/protocol/schema";

interface Tables {
  table: string;
  printed: unknown;
  others: Record<string, unknown>;
}

const printedAt = <D>({ table, printed, others }: Tables, label: string): PrintedInfo<D> =>
  (label === table ? printed : patched(printed, others[label] as Patch)) as PrintedInfo<D>;

export const rattusAt = (label = "4") => openRattus(printedAt<RattusDrawn>(rattus, label));
export const messinaAt = (label = "2") => openMessina(printedAt<MessinaDrawn>(messina, label));
export const pestAt = (label = "5") => openPest(printedAt<PestDrawn>(pest, label));
export const RATTUS = printedAt<RattusDrawn>(rattus, "4");
export const PEST = printedAt<PestDrawn>(pest, "5");
