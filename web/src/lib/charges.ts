/** Each seat has a tincture and a charge, so that colour never speaks alone. In a box of 20 by 20. */
export const CHARGES = [
  "M8 0h4v8h8v4h-8v8H8v-8H0V8h8z", // cross
  "M0 15 10 5l10 10v5L10 10 0 20z", // chevron
  "M10 2l7 8-7 8-7-8z", // lozenge
  "M0 0h5l5 5 5-5h5v5l-5 5 5 5v5h-5l-5-5-5 5H0v-5l5-5-5-5z", // saltire
  "M10 1a9 9 0 1 1 0 18a9 9 0 0 1 0-18z", // roundel
] as const;
