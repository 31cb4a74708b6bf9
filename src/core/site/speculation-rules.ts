/** Addresses that are no public pages, cost something to make, or do something when they are opened. */
const LEFT_ALONE = ["/cms*", "/api/*", "/media/*", "/donate/*", "/:lang/donate/*", "/og/*"];

/** A link that chooses a language must be followed to choose; a file is no page. */
const NOT_FOLLOWED_AHEAD = "[hreflang],[download],[target]";

const links = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: LEFT_ALONE } },
    { not: { selector_matches: NOT_FOLLOWED_AHEAD } },
  ],
};

/**
 * Which links a browser may follow ahead of time, as the text of a script of the type `speculationrules`: the document
 * of one that is pointed at, the whole page of one that is being pressed. Neither counts as a visit: see `choosesLang`
 * in kept-answer.server.ts. It stands in the page, where it takes some 150 bytes, and not behind a header: a file of
 * its own is asked for before the first paint, and on a slow line delays it.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: links, eagerness: "moderate" }],
  prerender: [{ where: links, eagerness: "conservative" }],
});
