/**
 * The header by which a save that an administrator has to publish says something to them, encoded as a part of an address is;
 * without effect on every other.
 */
export const APPROVAL_COMMENT_HEADER = "Ask-Keeper";
