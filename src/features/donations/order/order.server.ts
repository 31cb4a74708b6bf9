import { redirect } from "react-router";
import type * as z from "zod";
import type { Call } from "../../../platform/feature.server";
import { fieldErrors, InvalidInput } from "../../../platform/http/input.server";
import { Problem } from "../../../platform/http/problem";
import { type AllowanceLimit, countVisit } from "../../../platform/http/visitor-allowance.server";
import { depsContext, localeContext } from "../../../platform/loader-context.server";
import { hongKongDay } from "../../../platform/locale/format";
import type { Lang, Localized } from "../../../platform/locale/lang";
import { problemMessage } from "../../../platform/locale/words/problems";
import {
  type FormRequest,
  formValues,
  refused,
  refuseWhileAway,
  visitorContext,
} from "../../../site/form/form-submission.server";
import { readSiteDetails } from "../../../site/frame/site-details.server";
import { noticeInForce } from "../../../site/notice/notice-in-force.server";
import { OrderInput, type ReceiptRequest } from "../contract";
import { choiceQuery, decimalOf, KEPT, missingDonor, OTHER, typedAmount, UNTOUCHED } from "../donation";
import { writeToDonor } from "../emails/donor-emails.server";
import { payPalAway, payPalOf, problemOf } from "../paypal/account.server";
import { approvePage, PayPalError } from "../paypal/answers";
import { donationsProblems } from "../problems.server";
import { donationStore } from "../store.server";

/** Orders of one network: everybody at a charity dinner may be behind one address, and give within minutes. */
const ORDERS: AllowanceLimit = {
  of: "order",
  atOnce: 300,
  regain: 3000,
  refusal: donationsProblems.tooManyOrders,
};

/** The languages of PayPal's pages. */
const LOCALES: Localized = { eng: "en-GB", tra: "zh-HK", sim: "zh-CN" };

/** Shown before the charity's name on PayPal's pages. */
const DONATION_TO: Localized = { eng: "Donation to ", tra: "捐款予", sim: "捐款给" };

interface DonationOrder {
  amountCents: number;
  receipt: boolean;
}

/** Who orders: where the request came from, and the language of the page. */
type Orderer = Pick<Call, "address" | "lang" | "deps">;

/**
 * Places an order at PayPal for a donation. The row comes first, so that no payment can be without one.
 * @returns PayPal's id of the order and the page where the donor approves it
 * @throws {Problem} 429 for too many orders from one address, 503 when PayPal is away or not set up
 */
export async function placeOrder({ amountCents, receipt }: DonationOrder, { deps, lang, address }: Orderer) {
  const paypal = payPalOf(deps);
  const now = new Date();
  const donation = await deps.db.transaction().execute(async (tx) => {
    await countVisit(tx, address, ORDERS);
    const notice = (await noticeInForce(tx))?.number ?? null;
    return donationStore(tx).add({ ...newDonation(amountCents, receipt, lang, now), notice });
  });
  const name = (await readSiteDetails(deps.db)).name[lang];
  const base = `${deps.config.publicUrl}/${lang}/donate`;
  const order = await paypal
    .createOrder({
      donationId: donation._id,
      amount: decimalOf(amountCents),
      description: `${DONATION_TO[lang]}${name}`.slice(0, 127),
      brandName: name.slice(0, 127),
      locale: LOCALES[lang],
      returnUrl: `${base}/paypal/return`,
      cancelUrl: `${base}/paypal/return?cancelled=1${choiceQuery(amountCents, receipt)}`,
    })
    .catch((error: unknown) => {
      throw error instanceof PayPalError ? problemOf(error, deps.log, donation._id) : error;
    });
  const approveUrl = approvePage(order);
  if (!approveUrl) throw payPalAway();
  await donationStore(deps.db).replace({
    ...donation,
    paypalOrderId: order.id,
    version: donation.version + 1,
  });
  deps.visitCounts.donation();
  return { orderId: order.id, approveUrl };
}

function newDonation(amountCents: number, receipt: boolean, lang: Lang, now: Date) {
  return {
    ...UNTOUCHED,
    method: "paypal" as const,
    state: "ordered" as const,
    amountCents,
    receipt,
    lang,
    firstName: "",
    lastName: "",
    email: "",
    note: "",
    givenOn: hongKongDay(now),
    createdAt: now.toISOString(),
    settledAt: null,
  };
}

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
    // With an empty fragment, or browsers take the form's own along to PayPal and back.
    return redirect(approveUrl.includes("#") ? approveUrl : `${approveUrl}#`, 303);
  } catch (error) {
    return refused(error, values, { deps, lang, request });
  }
}

/** The origin of PayPal's pages, which the content security policy must allow for the form. */
export function payPalPages(api: string): string {
  const { hostname, origin } = new URL(api);
  if (hostname === "api-m.sandbox.paypal.com") return "https://www.sandbox.paypal.com";
  return hostname.endsWith(".paypal.com") ? "https://www.paypal.com" : origin;
}

/**
 * Records that the donor of an order wants a receipt, with the name and address that PayPal did not give. What it gave stays;
 * a donor without an address before is thanked now.
 * @throws {Problem} 404 for an order whose money is not here
 * @throws {InvalidInput} while there is no name or address to send it to
 */
export async function requestReceipt(
  { orderId, name, email }: z.output<typeof ReceiptRequest>,
  { db: tx, lang, deps }: Pick<Call, "db" | "lang" | "deps">,
): Promise<void> {
  const donations = donationStore(tx);
  const before = await donations.byOrder(orderId);
  if (!before || !KEPT.includes(before.state)) throw new Problem(404, donationsProblems.unknownDonation);
  const missing = missingDonor(before);
  const lacking = [
    ...(missing.name && name === "" ? [{ path: "name", problem: donationsProblems.receiptName }] : []),
    ...(missing.email && email === "" ? [{ path: "email", problem: donationsProblems.receiptEmail }] : []),
  ];
  if (lacking.length > 0)
    throw new InvalidInput(
      lacking.map(({ path, problem }) => ({ path, message: problemMessage(lang, problem) })),
    );
  if (before.receipt && !missing.name && !missing.email) return;
  const donation = {
    ...before,
    receipt: true,
    ...(missing.name && { firstName: name }),
    ...(missing.email && { email }),
    version: before.version + 1,
  };
  if (!(await donations.replace(donation))) throw new Problem(409, "overtaken");
  if (missing.email) await writeToDonor(tx, donation, "thanks", deps.config.publicUrl);
}
