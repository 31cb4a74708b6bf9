import { data, redirect } from "react-router";
import { Problem } from "../../../core/api/problem";
import { type Deps, depsContext } from "../../../core/deps.server";
import { fullName } from "../../../core/locale/full-name";
import { localeContext } from "../../../core/locale/locale-context.server";
import { useWords } from "../../../core/locale/use-words";
import { isMailAddress } from "../../../core/mail/mail-address";
import { siteHref } from "../../../core/site/frame/link";
import { PageHead } from "../../../core/site/frame/page-head";
import { NEVER_KEPT } from "../../../core/site/kept/never-kept";
import { visitorContext } from "../../../core/site/page/page-forms.server";
import type { Donation } from "../donation";
import { finishOrder } from "../settle/finish.server";
import { UNTAKEN } from "../states";
import { donationStore } from "../store.server";
import type { Route } from "./+types/return";
import { type Outcome, OutcomeView } from "./outcome-view";
import { payPalWords } from "./words";

export const handle = { ofVisitor: true, query: ["token", "declined"] };

/** PayPal does not answer, or was not asked once more. */
const AWAY: readonly number[] = [429, 503];

/** What became of one person's donation is nothing to keep for others. */
export const headers = () => NEVER_KEPT;

/**
 * Takes the money of the order with which PayPal sent the donor back (`token`). Coming here twice, or late, changes
 * nothing. Who hears that nothing was taken does so at another address (`declined`), which only looks: to load that
 * page again, or to read it in another language, is not to ask for the money again.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Outcome> {
  const deps = context.get(depsContext);
  const { prefix } = context.get(localeContext);
  const search = new URL(request.url).searchParams;
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

async function finished(deps: Deps, orderId: string, address: string): Promise<Outcome> {
  try {
    return outcomeOf(deps, await finishOrder(deps, orderId, address));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    // What is known already is more than that PayPal says nothing now.
    const known = await storedOf(deps, orderId);
    if (known && !UNTAKEN.includes(known.state)) return outcomeOf(deps, known);
    return { state: refusedState(error), orderId };
  }
}

function refusedState({ key, status }: Problem): "unapproved" | "away" | "declined" {
  if (key === "paypalNotApproved") return "unapproved";
  return AWAY.includes(status) ? "away" : "declined";
}

async function storedOf({ db }: Deps, orderId: string | null): Promise<Donation | undefined> {
  return orderId === null ? undefined : donationStore(db).byOrder(orderId);
}

function outcomeOf({ config }: Deps, donation: Donation): Outcome {
  const { reference, paypalOrderId, state, amountCents, refundedCents, receipt, email } = donation;
  const orderId = paypalOrderId ?? "";
  if (state === "declined") return { state, orderId };
  const name = fullName(donation);
  // Without a mail server the letter waits, maybe for long.
  const thanked = config.mail !== undefined && isMailAddress(email);
  return { state, name, amountCents, refundedCents, receipt, thanked, reference, orderId };
}

/** Where the donor lands after PayPal: thanks, or what went otherwise and what to do now. */
export default function PayPalReturn({ loaderData: outcome }: Route.ComponentProps) {
  const words = useWords(payPalWords);
  return (
    <div className="content">
      <PageHead title={words.payOther} path="/donate" />
      <OutcomeView outcome={outcome} />
    </div>
  );
}
