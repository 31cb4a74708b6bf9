/** Milliseconds that "Note Uploaded" stays. */
export const SAVED_SHOWN = 2000;
