import { Star } from "lucide-react";
import { useState } from "react";
import { dayOf } from "../../../content/kinds/number-inputs";
import type { ListedEntry } from "../../../content/listed-entry";
import {
  derivedCalls,
  type EntryActions,
  type FormSlots,
  useContentChanges,
} from "../../../content/staff/content-screens";
import { useMayAct } from "../../../content/staff/entry-columns";
import { FieldInput } from "../../../content/staff/field-input";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { usePublishLanguages } from "../../../content/staff/publish-languages-context";
import { hongKongDay, newsDate } from "../../../platform/locale/format";
import { LANG_TAG, LANGS, localized, useLang, useWords } from "../../../platform/locale/lang";
import { useSave } from "../../../ui/form/form";
import type { Draft } from "../../../ui/form/use-draft";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { usePermissions } from "../../../ui/frame/screen";
import { ActionLabel, typedLang, typedName } from "../../../ui/list/action-label";
import { type NewsListCard, news } from "../definition";
import { newsScreenWords, newsWords } from "../words";

/** The form of a news item: what can be done to all photos of a language, and a question about dates to come. */
export const newsForm = {
  inputs: { photoArray: MorePhotos },
  useBeforeSave: useFutureQuestion,
} satisfies FormSlots;

/** The photos of a language, and what can be done to all of them at once, which is said when it is done. */
function MorePhotos(props: OwnInputProps) {
  const words = useWords(newsScreenWords);
  const banner = useBanner();
  const { value, onChange, everywhere } = props;
  const act = (change: () => void, text: string) => () => {
    change();
    banner({ text });
  };
  const isNone = !Array.isArray(value) || value.length === 0;
  return (
    <>
      <FieldInput {...props} />
      {!isNone && (
        <p className="actions">
          <button
            type="button"
            className="button button-danger"
            onClick={act(() => onChange(() => []), words.morePhotosDeleted)}
          >
            {words.deleteMorePhotos}
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={act(() => everywhere?.(value), words.photosUsedEverywhere)}
          >
            {words.usePhotosEverywhere}
          </button>
        </p>
      )}
    </>
  );
}

/**
 * A draft whose submit asks for confirmation of a future date, which people take for the day on which it will be
 * published; with the confirmation while it is open. A stored date was confirmed before, and who has chosen a time
 * to publish it knows.
 */
function useFutureQuestion(draft: Draft<EntryForm>, stored: EntryForm) {
  const words = useWords(newsScreenWords);
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  const { plan } = usePublishLanguages();
  const date = dayOf(String(draft.form.date));
  // What waits for an administrator is not published by this.
  const { isReviewed } = usePermissions();
  const isForNow = plan.publish === undefined && !isReviewed;
  const trySave = () => {
    if (isForNow && date !== dayOf(String(stored.date)) && date > hongKongDay(new Date())) setAsking(true);
    else draft.trySave();
  };
  const [before = "", after = ""] = words.futureText.split("{date}");
  const question = asking && (
    <ConfirmDialog
      title={words.futureTitle}
      confirmLabel={words.publishNow}
      cancelLabel={words.goBack}
      onConfirm={() => {
        setAsking(false);
        draft.trySave();
      }}
      onCancel={() => setAsking(false)}
    >
      <p>
        {before}
        <time dateTime={date}>{newsDate(date, lang)}</time>
        {after}
      </p>
    </ConfirmDialog>
  );
  return { draft: { ...draft, trySave }, question };
}

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
