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
