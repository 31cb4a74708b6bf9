/** The list of pages. */
export const PAGES_SCREEN = "/cms/pages";

/** The screen on which the texts of a page are edited. */
export const pageScreen = (id: string): string => `${PAGES_SCREEN}/${id}`;
