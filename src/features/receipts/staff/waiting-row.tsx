import { FilePlus } from "lucide-react";
import { Form } from "react-router";
import { useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import type { GiftToReceipt } from "../contract";
import { receiptsWords } from "../words";

/** The donor who waits for a receipt; for screen readers with what the row links to. */
export function GiftDonor({
  gift: { name, email, reference },
  possible,
}: {
  gift: GiftToReceipt;
  possible: boolean;
}) {
  const words = useWords(receiptsWords);
  return (
    <>
      {possible && <span className="visually-hidden">{words.issue}: </span>}
      <Name text={name || email || reference} />
    </>
  );
}

/** Looks like a button; the whole row is the link. */
export function IssueLook() {
  const words = useWords(receiptsWords);
  return (
    <span className="row-look" aria-hidden="true">
      <FilePlus size={18} />
      {words.issue}
    </span>
  );
}

/** Issues a receipt for a donation whose donor requested none; opens below its button. */
export function OtherDonation() {
  const words = useWords(receiptsWords);
  return (
    <details className="row-fold screen-only">
      <summary className="button button-quiet">{words.otherTitle}</summary>
      <Form action="/cms/issuereceipt" className="search-form" aria-label={words.otherTitle}>
        <label className="field-label" htmlFor="other-donation">
          {words.reference}
        </label>
        <p id="other-donation-hint" className="field-hint">
          {words.otherHint}
        </p>
        <div className="filter-row">
          <input
            id="other-donation"
            className="field"
            name="donation_id"
            required
            maxLength={64}
            autoComplete="off"
            aria-describedby="other-donation-hint"
          />
          <button type="submit" className="button button-quiet">
            {words.open}
          </button>
        </div>
      </Form>
    </details>
  );
}
