import { Cast } from "../../../art/cast/cast";
import { points, siteFlower, siteInk } from "../../../art/drawing";
import { Bud, CupFlower, limbPath, OpenFlower } from "../../../art/flower";
import { withColon } from "../../../platform/locale/format";
import { fill, useLang, useLocale, useWords } from "../../../platform/locale/lang";
import { Phrase, SentenceSpace } from "../../../platform/locale/phrase";
import { LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { hkd } from "../../../platform/money/money";
import { mailShareHref, whatsAppShareHref } from "../../../site/addresses/contact-links";
import { LONGEST_LINE } from "../../../site/form/limits";
import { FormField, FormProblem, type FormRefusal, PageForm, problemId } from "../../../site/form/page-form";
import { SiteLink, siteHref, useOrigin, useSiteDetails } from "../../../site/frame/page";
import { NoticeLink } from "../../../site/notice/notice-link";
import type { DonationState, MissingDonor } from "../donation";
import { givingWords } from "./words";

/** An outcome in which money may have been taken. */
export interface Settled {
  state: DonationState;
  name: string;
  amountCents: number;
  refundedCents: number;
  receipt: boolean;
  /** True when a letter reaches the donor. */
  thanked: boolean;
  /** Donor details that a receipt needs and PayPal did not give. */
  missing: MissingDonor;
  reference: string;
  orderId: string;
  /** The part of an address by which the form shows the choice again. */
  choice: string;
}

/** Letters of a name that have room in a line of the heading on a narrow phone. */
const SHORT_NAME = 14;

interface ThanksProps {
  donation: Settled;
  /** The wish for a receipt that was not taken. */
  refusal: FormRefusal | undefined;
}

/** The address of what became of an order. */
export const returnAddress = (orderId: string): string =>
  `/donate/paypal/return?token=${encodeURIComponent(orderId)}`;

/** Thanks for a donation that has arrived, with related links. */
export function Thanks({ donation, refusal }: ThanksProps) {
  const words = useWords(givingWords);
  const { name, amountCents, receipt, thanked, missing, reference } = donation;
  const isReceiptSure = receipt && !missing.name && !missing.email;
  const [before, after] = (name ? words.thanks : words.thanksNameless).split("{name}");
  return (
    <div className="notice-page">
      <ThanksArt className="notice-art" />
      <h1>
        {before}
        {/* Text in the line, which a reader says in one piece; a short name breaks last of all. */}
        <span className={name.length < SHORT_NAME ? "together" : undefined}>{name}</span>
        {after}
      </h1>
      <p className="lead">
        <Phrase text={fill(words.arrived, { amount: hkd(amountCents) })} lang={useLang()} />
      </p>
      {thanked && <p>{words.letter}</p>}
      {isReceiptSure && (
        <p id="receipt" tabIndex={-1}>
          {words.receiptComes}
        </p>
      )}
      <p>
        <Reference id={reference} />
      </p>
      {!isReceiptSure && <ReceiptForm donation={donation} refusal={refusal} />}
      <LeadOn />
    </div>
  );
}

const FORM = "receipt-form";

/** Requests a receipt by one button, after asking for donor details that PayPal did not give. */
function ReceiptForm({ donation: { receipt, missing, orderId }, refusal }: ThanksProps) {
  const words = useWords(givingWords);
  const { prefix } = useLocale();
  const { email } = useSiteDetails();
  const asks = missing.name || missing.email;
  return (
    <PageForm
      id={FORM}
      className="receipt-form stack"
      action={siteHref(prefix, `${returnAddress(orderId)}#${problemId(FORM)}`)}
    >
      {refusal && (
        <FormProblem
          form={FORM}
          title={words.receiptProblem}
          refusal={refusal}
          labels={[
            ["name", words.receiptName],
            ["email", words.receiptEmail],
          ]}
        />
      )}
      <input type="hidden" name="orderId" value={orderId} />
      {asks && <p>{fill(receipt ? words.receiptNeeds : words.receiptWouldNeed, { email })}</p>}
      {missing.name && (
        <FormField
          form={FORM}
          name="name"
          label={words.receiptName}
          refusal={refusal}
          autoComplete="name"
          maxLength={LONGEST_LINE}
        />
      )}
      {missing.email && (
        <FormField
          form={FORM}
          name="email"
          label={words.receiptEmail}
          type="email"
          refusal={refusal}
          autoComplete="email"
          maxLength={LONGEST_ADDRESS}
        />
      )}
      {asks && (
        <p className="field-hint">
          {words.receiptUse}
          <SentenceSpace />
          <NoticeLink />
        </p>
      )}
      <p>
        <button type="submit" className="button button-main">
          {receipt ? words.sendDetails : words.askReceipt}
        </button>
      </p>
    </PageForm>
  );
}

/** Related links below the thanks: a gift every month, telling others, home. */
function LeadOn() {
  const words = useWords(givingWords);
  const { prefix } = useLocale();
  const { name } = useSiteDetails();
  const tell = `${fill(words.tellText, { name })} ${useOrigin()}${prefix}/donate`;
  return (
    <ul className="actions">
      <li>
        <SiteLink className="button button-quiet" to="/donate#monthly">
          {words.giveMonthly}
        </SiteLink>
      </li>
      <li>
        <a className="button button-quiet" href={whatsAppShareHref(tell)}>
          {words.tellWhatsApp}
        </a>
      </li>
      <li>
        <a className="button button-quiet" href={mailShareHref(tell)}>
          {words.tellMail}
        </a>
      </li>
      <li>
        <SiteLink className="button button-quiet" to="/">
          {words.home}
        </SiteLink>
      </li>
    </ul>
  );
}

/** The number by which a donor and the charity call the donation. */
export function Reference({ id }: { id: string }) {
  const { reference } = useWords(givingWords);
  return (
    <>
      {withColon(useLang(), reference)}
      <span className="account-value">{id}</span>
    </>
  );
}

const WOOD = limbPath([
  { spine: points([24, 322, 34, 250, 24, 190, 40, 132, 40, 112]), from: 30, to: 21 },
  { spine: points([36, 138, 76, 92, 150, 92, 210, 66, 270, 78]), from: 18, to: 1 },
  { spine: points([39, 124, 44, 66, 92, 46, 120, 22]), from: 18, to: 1 },
]);

/** Four people under a bough who wave back; its middle flower opens once. For donors. */
function ThanksArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 340" aria-hidden="true">
      <circle cx="226" cy="158" r="140" fill={siteInk.ground} />
      <path fill={siteInk.leaf} d="M4 312C60 274 350 270 416 306Q424 330 376 332H44Q-4 330 4 312z" />
      <path fill={siteInk.wood} d={WOOD} />
      <CupFlower ink={siteFlower} x={272} y={84} scale={0.62} turn={58} />
      <Bud ink={siteFlower} x={120} y={24} scale={0.6} turn={40} />
      <g className="opening-flower">
        <OpenFlower ink={siteFlower} x={150} y={84} scale={0.7} turn={-10} />
      </g>
      <Cast name="grandmother" x={112} y={312} scale={0.66} turn={3} />
      <Cast name="student" x={196} y={322} scale={0.66} arms="wave" turn={3} />
      <Cast name="father" x={282} y={312} scale={0.66} turn={-3} />
      <Cast name="girl" x={360} y={322} scale={0.66} arms="wave" turn={-4} />
    </svg>
  );
}
