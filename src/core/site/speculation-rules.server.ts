import { Hono } from "hono";

const PATH = "/speculation-rules.json";

/** What pages say of it; in a header, since no policy has to make room for an inline script then. */
export const SPECULATION_RULES = `"${PATH}"`;

/** Addresses that are no public pages, cost something to make, or do something when they are opened. */
const LEFT_ALONE = ["/cms*", "/api/*", "/media/*", "/donate/*", "/:lang/donate/*", "/og/*"];

/** A link that chooses a language must be followed to choose; a file is no page. */
const NOT_FOLLOWED_AHEAD = "a[hreflang], a[download], a[target]";

const links = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: LEFT_ALONE } },
    { not: { selector_matches: NOT_FOLLOWED_AHEAD } },
  ],
};

/**
 * Which links a browser may follow ahead of time: the document of one that is pointed at, the whole page of one
 * that is being pressed. Neither counts as a visit: see `choosesLang` in kept-answer.server.ts.
 */
const RULES = {
  prefetch: [{ where: links, eagerness: "moderate" }],
  prerender: [{ where: links, eagerness: "conservative" }],
};

/** Serves the rules that {@link SPECULATION_RULES} names. */
export function speculationRules(): Hono {
  return new Hono().get(PATH, (context) =>
    context.body(JSON.stringify(RULES), 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
    }),
  );
}
