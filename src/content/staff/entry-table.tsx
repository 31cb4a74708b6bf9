import { History } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { MediaImage } from "../../media/picture";
import { staffDay, staffTime } from "../../platform/locale/dates";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ProblemSummary } from "../../ui/form/problem-summary";
import { usePermissions } from "../../ui/frame/permissions";
import { ActionLabel } from "../../ui/list/action-label";
import { DeleteButton, useDeletion } from "../../ui/list/delete-button";
import { ListTable } from "../../ui/list/list-table";
import { useListPlace } from "../../ui/list/load-list";
import { MoreMenu } from "../../ui/list/more-menu";
import type { SortColumn, SortState } from "../../ui/list/sorting";
import { TypedName, typedLang, typedName } from "../../ui/list/typed-name";
import type { ContentList } from "../definition";
import type { ListedEntry } from "../listed-entry";
import { stateWords } from "../revisions/state-words";
import type { Sort } from "../sort";
import { historyAddress } from "../versions/staff/history-address";
import { Unpublish } from "../versions/staff/unpublish";
import {
  type CardsAnswer,
  editAddress,
  type ListChanges,
  type ListScreens,
  useNoActions,
} from "./content-screens";
import { LanguageMarks } from "./language-marks";
import { ListNote } from "./list-note";
import { useMayAct } from "./may-act";
import { WaitingNote } from "./waiting-note";
import { contentWords } from "./words";

/** By what a list of entries can be sorted, and how it is. */
export interface ListSorting {
  columns: readonly SortColumn<Sort>[];
  state: SortState<Sort>;
}

interface EntryTableProps {
  screens: ListScreens;
  list: CardsAnswer;
  sorting: ListSorting;
  /** The name of the table, for who cannot see it. */
  label: string;
  onDelete: (card: ListedEntry) => void;
  refresh: () => Promise<void>;
}

/** Tells whether entries say anything in each language. */
export const hasTexts = ({ texts }: ContentList) => Object.keys(texts).length > 0;

/** The entries of a page: a table where it is wide, cards where it is narrow. The row opens its entry. */
export function EntryTable({ screens, list, sorting, label, onDelete, refresh }: EntryTableProps) {
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const useActions = screens.list?.useActions ?? useNoActions;
  const actions = useActions(refresh);
  const [title, ...moments] = sorting.columns;
  const dated = moments.some(({ up }) => up === "date");
  const columns = [
    ...(title ? [title] : []),
    ...(hasTexts(screens.type) ? [{ label: staff.languages }] : []),
    ...moments,
  ];
  return (
    <>
      <ProblemSummary problem={actions.problem} labelOf={() => label} />
      <ListTable columns={columns} sorting={sorting.state} label={label} actions={words.more}>
        {list.items.map((card) => (
          <EntryRow
            key={card._id}
            {...{ screens, list, card, dated, onDelete }}
            beside={actions.beside?.(card)}
          >
            {actions.of(card)}
          </EntryRow>
        ))}
      </ListTable>
    </>
  );
}

interface EntryRowProps extends Pick<EntryTableProps, "screens" | "list" | "onDelete"> {
  card: ListedEntry;
  dated: boolean;
  /** The action that stands in the row itself. */
  beside: ReactNode;
  /** The other actions. */
  children: ReactNode;
}

function EntryRow({ screens, list, card, dated, onDelete, beside, children }: EntryRowProps) {
  const lang = useLang();
  const staff = useStaffWords();
  const { changed } = useWords(contentWords);
  const listPlace = useListPlace();
  const words = screens.type.words[lang];
  return (
    <tr>
      <td className="entry-table-title">
        {card.cover && <MediaImage {...card.cover} alt="" sizes="64px" className="entry-table-cover" />}
        <div>
          <Link className="entry-table-link" to={editAddress(screens, card._id)} state={listPlace}>
            <span className="visually-hidden">{staff.edit}: </span>
            <TypedName texts={card.title} none={words.untitled} />
          </Link>
          {screens.list?.note && <div className="field-hint">{screens.list.note(card, list)}</div>}
          <WaitingNote
            type={screens.type.name}
            id={card._id}
            waiting={card.waiting}
            scheduled={card.scheduled}
          />
        </div>
      </td>
      {hasTexts(screens.type) && (
        <td>
          <LanguageMarks states={card.states} />
        </td>
      )}
      {dated && (
        <td className="entry-table-date">
          {card.date && <time dateTime={card.date}>{staffDay(card.date, lang)}</time>}
          <PlannedDay scheduled={card.scheduled} />
        </td>
      )}
      <td className="entry-table-date entry-table-changed">
        {card.changed && (
          <>
            <span className="entry-table-label">{changed} </span>
            <time dateTime={card.changed} title={staffTime(card.changed, lang)}>
              {staffDay(card.changed, lang)}
            </time>
          </>
        )}
      </td>
      <td className="entry-table-more">
        {beside && <span className="entry-table-beside">{beside}</span>}
        <EntryMenu type={screens.type} card={card} onDelete={() => onDelete(card)}>
          {children}
        </EntryMenu>
      </td>
    </tr>
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

/** The actions on an entry of a list besides opening it; nothing for who may only read. */
export function EntryMenu({ type, card, onDelete, children }: EntryMenuProps) {
  const lang = useLang();
  const words = type.words[lang];
  const name = typedName(card.title, lang, words.untitled);
  const nameLang = typedLang(card.title, lang);
  const { history } = useWords(contentWords);
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
          <DeleteButton name={name} nameLang={nameLang} question={words.deleteQuestion} onDelete={onDelete} />
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
