import { createContext, useContext } from "react";

/**
 * While the server renders: the nonce that distinguishes the program's own scripts from scripts in content.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

interface InlineScriptProps {
  code: string;
  id?: string | undefined;
  type?: "speculationrules";
}

/** An inline script of the program; the page's security policy allows only these. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  return <script {...attributes} nonce={useContext(ScriptMark)} dangerouslySetInnerHTML={{ __html: code }} />;
}
