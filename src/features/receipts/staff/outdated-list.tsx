import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import type { ListPage } from "../../../core/staff/list/load-list";
import type { Receipt } from "../contract";
import { receiptsWords } from "../words";
import { ListPages } from "./list-pages";
import { ReceiptRow } from "./receipt-row";
import type { ReceiptActions } from "./use-receipt-actions";

interface OutdatedListProps {
  outdated: ListPage<{ receipts: readonly Receipt[]; total: number; pages: number }>;
  actions: ReceiptActions;
}

/** Receipts that no longer say what the ledger says, as after a refund; nothing when there are none. */
export function OutdatedList({ outdated, actions }: OutdatedListProps) {
  const words = useWords(receiptsWords);
  const { receipts, total } = outdated.list;
  if (total === 0) return null;
  return (
    <section className="staff-section" aria-labelledby="outdated-title">
      <h2 id="outdated-title">{words.outdatedTitle}</h2>
      <p>{fill(words.outdatedText, { count: total })}</p>
      <ul className="row-list my-4">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt._id} receipt={receipt} actions={actions} />
        ))}
      </ul>
      <ListPages name="outdated" title={words.outdatedTitle} {...outdated} />
    </section>
  );
}
