import { createContext, useContext } from "react";

/** While the server renders: the mark by which it knows the program's own scripts from whatever content holds. */
export const ScriptMark = createContext<string | undefined>(undefined);

/** A script of the program that stands in its page; the page's security policy allows such ones alone. */
export function InlineScript({ code, type }: { code: string; type?: "speculationrules" }) {
  return <script type={type} nonce={useContext(ScriptMark)} dangerouslySetInnerHTML={{ __html: code }} />;
}
