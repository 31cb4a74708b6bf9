// Without Zod, so that the pages of the forms can say them to the browser.

/** The most characters of one line that a visitor types. */
export const LONGEST_LINE = 200;

/** The most characters of a text of several lines. */
export const LONGEST_TEXT = 10_000;
