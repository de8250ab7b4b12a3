/** The words of the drawn games; each is loaded beside its board. */
import { Texts } from "../lib/texts";

export const rattus = new Texts({ en: () => import("texts:rattus/en"), ru: () => import("texts:rattus/ru") });
export const messina = new Texts({ en: () => import("texts:messina/en"), ru: () => import("texts:messina/ru") });
export const pest = new Texts({ en: () => import("texts:pest/en"), ru: () => import("texts:pest/ru") });
