import type { Call } from "../../../core/api/handlers.server";
import { type AllowanceLimit, countVisit } from "../../../core/api/visitor-allowance.server";
import type { Deps } from "../../../core/deps.server";
import { hongKongDay } from "../../../core/locale/dates";
import type { Lang, Localized } from "../../../core/locale/lang";
import { readSiteDetails } from "../../../core/site/frame/site-details.server";
import { decimalOf } from "../amount";
import { letterWords } from "../letters/letter-words";
import { approvePage } from "../paypal/answers";
import { payPalAway, payPalOf, problemOf } from "../paypal/connect.server";
import { donationsProblems } from "../problems.server";
import { donationStore } from "../store.server";
import { choiceQuery } from "./choice";

/** Orders of one network: everybody at a charity dinner may be behind one address, and give within minutes. */
const ORDERS: AllowanceLimit = {
  of: "order",
  atOnce: 300,
  regain: 3000,
  refusal: donationsProblems.tooManyOrders,
};

/** The languages of PayPal's pages. */
const LOCALES: Localized = { eng: "en-GB", tra: "zh-HK", sim: "zh-CN" };

export interface DonationOrder {
  amountCents: number;
  receipt: boolean;
}

/** Who orders: where the request came from, and the language of the page. */
export type Orderer = Pick<Call, "address" | "lang"> & { deps: Deps };

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
    return donationStore(tx).add(newDonation(amountCents, receipt, lang, now));
  });
  const name = (await readSiteDetails(deps.db)).name[lang];
  const base = `${deps.config.publicUrl}/${lang}/donate`;
  const order = await paypal
    .createOrder({
      donationId: donation._id,
      amount: decimalOf(amountCents),
      description: `${letterWords[lang].donationTo}${name}`.slice(0, 127),
      brandName: name.slice(0, 127),
      locale: LOCALES[lang],
      returnUrl: `${base}/paypal/return`,
      cancelUrl: `${base}?method=paypal&cancelled=1${choiceQuery(amountCents, receipt)}`,
    })
    .catch((error: unknown) => {
      throw problemOf(error, deps.log, donation._id);
    });
  const approveUrl = approvePage(order);
  if (!approveUrl) throw payPalAway();
  await donationStore(deps.db).replace({
    ...donation,
    paypalOrderId: order.id,
    version: donation.version + 1,
  });
  return { orderId: order.id, approveUrl };
}

function newDonation(amountCents: number, receipt: boolean, lang: Lang, now: Date) {
  return {
    method: "paypal" as const,
    state: "ordered" as const,
    amountCents,
    refundedCents: 0,
    receipt,
    lang,
    firstName: "",
    lastName: "",
    email: "",
    note: "",
    givenOn: hongKongDay(now),
    createdAt: now.toISOString(),
    settledAt: null,
    returnedAt: null,
    paypalOrderId: null,
    paypalCaptureId: null,
    paypalAmount: null,
    holdReason: "",
    deletedAt: null,
  };
}
