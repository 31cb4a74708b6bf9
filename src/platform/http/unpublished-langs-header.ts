/**
 * The header by which a save of content says which of its languages visitors do not get yet, as in `eng, sim`; of all
 * three of them visitors get nothing of it. Without it everything is published.
 */
export const UNPUBLISHED_LANGS_HEADER = "Keep-Back";
