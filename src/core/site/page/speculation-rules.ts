/** Addresses that are no public pages, cost something to make, or do something when they are opened. */
const LEFT_ALONE = "[href^='/cms'],[href^='/api/'],[href^='/media/'],[href*='/donate/'],[href^='/og/']";

/** A link to another site; one that chooses a language, which must be followed to choose; a file, which is no page. */
const NOT_FOLLOWED_AHEAD = "[href^='//'],[hreflang],[download],[target]";

/** By a selector: patterns of addresses take the browser 4 to 17 ms at the end of each page, a phone more. */
const links = { selector_matches: `[href^='/']:not(${LEFT_ALONE},${NOT_FOLLOWED_AHEAD})` };

/**
 * Which links a browser may follow ahead of time, as the text of a script of the type `speculationrules`: the document
 * of one that is pointed at, the whole page of one that is being pressed. Neither counts as a visit: see `choosesLang`
 * in kept-answer.server.ts. It stands in the page, where it takes some 140 bytes, and not behind a header: a file of
 * its own is asked for before the first paint, and on a slow line delays it.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: links, eagerness: "moderate" }],
  prerender: [{ where: links, eagerness: "conservative" }],
});
