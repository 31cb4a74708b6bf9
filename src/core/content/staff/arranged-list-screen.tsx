import { useRevalidator } from "react-router";
import { LANGS } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { useWords } from "../../locale/use-words";
import { useStaffWords } from "../../locale/words/staff";
import { LeaveGuard } from "../../staff/form/leave-guard";
import { ProblemSummary } from "../../staff/form/problem-summary";
import { OrderedList } from "../../staff/list/ordered-list";
import { typedName } from "../../staff/list/typed-name";
import type { ListedEntry } from "../calls";
import { ArrangedRow } from "./arranged-row";
import { type CardsAnswer, type ListScreens, useNoActions } from "./content-screens";
import { ListHead, NoEntries } from "./list-head";
import { useEntryDeletion } from "./use-entry-deletion";
import { useOrder } from "./use-order";
import { contentWords } from "./words";

interface ArrangedListScreenProps {
  screens: ListScreens;
  list: CardsAnswer;
}

/** All entries of a list that staff arrange: put in order, opened, deleted and brought back; and one more. */
export function ArrangedListScreen({ screens, list }: ArrangedListScreenProps) {
  const { type, list: slots = {} } = screens;
  const lang = useLang();
  const words = useWords(contentWords);
  const own = type.words[lang];
  const changes = screens.useListChanges();
  const { revalidate } = useRevalidator();
  const order = useOrder(list.items, changes, slots.view);
  const deletion = useEntryDeletion(screens, changes);
  const useActions = slots.useActions ?? useNoActions;
  const actions = useActions(() => revalidate());
  const several = list.items.length > 1;
  const textsOf = (card: ListedEntry) => [
    ...LANGS.map((each) => card.title[each]),
    ...(slots.textsOf?.(card) ?? []),
  ];
  return (
    <>
      <ListHead screens={screens} empty={list.items.length === 0} />
      <LeaveGuard changed={order.changed} />
      {slots.above?.(list)}
      <ProblemSummary
        problem={order.problem ?? deletion.problem ?? actions.problem}
        labelOf={() => own.list}
      />
      {order.problem?.kind === "overtaken" && <Overtaken loadAgain={order.loadAgain} />}
      {list.items.length === 0 && <NoEntries screens={screens} />}
      <OrderedList
        items={order.arranged}
        keyOf={({ _id }) => _id}
        nameOf={(card) => typedName(card.title, lang, own.untitled)}
        onReorder={order.arrange}
        dragHint={several ? (slots.dragHint?.[lang] ?? words.dragHint) : undefined}
        textsOf={textsOf}
      >
        {(card, _at, moving) => (
          <ArrangedRow {...{ screens, list, card, moving }} onDelete={() => deletion.remove(card)}>
            {actions.of(card)}
          </ArrangedRow>
        )}
      </OrderedList>
      {several && <UpdateOrder {...order} />}
    </>
  );
}

/** Said when the list on the screen is no longer the one that there is: what was arranged stays. */
function Overtaken({ loadAgain }: { loadAgain: () => void }) {
  const words = useWords(contentWords);
  return (
    <div className="problem-summary" role="alert">
      <p>{words.orderOvertaken}</p>
      <button type="button" className="button button-main" onClick={loadAgain}>
        {words.loadAgain}
      </button>
    </div>
  );
}

/** Saves the order; it can be reached, and does nothing, until another order stands on the screen. */
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
