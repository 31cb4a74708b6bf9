/** Milliseconds that "News Uploaded" stays. */
export const SAVED_SHOWN = 2000;
