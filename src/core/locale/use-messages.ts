import { useLang } from "./lang-context";
import { type PublicMessages, publicMessages } from "./messages/public";

/** The words of the public site in the language of the page. */
export function useMessages(): PublicMessages {
  return publicMessages(useLang());
}
