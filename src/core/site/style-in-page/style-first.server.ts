import { digestOf } from "../security-policy.server";

/** Does nothing; but no script runs, and no parser goes past it, while a style sheet above it is on its way. */
const PAUSE = ";";
const TOP = '<div id="site-top" class="static-part">';

/** The digest of the script of {@link styleFirst}, for the page's policy. */
export const PAUSE_DIGEST = digestOf(PAUSE);

/**
 * A page that links its style sheets, with a place at the top of its body where the browser waits for them. Without
 * it Chromium, when the window gets the focus meanwhile, lays out all that has come by then without any style, to
 * throw it away: on phones some tenths of a second of a page in Chinese. What the page needs besides is asked for all
 * the same; where scripts do not run, all is as it would be without.
 */
export const styleFirst = (html: string): string => html.replace(TOP, `${TOP}<script>${PAUSE}</script>`);
