/**
 * Bytes of a compressed page that come with its headers in one round of a new line, which takes ten packets of 1,460
 * bytes.
 */
export const ONE_ROUND = 13.1 * 1024;
