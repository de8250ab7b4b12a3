/** What the first decision at a table does not need. Each part is loaded when it is opened, and, so that nobody waits then, as soon as the
 *  page has nothing else to do. */
import { ahead } from "../lib/ahead";
import { Part } from "../lib/part";

export const later = {
  menu: new Part(() => import("./Menu.svelte")),
  chat: new Part(() => import("./Chat.svelte")),
  end: new Part(() => import("./End.svelte")),
  waiting: new Part(() => import("./Waiting.svelte")),
  beside: new Part(() => import("../book/Beside.svelte")),
};

export const loadLater = (): void => ahead([later.menu, later.chat, later.beside, later.end].map((part) => () => part.load()));
