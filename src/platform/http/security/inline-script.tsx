import { createContext, useContext } from "react";

/** While the server renders: the mark by which it knows the program's own scripts from whatever content holds. */
export const ScriptMark = createContext<string | undefined>(undefined);

interface InlineScriptProps {
  code: string;
  id?: string | undefined;
  type?: "speculationrules";
}

/** A script of the program that stands in its page; the page's security policy allows such ones alone. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  return <script {...attributes} nonce={useContext(ScriptMark)} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Its value can only be said once all that has come by then is laid out. */
const ASK_FOR_HEIGHT = "document.body.offsetHeight";

/**
 * A place in a page where the browser lays out what it has read so far, and may then paint or answer its user before
 * it reads on. Without it the whole page is laid out in one piece, on a phone a tenth of a second during which it
 * answers nothing. What was laid out is not laid out again, as long as no rule depends on what is still to come. On a
 * page that links its style sheets the browser waits for them here, as scripts do: before the first thing on the page,
 * so that nothing is laid out without any style, to be thrown away. Where scripts do not run, all is as it would be
 * without.
 */
export function LayOutSoFar({ id }: { id?: string }) {
  return <InlineScript id={id} code={ASK_FOR_HEIGHT} />;
}
