import { type ReactNode, startTransition, useCallback, useRef, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { MediaImage } from "../../media/picture";
import { LANGS } from "../../platform/locale/lang";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../ui/form/form";
import { LeaveGuard } from "../../ui/form/unsaved";
import { useBanner } from "../../ui/frame/banner";
import { usePermissions } from "../../ui/frame/permissions";
import { FilterChoice } from "../../ui/list/filter-choice";
import { OrderedList } from "../../ui/list/ordered-list";
import { TypedName, typedName } from "../../ui/list/typed-name";
import type { ListedEntry } from "../listed-entry";
import { needsIn } from "../translation/states";
import {
  type CardsAnswer,
  editAddress,
  type ListChanges,
  type ListScreens,
  useNoActions,
} from "./content-screens";
import { EntryMenu, ListNote, useEntryDeletion } from "./entry-columns";
import { LanguageMarks } from "./language-marks";
import { isTracked, ListHead, NoEntries, useNeedsFilter } from "./list-head";
import { entryList, type ListQuery } from "./list-query";
import { WaitingNote } from "./waiting-note";
import { contentWords } from "./words";

interface OrderedListScreenProps {
  screens: ListScreens;
  list: CardsAnswer;
  query: Pick<ListQuery, "q" | "needs">;
}

/** All entries of a manually ordered list: order, open, delete and restore; and add. */
export function OrderedListScreen({ screens, list, query }: OrderedListScreenProps) {
  const { type, list: slots = {} } = screens;
  const lang = useLang();
  const words = useWords(contentWords);
  const own = type.words[lang];
  const needs = useNeedsFilter();
  const navigate = useNavigate();
  const changes = screens.useListChanges();
  const { revalidate } = useRevalidator();
  const order = useOrder(list.items, changes, slots.view);
  const deletion = useEntryDeletion(screens, changes);
  const useActions = slots.useActions ?? useNoActions;
  const actions = useActions(() => revalidate());
  const several = list.items.length > 1;
  const { mayChange, isReviewed } = usePermissions();
  const mayOrder = several && mayChange && !isReviewed;
  const textsOf = (card: ListedEntry) => [
    ...LANGS.map((each) => card.title[each]),
    ...(slots.textsOf?.(card) ?? []),
  ];
  return (
    <>
      <ListHead screens={screens} empty={list.items.length === 0} />
      <LeaveGuard changed={order.changed} />
      <ProblemSummary
        problem={order.problem ?? deletion.problem ?? actions.problem}
        labelOf={() => own.list}
      />
      {order.problem?.kind === "overtaken" && <ListNote of="overtaken" loadAgain={order.loadAgain} />}
      {several && isTracked(type) && (
        <div className="list-filters">
          <FilterChoice
            label={needs.label}
            chosen={query.needs ?? ""}
            options={needs.options.map(([value, text]) => [String(value), text] as const)}
            onChoose={(chosen) =>
              void navigate(entryList.addressOf(entryList.read(new URLSearchParams({ needs: chosen }))))
            }
          />
        </div>
      )}
      {list.items.length === 0 && <NoEntries screens={screens} />}
      <OrderedList
        key={query.q}
        asked={query.q}
        items={order.arranged}
        keyOf={({ _id }) => _id}
        nameOf={(card) => typedName(card.title, lang, own.untitled)}
        onReorder={mayOrder ? order.arrange : undefined}
        dragHint={mayOrder ? (slots.dragHint?.[lang] ?? words.dragHint) : undefined}
        textsOf={textsOf}
        isShown={query.needs && ((card) => needsIn(card.states).some((each) => each === query.needs))}
      >
        {(card, _at, moving) => (
          <OrderedRow {...{ screens, list, card, moving }} onDelete={() => deletion.remove(card)}>
            {actions.of(card)}
          </OrderedRow>
        )}
      </OrderedList>
      {mayOrder && <UpdateOrder {...order} />}
      {several && isReviewed && <ListNote of="order" />}
    </>
  );
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
  const { type, list: slots } = screens;
  const { untitled } = type.words[useLang()];
  return (
    <div className="arranged-row">
      {card.cover && <MediaImage {...card.cover} alt="" sizes="64px" className="entry-table-cover" />}
      <div className="arranged-row-text">
        <h2>
          <Link className="entry-link" draggable={false} to={editAddress(screens, card._id)}>
            <TypedName texts={card.title} none={untitled} />
          </Link>
        </h2>
        {slots?.note && <div className="field-hint">{slots.note(card, list)}</div>}
        <WaitingNote type={type.name} id={card._id} waiting={card.waiting} scheduled={card.scheduled} />
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
