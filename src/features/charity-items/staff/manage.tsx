import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { LANGS } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { LeaveGuard } from "../../../core/staff/form/leave-guard";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { OrderedList } from "../../../core/staff/list/ordered-list";
import { useDeletion } from "../../../core/staff/list/use-deletion";
import { type CharityItem, charityItemsContract } from "../contract";
import type { Route } from "./+types/manage";
import { itemName } from "./item-name";
import { ItemRow } from "./item-row";
import { useItemOrder } from "./use-item-order";
import { charityItemsWords } from "./words";

const api = createClient(charityItemsContract);

export const clientLoader = () => load(() => api.list({}));

const textsOf = (item: CharityItem) => [
  item.price,
  ...LANGS.flatMap((lang) => [item[lang].name, item[lang].tag, item[lang].desc]),
];

export const HydrateFallback = Loading;

/** All charity items in the order of the site: put in order, edit, delete, and bring back what was deleted. */
export default function ManageCharityItems({ loaderData: { items } }: Route.ComponentProps) {
  const changes = useChanges(charityItemsContract);
  const words = useStaffWords();
  const own = useWords(charityItemsWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const refresh = () => revalidate();
  const order = useItemOrder(items, refresh);
  const nameOf = (item: CharityItem) => itemName(item, lang, own.noName);
  const deletion = useDeletion<CharityItem>({
    nameOf,
    remove: ({ _id }) => changes.remove({ item_id: _id }),
    restore: ({ _id }) => changes.restore({ item_id: _id }),
    refresh,
  });
  const add = (
    <Link to="/cms/addcharityitem" className={`button button-${items.length > 0 ? "quiet" : "main"}`}>
      {own.addItem}
    </Link>
  );
  return (
    <>
      <ScreenTitle title={own.manageItems} />
      <LeaveGuard changed={order.changed} />
      {items.length > 0 && <p className="toolbar">{add}</p>}
      <ProblemSummary problem={order.problem ?? deletion.problem} labelOf={() => own.manageItems} />
      {order.problem?.kind === "overtaken" && (
        <div className="problem-summary" role="alert">
          <p>{own.orderOvertaken}</p>
          <button type="button" className="button button-main" onClick={order.loadAgain}>
            {own.loadAgain}
          </button>
        </div>
      )}
      {items.length === 0 && <EmptyList text={own.noItems}>{add}</EmptyList>}
      <OrderedList
        items={order.arranged}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        onReorder={order.arrange}
        dragHint={items.length > 1 ? own.dragHint : undefined}
        textsOf={textsOf}
      >
        {(item, _at, moving) => (
          <ItemRow item={item} moving={moving} onDelete={() => deletion.remove(item)} />
        )}
      </OrderedList>
      {items.length > 1 && (
        <p className="submit-row">
          <button
            type="button"
            className="button button-main"
            aria-disabled={!order.isArranged || order.saving}
            onClick={order.update}
          >
            {order.saving ? words.saving : own.updateOrder}
          </button>
        </p>
      )}
    </>
  );
}
