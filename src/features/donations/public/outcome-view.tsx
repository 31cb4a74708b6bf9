import { DonateArt } from "../../../core/art/donate-art";
import { EmptyBranch } from "../../../core/art/empty-branch";
import { fill } from "../../../core/locale/fill";
import { useLang, useLocale } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { useWords } from "../../../core/locale/use-words";
import { withColon } from "../../../core/locale/with-colon";
import { hkd } from "../../../core/money";
import { SiteLink, siteHref } from "../../../core/site/frame/link";
import { type DonationState, STATES, type Told } from "../states";
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

type Word = keyof (typeof payPalWords)["eng"];

interface Page {
  title: Word;
  text: Word;
  /** Whether PayPal will say more of it; whoever is asked not to pay again is not led to pay. */
  later?: boolean;
  /** Whether nothing was taken, so that the donor may choose again. */
  untaken?: boolean;
}

const PAGES: Record<Exclude<Told, "thanks"> | "unapproved", Page> = {
  away: { title: "awayTitle", text: "away", later: true },
  unapproved: { title: "unapprovedTitle", text: "unapproved", later: true, untaken: true },
  pending: { title: "pendingTitle", text: "pending", later: true },
  declined: { title: "declinedTitle", text: "declined", untaken: true },
  mismatched: { title: "mismatchTitle", text: "mismatch" },
  partlyReturned: { title: "partlyReturnedTitle", text: "partlyReturned" },
  returned: { title: "returnedTitle", text: "returned" },
};

/** Thanks, or what went otherwise, in one heading and a few sentences. */
export function OutcomeView({ outcome }: { outcome: Outcome }) {
  const { state } = outcome;
  const told = state === "away" || state === "unapproved" ? state : STATES[state].told;
  if (told !== "thanks") return <Otherwise outcome={outcome} page={PAGES[told]} />;
  return "name" in outcome ? <Thanks donation={outcome} /> : null;
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

function Otherwise({ outcome, page }: { outcome: Outcome; page: Page }) {
  const words = useWords(payPalWords);
  const { prefix, lang } = useLocale();
  const sums: Record<string, string> =
    "amountCents" in outcome ? { amount: hkd(outcome.amountCents), back: hkd(outcome.refundedCents) } : {};
  return (
    <div className="notice-page">
      <EmptyBranch className="notice-art" />
      <h1>
        <Phrase text={words[page.title]} lang={lang} />
      </h1>
      <p className="lead">{fill(words[page.text], sums)}</p>
      {"reference" in outcome && (
        <p>
          <Reference id={outcome.reference} />
        </p>
      )}
      <p className="actions">
        {page.later && (
          <a
            className="button button-main"
            href={siteHref(prefix, `/donate/paypal/return?token=${encodeURIComponent(outcome.orderId)}`)}
          >
            {words.lookAgain}
          </a>
        )}
        {page.untaken && (
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
