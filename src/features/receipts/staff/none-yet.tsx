import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../core/locale/use-words";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { receiptsWords } from "../words";

/** In place of the list while no receipt was issued. */
export function NoReceipts() {
  const words = useWords(receiptsWords);
  return (
    <EmptyList text={words.none}>
      <Link to="/cms/donations" className="button button-quiet">
        {words.fromDonations}
      </Link>
    </EmptyList>
  );
}

/** That something is lacking before a receipt can be issued. */
export function NotPossible() {
  const words = useWords(receiptsWords);
  return (
    <div className="mb-6 flex gap-3 rounded-xl border-2 border-kapok p-4">
      <TriangleAlert aria-hidden="true" size={24} className="flex-none" />
      <div>
        <h2>{words.notPossible}</h2>
        <p>{words.notPossibleText}</p>
        <Link to="/cms/site" className="inline-flex min-h-12 items-center">
          {words.siteDetails}
        </Link>
      </div>
    </div>
  );
}
