/** The id of what a page has between header and footer. */
export const MAIN = "content";
