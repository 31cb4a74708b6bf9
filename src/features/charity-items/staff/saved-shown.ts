/** Milliseconds that "Item Uploaded" and "Order Updated" stay. */
export const SAVED_SHOWN = 1000;
