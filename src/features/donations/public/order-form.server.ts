import { redirect } from "react-router";
import { InvalidInput } from "../../../core/api/input.server";
import { fieldErrors } from "../../../core/api/issues";
import { depsContext } from "../../../core/deps.server";
import { localeContext } from "../../../core/locale/locale-context.server";
import {
  type FormRequest,
  formValues,
  refused,
  refuseWhileAway,
} from "../../../core/site/form/submit-form.server";
import { visitorContext } from "../../../core/site/page/page-forms.server";
import { typedAmount } from "../amount";
import { OTHER } from "../order/choice";
import { OrderInput } from "../order/contract";
import { placeOrder } from "../order/order.server";
import { donationsProblems } from "../problems.server";

/**
 * Takes the form of the donation page: an order at PayPal, and the donor's browser goes there. What was refused
 * is given back with all that was chosen.
 */
export async function orderByForm({ request, context }: FormRequest) {
  const deps = context.get(depsContext);
  const { lang } = context.get(localeContext);
  const { address } = context.get(visitorContext);
  let values: Record<string, string> = {};
  try {
    values = await formValues(request);
    refuseWhileAway(context);
    const other = values.choice === OTHER;
    const parsed = OrderInput.safeParse({
      amount: other ? typedAmount(values.amount ?? "") : (values.choice ?? ""),
      receipt: values.receipt === "yes",
    });
    if (!parsed.success) throw new InvalidInput(fieldErrors(parsed.error.issues, lang, donationsProblems));
    const { amount, receipt } = parsed.data;
    const { approveUrl } = await placeOrder({ amountCents: amount, receipt }, { deps, lang, address });
    return redirect(approveUrl, 303);
  } catch (error) {
    return refused(error, values, { deps, lang, request });
  }
}

/** Where PayPal's own pages are, so that the page's security policy lets the form lead there. */
export function payPalPages(api: string): string {
  const { hostname, origin } = new URL(api);
  if (hostname === "api-m.sandbox.paypal.com") return "https://www.sandbox.paypal.com";
  return hostname.endsWith(".paypal.com") ? "https://www.paypal.com" : origin;
}
