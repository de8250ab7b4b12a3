/** What is printed on the components, for their words; written by tools/schema.py. */
import type { Printed } from "../../lib/words";
import printed from "./printed.json";

export const PRINTED = printed as unknown as Printed;
