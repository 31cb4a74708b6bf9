import { InlineScript } from "../../../core/site/inline-script";

/** Its value can only be said once all that has come by then is laid out. */
const ASK_FOR_HEIGHT = "document.body.offsetHeight";

/**
 * A place in a long page where the browser lays out what it has read so far, and may then paint or answer its user
 * before it reads on. Without it the whole page is laid out in one piece, on a phone a tenth of a second during which
 * it answers nothing. What was laid out is not laid out again. For pages that do not go on in the browser; where
 * scripts do not run, all is as it would be without.
 */
export function LayOutSoFar() {
  return <InlineScript code={ASK_FOR_HEIGHT} />;
}
