/** The archive begins here; the picker and the API accept this year to the current one. */
export const FIRST_YEAR = 1998;
