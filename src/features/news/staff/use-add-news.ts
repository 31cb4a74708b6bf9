import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import type { SubmitDraft } from "../../../core/staff/use-draft";
import { newsContract } from "../contract";
import { newsWords } from "../messages";
import { emptyForm, type NewsForm, payloadOf } from "./draft";

const LIST = "/cms/managenews";

/** Saves a form as a new news item, says so and goes to the list. */
export function useAddNews(): SubmitDraft<NewsForm> {
  const changes = useChanges(newsContract);
  const words = useWords(newsWords);
  const banner = useBanner();
  const navigate = useNavigate();
  return async (form) => {
    const { news_id } = await changes.add({ news: payloadOf(form, emptyForm()) });
    banner({ text: words.newsUploaded, saved: LIST, view: `/archiveitem?news_id=${news_id}` });
    return () => navigate(LIST);
  };
}
