/** Headers of a page that belongs to one visitor: it is rendered for each request and kept nowhere. */
export const NEVER_KEPT = { "Cache-Control": "no-store" };

/**
 * Headers of a form given back with all that was typed: no cache between may keep it, but the visitor's own browser
 * may, which shows it again to who follows a link and comes back. It would have to send the form again otherwise, and
 * asks whether it should, in place of the page.
 */
export const GIVEN_BACK = { "Cache-Control": "private, no-cache" };

/** Whether an answer says that it must not be kept. */
export function isNeverKept(headers: Headers): boolean {
  return headers.get("cache-control") === NEVER_KEPT["Cache-Control"];
}
