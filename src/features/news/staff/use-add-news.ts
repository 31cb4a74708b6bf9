import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import type { SubmitDraft } from "../../../core/staff/form/use-draft";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { newsContract } from "../contract";
import { emptyForm, type NewsForm, payloadOf } from "./draft";
import { newsScreenWords } from "./words";

const LIST = "/cms/managenews";

/** Saves a form as a new news item, says so and goes to the list. */
export function useAddNews(): SubmitDraft<NewsForm> {
  const changes = useChanges(newsContract);
  const words = useWords(newsScreenWords);
  const saved = useSavedInList(LIST);
  return async (form) => {
    const { news_id } = await changes.add({ news: payloadOf(form, emptyForm()) });
    return saved({ text: words.newsUploaded, view: `/archiveitem?news_id=${news_id}` });
  };
}
