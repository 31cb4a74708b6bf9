import { useChanges } from "../../../core/api/use-changes";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { useDeletion } from "../../../core/staff/list/use-deletion";
import { type NewsListEntry, newsContract } from "../contract";
import { headerOf } from "./header-of";
import { newsScreenWords } from "./words";

/** Star, delete and undo on the list, each confirmed in the banner; `refresh` makes the list fresh. */
export function useNewsActions(refresh: () => Promise<void>) {
  const changes = useChanges(newsContract);
  const words = useWords(newsScreenWords);
  const lang = useLang();
  const banner = useBanner();
  const { save, problem } = useSave();

  const star = (item: NewsListEntry, starred: boolean) =>
    save(async () => {
      await changes.star({ news_id: item._id, starred });
      const name = headerOf(item, lang, words.noHeader);
      banner({
        text: starred ? words.starChanged : words.starRemoved,
        names: { name },
        saved: true,
      });
      await refresh();
    }, item._id);

  const deletion = useDeletion<NewsListEntry>({
    nameOf: (item) => headerOf(item, lang, words.noHeader),
    remove: (item) => changes.remove({ news_id: item._id }),
    restore: (item) => changes.restore({ news_id: item._id }),
    refresh,
  });

  return { problem: problem ?? deletion.problem, star, remove: deletion.remove };
}
