import { FilePlus2 } from "lucide-react";
import { Form, Link } from "react-router";
import { newsDate } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { hkdAndCents } from "../../../core/money";
import { ActionLabel } from "../../../core/staff/list/action-label";
import type { ListPage } from "../../../core/staff/list/load-list";
import type { GiftToReceipt } from "../contract";
import { receiptsWords } from "../words";
import { ListPages } from "./list-pages";

interface WaitingListProps {
  /** Those in whom the words were found that somebody looked for; "" for all. */
  q: string;
  waiting: ListPage<{ gifts: readonly GiftToReceipt[]; total: number; pages: number }>;
  /** Whether receipts can be issued at all. */
  possible: boolean;
}

/** Who waits for a receipt, and a way to issue one for any other donation. */
export function WaitingList({ q, waiting, possible }: WaitingListProps) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const { gifts, total } = waiting.list;
  const none = q === "" ? words.waitingNone : staff.nothingFound;
  return (
    <section className="staff-section" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{words.waitingTitle}</h2>
      <p>{total === 0 ? none : fill(words.waitingText, { count: total })}</p>
      <ul className="row-list my-4">
        {gifts.map((gift) => (
          <WaitingRow key={gift.donation_id} gift={gift} possible={possible} />
        ))}
      </ul>
      <ListPages name="waiting" title={words.waitingTitle} {...waiting} />
      {possible && <OtherDonation />}
    </section>
  );
}

function WaitingRow({ gift, possible }: { gift: GiftToReceipt; possible: boolean }) {
  const words = useWords(receiptsWords);
  const lang = useLang();
  const { donation_id, reference, name, email, amountCents, method, givenOn } = gift;
  const shown = name || email || reference;
  return (
    <li className="row">
      <div className="row-text">
        <h3 className="break-words">
          <Name text={shown} />
        </h3>
        <p>
          {fill(words.given, { amount: hkdAndCents(amountCents), date: newsDate(givenOn, lang) })} ·{" "}
          {words[method]}
        </p>
        {email && email !== shown && <p className="field-hint break-words">{email}</p>}
      </div>
      {possible && (
        <div className="row-actions">
          <Link className="button button-main" to={`/cms/issuereceipt?donation_id=${donation_id}`}>
            <FilePlus2 aria-hidden="true" size={18} />
            <ActionLabel label={words.issue} name={shown} />
          </Link>
        </div>
      )}
    </li>
  );
}

function OtherDonation() {
  const words = useWords(receiptsWords);
  return (
    <Form action="/cms/issuereceipt" className="search-form" aria-label={words.otherTitle}>
      <label className="field-label" htmlFor="other-donation">
        {words.otherTitle}: {words.reference}
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
  );
}
