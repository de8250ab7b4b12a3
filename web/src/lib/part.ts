/** A part of the client that is loaded when somebody opens it, and from then on is there at once. */
import { t } from "./i18n.svelte";
import { toast } from "./toast.svelte";

export class Part<Component> {
  readonly #fetch: () => Promise<{ default: Component }>;
  #component: Component | null = null;

  constructor(fetch: () => Promise<{ default: Component }>) {
    this.#fetch = fetch;
  }

  /** For whoever has opened it. */
  get component(): Component {
    if (this.#component === null) throw new Error("this part is not loaded");
    return this.#component;
  }

  async load(): Promise<void> {
    this.#component ??= (await this.#fetch()).default;
  }

  /** Nothing changes before it can be shown whole. That it did not come is told; whoever opens it again tries again. */
  async open(show: () => void): Promise<void> {
    try {
      await this.load();
    } catch {
      toast(t("problem-no-connection"));
      return;
    }
    show();
  }
}
