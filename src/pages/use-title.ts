import { contactWords } from "../features/enquiries/public/words";
import { withColon } from "../platform/locale/format";
import { useLang, useWords } from "../platform/locale/lang";

/**
 * The title of a page with a form: of a refused one it begins with that, since it is what is read out first.
 * @param failed what did not happen although nothing is wrong with any field; a message was not sent if left out
 */
export function useTitle(
  title: string,
  refusal: { errors: readonly unknown[] } | undefined,
  failed?: string,
): string {
  const lang = useLang();
  const { problem, notTaken } = useWords(contactWords);
  if (!refusal) return title;
  return withColon(lang, refusal.errors.length > 0 ? problem : (failed ?? notTaken), title);
}
