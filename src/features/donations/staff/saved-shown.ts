/** Milliseconds that the confirmation of a save stays. */
export const SAVED_SHOWN = 2000;
