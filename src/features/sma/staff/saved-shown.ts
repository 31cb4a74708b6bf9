/** Milliseconds that "Information of SMA has been updated" stays. */
export const SAVED_SHOWN = 2000;
