import { DonateArt } from "../../../core/art/donate-art";
import { EmptyBranch } from "../../../core/art/empty-branch";
import { fill } from "../../../core/locale/fill";
import { useLang, useLocale } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { useWords } from "../../../core/locale/use-words";
import { withColon } from "../../../core/locale/with-colon";
import { hkd } from "../../../core/money";
import { SiteLink, siteHref } from "../../../core/site/frame/link";
import type { DonationState } from "../donation";
import { payPalWords } from "./words";

/** What the donor is told of a donation; of one whose money PayPal has not given, only that. */
export type Outcome =
  | { state: "away" | "unapproved" | "declined"; orderId: string }
  | {
      state: DonationState;
      name: string;
      amountCents: number;
      refundedCents: number;
      receipt: boolean;
      /** Whether a letter reaches the donor. */
      thanked: boolean;
      reference: string;
      orderId: string;
    };

/** What PayPal will say more of; whoever is asked not to pay again is not led to pay. */
const LATER: readonly string[] = ["away", "unapproved", "ordered", "pending"];
/** Of which nothing was taken. */
const OPEN: readonly string[] = ["unapproved", "declined"];
const RETURNED: readonly string[] = ["refunded", "reversed"];

/** Thanks, or what went otherwise, in one heading and a few sentences. */
export function OutcomeView({ outcome }: { outcome: Outcome }) {
  const { state } = outcome;
  if (state === "completed" && "name" in outcome) return <Thanks donation={outcome} />;
  return <Otherwise outcome={outcome} />;
}

function Thanks({ donation }: { donation: Extract<Outcome, { name: string }> }) {
  const words = useWords(payPalWords);
  const { name, amountCents, receipt, thanked, reference } = donation;
  return (
    <div className="notice-page">
      <DonateArt className="notice-art" />
      <h1>{name ? fill(words.thanks, { name }) : words.thanksNameless}</h1>
      <p className="lead">{fill(words.arrived, { amount: hkd(amountCents) })}</p>
      {thanked && <p>{words.letter}</p>}
      {receipt && <p>{words.receiptComes}</p>}
      <p>
        <Reference id={reference} />
      </p>
      <p>
        <SiteLink className="button button-main" to="/">
          {words.home}
        </SiteLink>
      </p>
    </div>
  );
}

function Otherwise({ outcome }: { outcome: Outcome }) {
  const words = useWords(payPalWords);
  const { prefix, lang } = useLocale();
  const [title, text] = useOtherwise(outcome);
  return (
    <div className="notice-page">
      <EmptyBranch className="notice-art" />
      <h1>
        <Phrase text={title} lang={lang} />
      </h1>
      <p className="lead">{text}</p>
      {"reference" in outcome && (
        <p>
          <Reference id={outcome.reference} />
        </p>
      )}
      <p className="actions">
        {LATER.includes(outcome.state) && (
          <a
            className="button button-main"
            href={siteHref(prefix, `/donate/paypal/return?token=${encodeURIComponent(outcome.orderId)}`)}
          >
            {words.lookAgain}
          </a>
        )}
        {OPEN.includes(outcome.state) && (
          <SiteLink className="button button-quiet" to="/donate">
            {words.tryAgain}
          </SiteLink>
        )}
        <SiteLink className="button button-quiet" to="/">
          {words.home}
        </SiteLink>
      </p>
    </div>
  );
}

function Reference({ id }: { id: string }) {
  const { reference } = useWords(payPalWords);
  return (
    <>
      {withColon(useLang(), reference)}
      <span className="account-value">{id}</span>
    </>
  );
}

function useOtherwise(outcome: Outcome): readonly [title: string, text: string] {
  const words = useWords(payPalWords);
  const amount = "amountCents" in outcome ? hkd(outcome.amountCents) : "";
  if (outcome.state === "away" || outcome.state === "ordered") return [words.awayTitle, words.away];
  if (outcome.state === "unapproved") return [words.unapprovedTitle, words.unapproved];
  if (outcome.state === "pending") return [words.pendingTitle, fill(words.pending, { amount })];
  if (outcome.state === "mismatched") return [words.mismatchTitle, words.mismatch];
  if (outcome.state === "partlyRefunded" && "amountCents" in outcome) {
    const back = hkd(outcome.refundedCents);
    return [words.partlyReturnedTitle, fill(words.partlyReturned, { amount, back })];
  }
  if (RETURNED.includes(outcome.state)) return [words.returnedTitle, words.returned];
  return [words.declinedTitle, words.declined];
}
