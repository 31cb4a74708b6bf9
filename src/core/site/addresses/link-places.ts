/** In which list of links every page has one to a page that staff made. */
export const LINK_PLACES = ["none", "about", "footer"] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];
