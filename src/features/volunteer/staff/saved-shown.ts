/** Milliseconds that "PDF Uploaded" stays. */
export const SAVED_SHOWN = 2000;
