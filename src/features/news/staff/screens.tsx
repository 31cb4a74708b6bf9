import { Star } from "lucide-react";
import type { ListedEntry } from "../../../content/listed-entry";
import { derivedCalls, type EntryActions, useContentChanges } from "../../../content/staff/content-screens";
import { useMayAct } from "../../../content/staff/entry-columns";
import { LANG_TAG, LANGS, localized, useLang, useWords } from "../../../platform/locale/lang";
import { useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import { ActionLabel, typedLang, typedName } from "../../../ui/list/action-label";
import { type NewsListCard, news } from "../definition";
import { newsScreenWords, newsWords } from "../words";
import { newsForm } from "./form";

/** The screens of news: with its star in the list, and a form that asks about dates to come. */
export default {
  type: news,
  ...derivedCalls(news),
  form: newsForm,
  list: {
    remark: localized((lang) => newsScreenWords[lang].featuredNote),
    note: (card: NewsListCard) => <NewsNote card={card} onHome={card.featured} />,
    useActions: useStar,
  },
};

/** The note on whether Home shows an item, and its first words. */
export function NewsNote({ card, onHome }: { card: NewsListCard; onHome: boolean }) {
  const words = useWords(newsScreenWords);
  const lang = useLang();
  const shown = [lang, ...LANGS].find((each) => card.preview[each]) ?? lang;
  return (
    <p className="text-preview">
      {card.flags.includes("starred") && <strong>{onHome ? words.onHome : words.waiting} </strong>}
      <span lang={LANG_TAG[shown]}>{card.preview[shown]}</span>
    </p>
  );
}

/** Gives the button that stars an item of the list, or takes its star away, and says so. */
export function useStar(refresh: () => Promise<void>): EntryActions {
  const changes = useContentChanges(news, "");
  const words = useWords(newsScreenWords);
  const { untitled } = useWords(newsWords);
  const lang = useLang();
  const banner = useBanner();
  const { save, problem } = useSave();
  const mayAct = useMayAct();
  const { mayChange } = usePermissions();
  const beside = (card: ListedEntry) => {
    if (!mayChange || !mayAct(card)) return null;
    const { _id, title, flags } = card;
    const isStarred = flags.includes("starred");
    const name = typedName(title, lang, untitled);
    const star = () =>
      save(async () => {
        await changes.setFlags(_id, { starred: !isStarred });
        banner({ text: isStarred ? words.starRemoved : words.starChanged, names: { name }, saved: true });
        await refresh();
      }, _id);
    return (
      <button type="button" className="button button-quiet" aria-pressed={isStarred} onClick={star}>
        <Star aria-hidden="true" size={20} fill={isStarred ? "currentColor" : "none"} />
        <span className="visually-hidden">
          <ActionLabel label={words.star} name={name} nameLang={typedLang(title, lang)} />
        </span>
      </button>
    );
  };
  return { of: () => null, beside, problem };
}
