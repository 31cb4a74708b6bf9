import { History } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { MediaImage } from "../../media/picture";
import { listMark, staffDay, staffTime, withColon } from "../../platform/locale/format";
import { LANG_NAMES, LANG_TAG, LANGS, type Localized, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { usePermissions } from "../../ui/frame/screen";
import {
  ActionLabel,
  HiddenLabel,
  MoreMenu,
  TypedName,
  typedLang,
  typedName,
} from "../../ui/list/action-label";
import { DeleteButton, useDeletion } from "../../ui/list/delete-button";
import type { RecordColumn, RecordTableProps } from "../../ui/list/record-table";
import { titledIn } from "../card";
import type { ContentList } from "../definition";
import type { ListedEntry } from "../listed-entry";
import { historyAddress } from "../revisions/staff/history-address";
import { Unpublish } from "../revisions/staff/unpublish";
import { stateWords } from "../revisions/state-words";
import { STATE_ICONS } from "../translation/staff/translation-status";
import { translationStates } from "../translation/staff/words";
import type { TranslationState } from "../translation/states";
import { type CardsAnswer, editAddress, type ListChanges, type ListScreens } from "./content-screens";
import { WaitingNote } from "./waiting-note";
import { contentWords } from "./words";

/** Whether entries have text in each language. */
export const hasTexts = ({ texts }: ContentList) => Object.keys(texts).length > 0;

interface EntryNotesProps {
  screens: ListScreens;
  list: CardsAnswer;
  card: ListedEntry;
}

/** Says below the title of an entry what its type notes of it, what visitors do not get yet, and what is scheduled. */
export function EntryNotes({ screens: { type, list: slots }, list, card }: EntryNotesProps) {
  return (
    <>
      {slots?.note && <div className="field-hint">{slots.note(card, list)}</div>}
      <WaitingNote
        type={type.name}
        id={card._id}
        waiting={card.waiting}
        scheduled={card.scheduled}
        worded={titledIn(card.title)}
      />
    </>
  );
}

/** The columns of a list of entries: the title, which opens its entry, then its own, its languages, and its days. */
export function useEntryColumns(
  screens: ListScreens,
  list: CardsAnswer,
): Pick<RecordTableProps<ListedEntry>, "first" | "columns"> {
  const { type, list: slots } = screens;
  const lang = useLang();
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const states = useWords(translationStates);
  const own = slots?.useColumns?.() ?? [];
  const languages: RecordColumn<ListedEntry> = {
    label: staff.languages,
    cell: (card) => <LanguageMarks states={card.states} />,
    text: (card) =>
      LANGS.map((each) => withColon(lang, staff[each], states[card.states[each]])).join(listMark(lang)),
  };
  const day: RecordColumn<ListedEntry> = {
    label: words.date,
    className: "entry-table-date",
    sort: ["date", "moments"],
    text: ({ date }) => (date ? staffDay(date, lang) : ""),
    cell: ({ date, scheduled }) => (
      <>
        {date && <time dateTime={date}>{staffDay(date, lang)}</time>}
        <PlannedDay scheduled={scheduled} />
      </>
    ),
  };
  const changed: RecordColumn<ListedEntry> = {
    label: words.changed,
    className: "entry-table-date entry-table-changed",
    sort: ["changed", "moments"],
    text: (card) => (card.changed ? staffTime(card.changed, lang) : ""),
    cell: (card) => card.changed && <Changed at={card.changed} />,
  };
  return {
    first: {
      label: type.words[lang].title ?? words.title,
      sort: ["title", "words"],
      to: (card) => editAddress(screens, card._id),
      picture: ({ cover }) =>
        cover && <MediaImage {...cover} alt="" sizes="64px" className="entry-table-cover" />,
      name: ({ title }) => (
        <>
          <HiddenLabel label={staff.edit} />
          <TypedName texts={title} none={type.words[lang].untitled} />
        </>
      ),
      about: (card) => <EntryNotes {...{ screens, list, card }} />,
    },
    columns: [
      ...own,
      ...(hasTexts(type) ? [languages] : []),
      ...(typeof type.order === "object" ? [day] : []),
      changed,
    ],
  };
}

/** The day on which something was last saved. */
export function Changed({ at }: { at: string }) {
  const lang = useLang();
  const { changed } = useWords(contentWords);
  return (
    <>
      <span className="entry-table-label">{changed} </span>
      <time dateTime={at} title={staffTime(at, lang)}>
        {staffDay(at, lang)}
      </time>
    </>
  );
}

/** The day on which an entry is to be published, which is another than its own date. */
function PlannedDay({ scheduled = [] }: Pick<ListedEntry, "scheduled">) {
  const lang = useLang();
  const { scheduled: label } = useWords(stateWords);
  const next = scheduled.find(({ act }) => act === "publish");
  if (!next) return null;
  return (
    <p className="field-hint">
      {label}{" "}
      <time dateTime={next.at} className="whitespace-nowrap">
        {staffDay(next.at, lang)}
      </time>
    </p>
  );
}

interface EntryMenuProps extends Pick<ListScreens, "type"> {
  card: ListedEntry;
  onDelete: () => void;
  children: ReactNode;
}

/** The actions on an entry of a list besides opening it; none for accounts that may only read. */
export function EntryMenu({ type, card, onDelete, children }: EntryMenuProps) {
  const lang = useLang();
  const words = type.words[lang];
  const name = typedName(card.title, lang, words.untitled);
  const nameLang = typedLang(card.title, lang);
  const { history, toTrash } = useWords(contentWords);
  const mayAct = useMayAct();
  if (!usePermissions().mayChange) return null;
  return (
    <MoreMenu name={name}>
      {children}
      <Link className="button button-quiet" to={historyAddress(type.name, card._id)}>
        <History aria-hidden="true" size={18} />
        <ActionLabel label={history} {...{ name, nameLang }} />
      </Link>
      {mayAct(card) ? (
        <>
          {hasTexts(type) && !type.isForStaff && <Unpublish type={type.name} {...{ card, name, nameLang }} />}
          <DeleteButton {...{ name, nameLang, onDelete }} question={words.deleteQuestion} warning={toTrash} />
        </>
      ) : (
        <ListNote of="entry" />
      )}
    </MoreMenu>
  );
}

/** Deletes entries of a list, with an Undo. */
export function useEntryDeletion({ type }: Pick<ListScreens, "type">, changes: ListChanges) {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  return useDeletion<ListedEntry>({
    nameOf: (card) => typedName(card.title, lang, type.words[lang].untitled),
    remove: ({ _id }) => changes.remove(_id),
    restore: ({ _id }) => changes.restore(_id),
    refresh: () => revalidate(),
  });
}

/**
 * Whether the signed-in account may change at once what visitors get of an entry of a list: if its own saves
 * need approval, only an unpublished entry.
 */
export function useMayAct(): (card: Pick<ListedEntry, "waiting">) => boolean {
  const { mayChange, isReviewed } = usePermissions();
  return ({ waiting }) => mayChange && (!isReviewed || waiting?.isNew === true);
}

const eng = {
  orderOvertaken:
    "Somebody added or deleted one meanwhile, so the order was not saved. Load the list again: your order stays, and new ones come last.",
  loadAgain: "Load the list again",
  entry: "Visitors see this. An administrator takes it down or deletes it.",
  order: "Visitors see this order. An administrator changes it.",
};

const tra: typeof eng = {
  orderOvertaken:
    "期間有人新增或刪除了項目，次序未有儲存。請重新載入清單：您排好的次序會保留，新項目排在最後。",
  loadAgain: "重新載入清單",
  entry: "訪客會看到此項目，由管理員撤下或刪除。",
  order: "訪客會看到這個次序，由管理員更改。",
};

const sim: typeof eng = {
  orderOvertaken:
    "期间有人添加或删除了项目，顺序没有保存。请重新加载列表：您排好的顺序会保留，新项目排在最后。",
  loadAgain: "重新加载列表",
  entry: "访客能看到该项目，由管理员撤下或删除。",
  order: "访客能看到这个顺序，由管理员更改。",
};

const noteWords: Localized<typeof eng> = { eng, tra, sim };

interface ListNoteProps {
  /**
   * What another account has to do: an administrator with an entry or the order; or the author of a newer
   * order.
   */
  of: "entry" | "order" | "overtaken";
  loadAgain?: () => void;
}

/** Says in a list which action was refused, and what happens instead. */
export function ListNote({ of, loadAgain }: ListNoteProps) {
  const words = useWords(noteWords);
  if (of !== "overtaken") return <p className="field-hint">{words[of]}</p>;
  return (
    <div className="problem-summary" role="alert">
      <p>{words.orderOvertaken}</p>
      <button type="button" className="button button-main" onClick={loadAgain}>
        {words.loadAgain}
      </button>
    </div>
  );
}

/** The state of each language of an entry: a mark with its short name, and in words for who cannot see it. */
export function LanguageMarks({ states }: { states: Localized<TranslationState> }) {
  const shown = useLang();
  const staff = useStaffWords();
  const words = useWords(translationStates);
  return (
    <ul className="language-marks">
      {LANGS.map((lang) => {
        const state = states[lang];
        const Icon = STATE_ICONS[state];
        const said = withColon(shown, staff[lang], words[state]);
        return (
          <li key={lang} data-state={state} title={said}>
            <Icon aria-hidden="true" size={14} />
            <span aria-hidden="true" lang={LANG_TAG[lang]}>
              {LANG_NAMES[lang].short}
            </span>
            <span className="visually-hidden">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
