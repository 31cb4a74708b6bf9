import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useBanner } from "../../../core/staff/banner";
import { useSave } from "../../../core/staff/use-save";
import { type NewsListEntry, newsContract } from "../contract";
import { headerOf } from "./header-of";

const api = createClient(newsContract);

/** Milliseconds that the confirmation of a star stays. */
const SHOWN = 2000;

/** Star, delete and undo on the list, each confirmed in the banner; `refresh` makes the list fresh. */
export function useNewsActions(refresh: () => Promise<void>) {
  const words = useStaffMessages();
  const lang = useLang();
  const banner = useBanner();
  const { save, problem } = useSave();

  const star = (item: NewsListEntry, starred: boolean) =>
    save(async () => {
      await api.star({ news_id: item._id, starred });
      const name = headerOf(item, lang, words.noHeader);
      banner({ text: fill(starred ? words.starChanged : words.starRemoved, { name }), ms: SHOWN });
      await refresh();
    });

  const restore = (item: NewsListEntry) =>
    save(async () => {
      await api.restore({ news_id: item._id });
      banner({ text: fill(words.restored, { name: headerOf(item, lang, words.noHeader) }), ms: SHOWN });
      await refresh();
    });

  const remove = (item: NewsListEntry) =>
    save(async () => {
      await api.remove({ news_id: item._id });
      // Stays until closed: Undo must not run away from a slow hand.
      banner({
        text: fill(words.deleted, { name: headerOf(item, lang, words.noHeader) }),
        action: { label: words.undo, run: () => void restore(item) },
      });
      await refresh();
    });

  return { problem, star, remove };
}
