import { data, redirect } from "react-router";
import { EmptyBranch } from "../../../art/empty-branch";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { depsContext, localeContext } from "../../../platform/loader-context.server";
import { fullName, withColon } from "../../../platform/locale/format";
import { fill, useLang, useLocale, useWords } from "../../../platform/locale/lang";
import { Phrase } from "../../../platform/locale/phrase";
import { useSiteWords } from "../../../platform/locale/words/public";
import { isMailAddress } from "../../../platform/mail/mail-address";
import { hkd } from "../../../platform/money/money";
import { submitForm, visitorContext } from "../../../site/form/form-submission.server";
import type { FormRefusal } from "../../../site/form/page-form";
import { PageHead, SiteLink, siteHref, useSiteDetails } from "../../../site/frame/page";
import { NO_STORE } from "../../../site/page-cache/bypass-cache.server";
import { completeOrder } from "../capture/sync-order.server";
import {
  CHOICE,
  choiceQuery,
  type Donation,
  type DonorNotice,
  missingDonor,
  STATES,
  UNTAKEN,
} from "../donation";
import donationsFeature from "../feature.server";
import { donationStore } from "../store.server";
import type { Route } from "./+types/return";
import donationsCss from "./donations.css?url";
import { CANCELLED } from "./paypal-form";
import { Reference, returnAddress, type Settled, Thanks } from "./thanks";
import { givingWords } from "./words";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: donationsCss }];

export const handle = {
  ofVisitor: true,
  query: ["token", "declined", "cancelled", { name: "choice", values: CHOICE }, "other", "receipt"],
};

/** The values that the form restores for a donor who left PayPal without paying. */
const CHOSEN = ["choice", "other", "receipt"];

/** PayPal does not answer, or was not queried again. */
const AWAY: readonly number[] = [429, 503];

/** The outcome of a donation is private: it is not cached. */
export const headers = () => NO_STORE;

/**
 * Takes the money of the order with which PayPal sent the donor back (`token`). Coming here twice, or late, changes
 * nothing. Who hears that nothing was taken does so at another address (`declined`), which only looks: to load that
 * page again, or to read it in another language, must not capture again. Who left PayPal without paying
 * (`cancelled`) is led to the form, with the focus at what is said of it there.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Outcome> {
  const deps = context.get(depsContext);
  const { prefix } = context.get(localeContext);
  const search = new URL(request.url).searchParams;
  if (search.has("cancelled")) throw redirect(siteHref(prefix, cancelledAddress(search)), 303);
  const known = await storedOf(deps, search.get("declined"));
  if (known) return outcomeOf(deps, known);
  const orderId = search.get("token");
  if (!orderId) throw redirect(siteHref(prefix, "/donate"));
  const outcome = await finished(deps, orderId, context.get(visitorContext).address);
  if (outcome.state !== "declined") return outcome;
  // Not so where PayPal wants the donor to do something first: then they come back to this address.
  if ((await storedOf(deps, orderId))?.state !== "declined") return outcome;
  throw redirect(siteHref(prefix, `/donate/paypal/return?declined=${encodeURIComponent(orderId)}`));
}

function cancelledAddress(search: URLSearchParams): string {
  const chosen = [...search].filter(([name]) => CHOSEN.includes(name));
  const query = new URLSearchParams([["method", "paypal"], ["cancelled", "1"], ...chosen]);
  return `/donate?${query}#${CANCELLED}`;
}

async function finished(deps: Deps, orderId: string, address: string): Promise<Outcome> {
  try {
    return outcomeOf(deps, await completeOrder(deps, orderId, address));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    // What is known already is more than that PayPal says nothing now.
    const known = await storedOf(deps, orderId);
    if (known && !UNTAKEN.includes(known.state)) return outcomeOf(deps, known);
    const said = { orderId, choice: known ? choiceOf(known) : "" };
    const state = refusedState(error);
    return state === "expired" ? { state, ...said, reference: known?.reference ?? "" } : { state, ...said };
  }
}

function refusedState({ key, status }: Problem): "unapproved" | "away" | "declined" | "expired" {
  if (key === "paypalExpired") return "expired";
  if (key === "paypalNotApproved") return "unapproved";
  return AWAY.includes(status) ? "away" : "declined";
}

async function storedOf({ db }: Deps, orderId: string | null): Promise<Donation | undefined> {
  return orderId === null ? undefined : donationStore(db).byOrder(orderId);
}

function outcomeOf({ config }: Deps, donation: Donation): Outcome {
  const { reference, paypalOrderId, state, amountCents, refundedCents, receipt, email } = donation;
  const orderId = paypalOrderId ?? "";
  const choice = choiceOf(donation);
  if (state === "declined") return { state, orderId, choice };
  const name = fullName(donation);
  // Without a mail server the letter waits, maybe for long.
  const thanked = config.mail !== undefined && isMailAddress(email);
  const missing = missingDonor(donation);
  return { state, name, amountCents, refundedCents, receipt, thanked, missing, reference, orderId, choice };
}

const choiceOf = ({ amountCents, receipt }: Donation) => choiceQuery(amountCents, receipt);

/** Submits the request for a receipt, with a name and an address where PayPal gave none. */
export const action = (args: Route.ActionArgs) =>
  submitForm(
    donationsFeature,
    "requestReceipt",
    args,
    ({ orderId = "" }) => `${returnAddress(orderId)}#receipt`,
  );

/** The page after PayPal: thanks, or what went wrong and what to do now. */
export default function PayPalReturn({ loaderData: outcome, actionData }: Route.ComponentProps) {
  const words = useWords(givingWords);
  const { donate } = useSiteWords();
  const begin = actionData ? words.receiptProblem : words[titleOf(outcome)];
  const title = withColon(useLang(), begin, donate);
  return (
    <div className="content">
      <PageHead title={title} path="/donate" />
      <OutcomeView outcome={outcome} refusal={actionData} />
    </div>
  );
}

/** The answer to the donor about a donation; of one whose money PayPal has not given, only that. */
type Outcome =
  | { state: "away" | "unapproved" | "declined"; orderId: string; choice: string }
  | { state: "expired"; orderId: string; choice: string; reference: string }
  | Settled;

type Word = keyof (typeof givingWords)["eng"];

interface Page {
  title: Word;
  text: Word;
  /** True while the payment is still open; a donor who is asked not to pay again gets no link to pay. */
  later?: boolean;
  /** True when nothing was taken, so that the donor may choose again. */
  untaken?: boolean;
}

const PAGES: Record<Exclude<DonorNotice, "thanks"> | "unapproved" | "expired", Page> = {
  expired: { title: "expiredTitle", text: "expired", untaken: true },
  away: { title: "awayTitle", text: "away", later: true },
  unapproved: { title: "unapprovedTitle", text: "unapproved", later: true, untaken: true },
  pending: { title: "pendingTitle", text: "pending", later: true },
  declined: { title: "declinedTitle", text: "declined", untaken: true },
  mismatched: { title: "mismatchTitle", text: "mismatch" },
  partlyReturned: { title: "partlyReturnedTitle", text: "partlyReturned" },
  returned: { title: "returnedTitle", text: "returned" },
};

const noticeOf = ({ state }: Outcome) =>
  state === "away" || state === "unapproved" || state === "expired" ? state : STATES[state].notice;

/** The start of the page title, which screen readers read first. */
function titleOf(outcome: Outcome): Word {
  const notice = noticeOf(outcome);
  return notice === "thanks" ? "thanksNameless" : PAGES[notice].title;
}

/** Thanks, or what went otherwise, in one heading and a few sentences. */
function OutcomeView({ outcome, refusal }: { outcome: Outcome; refusal: FormRefusal | undefined }) {
  const notice = noticeOf(outcome);
  if (notice !== "thanks") return <Otherwise outcome={outcome} page={PAGES[notice]} />;
  return "name" in outcome ? <Thanks donation={outcome} refusal={refusal} /> : null;
}

function Otherwise({ outcome, page }: { outcome: Outcome; page: Page }) {
  const words = useWords(givingWords);
  const { prefix, lang } = useLocale();
  const { email } = useSiteDetails();
  const sums: Record<string, string> =
    "amountCents" in outcome
      ? { email, amount: hkd(outcome.amountCents), back: hkd(outcome.refundedCents) }
      : { email };
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
          <a className="button button-main" href={siteHref(prefix, returnAddress(outcome.orderId))}>
            {words.lookAgain}
          </a>
        )}
        {page.untaken && (
          <SiteLink
            className={page.later ? "button button-quiet" : "button button-main"}
            to={`/donate?method=paypal${outcome.choice}`}
          >
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
