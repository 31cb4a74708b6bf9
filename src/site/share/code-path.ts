/** Longest path that a code can have and still be scanned from a screen, in characters. */
const LONGEST = 300;
/** A path of this site in one of its languages, in the form of an address. */
const PATH = /^\/(?:eng|tra|sim)(?:[/?][\x21-\x7e]*)?$/;

/** Whether an address may be in a code: only one of this site. */
export const isCodePath = (path: string): boolean => path.length <= LONGEST && PATH.test(path);

/** Where the QR code of a page is drawn. @param path with its language: `/tra/archiveitem?news_id=…` */
export const codePath = (path: string): string => `/qr.svg?${new URLSearchParams({ to: path })}`;
