/** The choice of an amount that the page does not offer. */
export const OTHER = "other";
