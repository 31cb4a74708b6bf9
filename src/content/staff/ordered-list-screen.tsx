import { type ReactNode, startTransition, useCallback, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { MediaImage } from "../../media/picture";
import { LANGS, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../ui/form/form";
import { LeaveGuard } from "../../ui/form/unsaved";
import { useBanner } from "../../ui/frame/banner";
import { usePermissions } from "../../ui/frame/screen";
import { TypedName, typedName } from "../../ui/list/action-label";
import { useListPlace } from "../../ui/list/load-list";
import { OrderedList } from "../../ui/list/ordered-list";
import { RecordList } from "../../ui/list/record-list";
import { listWords } from "../../ui/list/words";
import type { ListedEntry } from "../listed-entry";
import { needsIn } from "../translation/states";
import {
  type CardsAnswer,
  editAddress,
  type ListChanges,
  type ListScreens,
  useNoActions,
} from "./content-screens";
import {
  EntryMenu,
  EntryNotes,
  LanguageMarks,
  ListNote,
  useEntryColumns,
  useEntryDeletion,
} from "./entry-columns";
import { entryList, type ListQuery } from "./list-query";
import { AddLink, isTracked, NoEntries, useNeedsFilter } from "./list-screen";
import { contentWords } from "./words";

interface OrderedListScreenProps {
  screens: ListScreens;
  list: CardsAnswer;
  query: ListQuery;
}

/** All entries of a manually ordered list: search, order, open, delete and restore; and add. */
export function OrderedListScreen({ screens, list, query }: OrderedListScreenProps) {
  const { type, list: slots = {} } = screens;
  const lang = useLang();
  const words = useWords(contentWords);
  const { searchHint, ofWhole } = useWords(listWords);
  const own = type.words[lang];
  const needs = useNeedsFilter();
  const changes = screens.useListChanges();
  const { revalidate } = useRevalidator();
  const order = useOrder(list.items, changes, slots.view);
  const deletion = useEntryDeletion(screens, changes);
  const useActions = slots.useActions ?? useNoActions;
  const actions = useActions(() => revalidate());
  const several = list.items.length > 1;
  const { mayChange, isReviewed } = usePermissions();
  const mayOrder = several && mayChange && !isReviewed;
  const dragHint = mayOrder ? (slots.dragHint?.[lang] ?? words.dragHint) : undefined;
  return (
    <RecordList<ListQuery, ListedEntry>
      title={own.list}
      list={entryList}
      loaded={{ query }}
      rows={order.arranged}
      idOf={({ _id }) => _id}
      nameOf={(card) => typedName(card.title, lang, own.untitled)}
      {...useOrderedColumns(screens, list)}
      search={searchHint}
      filters={several && isTracked(type) ? [{ ...needs, of: ({ states }) => needsIn(states) }] : []}
      empty={<NoEntries screens={screens} />}
      beside={list.items.length > 0 && <AddLink screens={screens} />}
      notices={
        <>
          <LeaveGuard changed={order.changed} outlivesQuery />
          <ProblemSummary
            problem={order.problem ?? deletion.problem ?? actions.problem}
            labelOf={() => own.list}
          />
          {order.problem?.kind === "overtaken" && <ListNote of="overtaken" loadAgain={order.loadAgain} />}
        </>
      }
      view={(rows, { isPrinting }) => (
        <OrderedList
          key={entryList.addressOf(query)}
          items={order.arranged}
          keyOf={({ _id }) => _id}
          nameOf={(card) => typedName(card.title, lang, own.untitled)}
          onReorder={mayOrder ? order.arrange : undefined}
          dragHint={dragHint && (rows.length < order.arranged.length ? ofWhole : dragHint)}
          isPaged={!isPrinting}
          isShown={(card) => rows.includes(card)}
        >
          {(card, _at, moving) => (
            <OrderedRow {...{ screens, list, card, moving }} onDelete={() => deletion.remove(card)}>
              {actions.of(card)}
            </OrderedRow>
          )}
        </OrderedList>
      )}
      below={
        <>
          {mayOrder && <UpdateOrder {...order} />}
          {several && isReviewed && <ListNote of="order" />}
        </>
      }
    />
  );
}

/** What is searched and exported of a manually ordered list: the columns of any other, and the words of its cards. */
function useOrderedColumns(screens: ListScreens, list: CardsAnswer) {
  const { first, columns } = useEntryColumns(screens, list);
  const staff = useStaffWords();
  const { textsOf } = screens.list ?? {};
  const titles = LANGS.map((each) => ({
    label: staff[each],
    cell: () => null,
    text: (card: ListedEntry) =>
      [card.title[each], ...(textsOf?.(card, each) ?? [])].filter(Boolean).join(" · "),
  }));
  return { first, columns: [...titles, ...columns] };
}

/** Saves the order; focusable but without effect until the order on the screen has changed. */
function UpdateOrder(order: Pick<ReturnType<typeof useOrder>, "isArranged" | "saving" | "update">) {
  const staff = useStaffWords();
  const words = useWords(contentWords);
  return (
    <p className="submit-row">
      <button
        type="button"
        className="button button-main"
        aria-disabled={!order.isArranged || order.saving}
        onClick={order.update}
      >
        {order.saving ? staff.saving : words.updateOrder}
      </button>
    </p>
  );
}

interface OrderedRowProps {
  screens: ListScreens;
  list: CardsAnswer;
  card: ListedEntry;
  /** The control that moves it in the list. */
  moving: ReactNode;
  onDelete: () => void;
  /** The other actions on it. */
  children: ReactNode;
}

/** An entry of a list that staff arrange. Its title opens it. */
function OrderedRow({ screens, list, card, moving, onDelete, children }: OrderedRowProps) {
  const { type } = screens;
  const { untitled } = type.words[useLang()];
  const listPlace = useListPlace();
  return (
    <div className="arranged-row">
      {card.cover && <MediaImage {...card.cover} alt="" sizes="64px" className="entry-table-cover" />}
      <div className="arranged-row-text">
        <h2>
          <Link
            className="entry-table-link"
            draggable={false}
            state={listPlace}
            to={editAddress(screens, card._id)}
          >
            <TypedName texts={card.title} none={untitled} />
          </Link>
        </h2>
        <EntryNotes {...{ screens, list, card }} />
      </div>
      <LanguageMarks states={card.states} />
      <div className="arranged-row-acts">
        {moving}
        <EntryMenu type={type} card={card} onDelete={onDelete}>
          {children}
        </EntryMenu>
      </div>
    </div>
  );
}

/** Milliseconds that the word stays that the order was saved. */
const SHOWN = 1000;

/** The order of a list on the screen, which is saved by a press of a button; `view` is where visitors see it. */
function useOrder(stored: readonly ListedEntry[], changes: ListChanges, view: string | undefined) {
  const words = useWords(contentWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, clearProblem } = useSave({ compares: true });
  const { settle, ...arrangement } = useManualOrder(stored);
  const { arranged, isArranged } = arrangement;

  const update = () => {
    if (!isArranged) return;
    void save(async () => {
      await changes.arrange?.(arranged.map(({ _id }) => _id));
      banner({ text: words.orderUpdated, ms: SHOWN, saved: true, ...(view !== undefined && { view }) });
      await revalidate();
      settle();
    });
  };
  const loadAgain = () =>
    save(async () => {
      await revalidate();
      clearProblem();
    });

  return { ...arrangement, update, loadAgain, saving, problem };
}

interface Stored {
  _id: string;
}

/**
 * The order that the rows of a list are put in on the screen, from the first move until it is stored. What somebody
 * else adds meanwhile comes last in it, what somebody deletes drops out.
 */
function useManualOrder<T extends Stored>(stored: readonly T[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const arranged = order ? inOrder(stored, order) : stored;
  const isArranged = arranged.some(({ _id }, at) => _id !== stored[at]?._id);
  const latest = useRef(isArranged);
  latest.current = isArranged;
  return {
    arranged,
    /** True when it is another order than the stored one. */
    isArranged,
    /** The same, of the last render. */
    changed: useCallback(() => latest.current, []),
    arrange: (next: readonly T[]) => setOrder(next.map(({ _id }) => _id)),
    /**
     * Marks the order of this render as stored, unless it has changed again since. As a transition, like the
     * router's, so that it is rendered together with the fresh list and never over the one before.
     */
    settle: () => startTransition(() => setOrder((now) => (now === order ? null : now))),
  };
}

function inOrder<T extends Stored>(items: readonly T[], order: readonly string[]): T[] {
  const place = ({ _id }: T) => {
    const at = order.indexOf(_id);
    return at === -1 ? order.length : at;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
