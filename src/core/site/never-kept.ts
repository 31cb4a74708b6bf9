/** Headers of a page that belongs to one visitor: it is rendered for each request and kept nowhere. */
export const NEVER_KEPT = { "Cache-Control": "no-store" };

/** Whether an answer says that it must not be kept. */
export function isNeverKept(headers: Headers): boolean {
  return headers.get("cache-control") === NEVER_KEPT["Cache-Control"];
}
