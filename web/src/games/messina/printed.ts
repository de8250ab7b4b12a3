/** What is printed on the components, for their words; written by tools/schema.py. */
import type { Effect, Printed } from "../../lib/words";
import effects from "./effects.json";
import printed from "./printed.json";

export const PRINTED = printed as unknown as Printed;
export const EFFECTS = effects as unknown as Effect[];
