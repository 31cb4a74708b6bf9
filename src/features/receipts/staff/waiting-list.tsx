import { FilePlus } from "lucide-react";
import { Form, Link } from "react-router";
import { staffDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents } from "../../../platform/money/money";
import { FigureTable } from "../../../ui/list/list-table";
import type { ListPage } from "../../../ui/list/load-list";
import { METHOD_NAMES } from "../../donations/contract";
import type { GiftToReceipt } from "../contract";
import { receiptsWords } from "../words";
import { ListPages } from "./list-pages";

interface WaitingListProps {
  /** Those in whom the words were found that somebody looked for; "" for all. */
  q: string;
  waiting: ListPage<{ gifts: readonly GiftToReceipt[]; total: number; pages: number }>;
  /** True when receipts can be issued at all. */
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
      <div className="section-line">
        <h2 id="waiting-title">{words.waitingTitle}</h2>
        <p>{total === 0 ? none : fill(words.waitingText, { count: total })}</p>
        {possible && <OtherDonation />}
      </div>
      {gifts.length > 0 && <WaitingTable gifts={gifts} possible={possible} />}
      <ListPages name="waiting" title={words.waitingTitle} {...waiting} />
    </section>
  );
}

function WaitingTable({ gifts, possible }: { gifts: readonly GiftToReceipt[]; possible: boolean }) {
  const words = useWords(receiptsWords);
  return (
    <FigureTable
      label={words.waitingTitle}
      columns={[
        { label: words.donor },
        { label: words.method },
        { label: words.date, className: "figure" },
        { label: words.amount, className: "figure" },
      ]}
      actions={possible ? words.issue : undefined}
    >
      {gifts.map((gift) => (
        <WaitingRow key={gift.donation_id} gift={gift} possible={possible} />
      ))}
    </FigureTable>
  );
}

/** The row leads to where the receipt is issued; what looks like a button in it is a part of that. */
function WaitingRow({ gift, possible }: { gift: GiftToReceipt; possible: boolean }) {
  const words = useWords(receiptsWords);
  const lang = useLang();
  const { donation_id, reference, name, email, amountCents, method, givenOn } = gift;
  const shown = name || email || reference;
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          {possible ? (
            <Link className="entry-table-link" to={`/cms/issuereceipt?donation_id=${donation_id}`}>
              <span className="visually-hidden">{words.issue}: </span>
              <Name text={shown} />
            </Link>
          ) : (
            <b className="break-words">
              <Name text={shown} />
            </b>
          )}
          <div className="field-hint flex flex-wrap gap-x-4 break-all">
            {shown !== reference && <span>{fill(words.ref, { reference })}</span>}{" "}
            {shown !== email && <span>{email}</span>}
          </div>
        </div>
      </td>
      <td className="figure-method">{METHOD_NAMES[method][lang]}</td>
      <td className="figure">
        <time dateTime={givenOn}>{staffDay(givenOn, lang)}</time>
      </td>
      <td className="figure figure-sum">
        <b>{hkdAndCents(amountCents)}</b>
      </td>
      {possible && (
        <td className="figure-next text-end" aria-hidden="true">
          <span className="button button-main">
            <FilePlus size={18} />
            {words.issue}
          </span>
        </td>
      )}
    </tr>
  );
}

/** Opens under its button: a receipt for a donation whose donor asked for none. */
function OtherDonation() {
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
