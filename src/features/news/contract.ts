/** The names of the categories, by which other features know them. */
export { CATEGORIES, CATEGORY_NAMES } from "./archive-parts";
