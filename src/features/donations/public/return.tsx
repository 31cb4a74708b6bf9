import { data, redirect } from "react-router";
import { Problem } from "../../../core/api/problem";
import { depsContext } from "../../../core/deps.server";
import { fullName } from "../../../core/locale/full-name";
import { localeContext } from "../../../core/locale/locale-context.server";
import { useWords } from "../../../core/locale/use-words";
import { isMailAddress } from "../../../core/mail/mail-address";
import { siteHref } from "../../../core/site/link";
import { NEVER_KEPT } from "../../../core/site/never-kept";
import { PageHead } from "../../../core/site/page-head";
import { finishOrder } from "../finish.server";
import type { Route } from "./+types/return";
import { payPalWords } from "./messages";
import { type Outcome, OutcomeView } from "./outcome-view";

export const handle = { query: ["token"] };

/** What became of one person's donation is nothing to keep for others. */
export const headers = () => NEVER_KEPT;

/** Takes the money of the order with which PayPal sent the donor back. Coming here twice, or late, changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Outcome> {
  const deps = context.get(depsContext);
  const orderId = new URL(request.url).searchParams.get("token");
  if (!orderId) throw redirect(siteHref(context.get(localeContext).prefix, "/donate"));
  try {
    const donation = await finishOrder(deps, orderId);
    const { _id, amountCents, refundedCents, receipt, state, email } = donation;
    const name = fullName(donation);
    const thanked = isMailAddress(email);
    return { state, name, amountCents, refundedCents, receipt, thanked, reference: _id, orderId };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    return { state: error.status === 503 ? "away" : "declined", orderId };
  }
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
