/**
 * The header by which a save of content says when visitors get it: a time and languages, as in
 * `2026-11-30T09:00+08:00; eng, tra`. Until then they get nothing of the save.
 */
export const PUBLISH_AT = "Publish-At";

/** The header by which a save says likewise when it is taken from visitors again. */
export const TAKE_DOWN_AT = "Take-Down-At";
