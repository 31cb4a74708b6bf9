import { Star } from "lucide-react";
import { useChanges } from "../../../core/api/use-changes";
import type { ListedEntry } from "../../../core/content/calls";
import type { EntryActions } from "../../../core/content/staff/content-screens";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { typedLang, typedName } from "../../../core/staff/list/typed-name";
import { newsContract } from "../contract";
import { newsWords } from "../words";
import { newsScreenWords } from "./words";

/** Gives the button that stars an item of the list, or takes its star away, and says so. */
export function useStar(refresh: () => Promise<void>): EntryActions {
  const changes = useChanges(newsContract);
  const words = useWords(newsScreenWords);
  const { untitled } = useWords(newsWords);
  const lang = useLang();
  const banner = useBanner();
  const { save, problem } = useSave();
  const of = ({ _id, title, flags }: ListedEntry) => {
    const isStarred = flags.includes("starred");
    const name = typedName(title, lang, untitled);
    const star = () =>
      save(async () => {
        await changes.star({ news_id: _id, starred: !isStarred });
        banner({ text: isStarred ? words.starRemoved : words.starChanged, names: { name }, saved: true });
        await refresh();
      }, _id);
    return (
      <button type="button" className="button button-quiet" aria-pressed={isStarred} onClick={star}>
        <Star aria-hidden="true" size={20} fill={isStarred ? "currentColor" : "none"} />
        <ActionLabel
          label={isStarred ? words.isStarred : words.star}
          said={words.star}
          name={name}
          nameLang={typedLang(title, lang)}
        />
      </button>
    );
  };
  return { of, problem };
}
