import { Problem } from "../../../core/api/problem";
import { settingsOf } from "../../../core/config.server";
import type { Deps } from "../../../core/deps.server";
import { alertStore } from "../alerts/store.server";
import type { Donation } from "../donation";
import { amountText, captureOf, type OrderAnswer } from "../paypal/answers";
import { awayOf, payPalAway, payPalOf } from "../paypal/connect.server";
import { PayPalError } from "../paypal/error";
import { isJsonObject, type ReceivedWebhook } from "../paypal/requests";
import { type PayPalSettings, payPalSettings } from "../paypal/settings.server";
import { donationsProblems } from "../problems.server";
import { followOrder } from "../settle/follow.server";
import { keep } from "../settle/keep.server";
import { donationOfOrder } from "../settle/settle.server";
import { donationStore } from "../store.server";
import { followDispute, isDispute } from "./dispute.server";
import { captureIdOf, donationIdOf, isBehind, orderIdOf, PayPalEvent } from "./event";
import { WebhookLimit } from "./webhook-limit.server";

const limits = new WeakMap<PayPalSettings, WebhookLimit>();

/** One for each process and account. */
function limitOf(config: Deps["config"]): WebhookLimit {
  const paypal = settingsOf(config, payPalSettings);
  const limit = (paypal && limits.get(paypal)) ?? new WebhookLimit();
  if (paypal) limits.set(paypal, limit);
  return limit;
}

/**
 * Takes a webhook of PayPal. What it says is only a sign that something happened: the truth is asked of PayPal
 * again. Once PayPal has vouched for it and it is recorded, the same event changes nothing more.
 * @throws {Problem} 400 for one that PayPal did not sign; 429 and 503, after which PayPal sends it again
 */
export async function takeWebhook(deps: Deps, webhook: ReceivedWebhook, address: string): Promise<void> {
  if (!isJsonObject(webhook.rawBody)) throw new Problem(400, "malformed");
  if (!webhook.headers.has("paypal-transmission-sig"))
    throw new Problem(400, donationsProblems.webhookRefused);
  const paypal = payPalOf(deps);
  const ask = () =>
    paypal.isGenuine(webhook).catch((error: unknown) => Promise.reject(awayOf(error, deps.log)));
  const genuine = await limitOf(deps.config).isGenuine(address, ask);
  if (!genuine) {
    deps.log.warn("a webhook that PayPal did not sign was refused");
    throw new Problem(400, donationsProblems.webhookRefused);
  }
  const event = PayPalEvent.safeParse(JSON.parse(webhook.rawBody));
  if (!event.success) throw new Problem(400, "malformed");
  await follow(deps, event.data);
}

async function follow(deps: Deps, event: PayPalEvent): Promise<void> {
  const donations = donationStore(deps.db);
  if (await donations.isCounted(event.id)) return;
  if (isDispute(event)) return followDispute(deps, event);
  const about = await subjectOf(deps, event);
  const counted = { id: event.id, type: event.event_type, orderId: about.orderId ?? null };
  const order = await orderNow(deps, event, about);
  const known = order && (await donationOfOrder(deps.db, order));
  if (!order || !known) {
    if (order) await noteStranger(deps, event, order);
    await donations.count(counted);
    return;
  }
  const isApproval = event.event_type === "CHECKOUT.ORDER.APPROVED";
  if (isApproval) await followApproved(deps, known, order);
  if (isBehind(event, order, known)) {
    await keep(deps, order);
    deps.log.warn(
      { donation: known._id, event: event.event_type },
      "PayPal's order does not show an event yet",
    );
    throw payPalAway();
  }
  const isReversal = event.event_type === "PAYMENT.CAPTURE.REVERSED";
  const reversal = isReversal ? { id: event.resource.id ?? undefined } : undefined;
  await keep(deps, order, { reversal, also: (tx) => donationStore(tx).count(counted) });
}

/** The donor may never come back. */
async function followApproved(deps: Deps, known: Donation, order: OrderAnswer): Promise<void> {
  try {
    await followOrder(deps, known, order, new Date());
  } catch (error) {
    throw awayOf(error, deps.log, known._id);
  }
}

/** What an event is about, as far as it names it and we know it. */
interface Subject {
  /** PayPal's id of the order. */
  orderId: string | undefined;
  donation: Donation | undefined;
}

/** Events about a refund may name our own id alone, or nothing but the capture. */
async function subjectOf({ db }: Deps, event: PayPalEvent): Promise<Subject> {
  const donations = donationStore(db);
  const [orderId, ownId, captureId] = [orderIdOf(event), donationIdOf(event), captureIdOf(event)];
  const donation =
    (orderId && (await donations.byOrder(orderId))) ||
    (ownId && (await donations.find(ownId))) ||
    (captureId && (await donations.byCapture(captureId))) ||
    undefined;
  return { orderId: orderId ?? donation?.paypalOrderId ?? undefined, donation };
}

/**
 * What PayPal says of the order now; undefined where neither it nor we know of one. That it does not show the order of
 * a donation of ours may pass: the event comes again for three days, and the log tells the operator each time.
 */
async function orderNow(
  deps: Deps,
  { event_type }: PayPalEvent,
  { orderId, donation }: Subject,
): Promise<OrderAnswer | undefined> {
  if (orderId !== undefined) {
    try {
      return await payPalOf(deps).order(orderId);
    } catch (error) {
      if (!(error instanceof PayPalError && error.saysUnknown)) throw awayOf(error, deps.log);
    }
  }
  if (!donation) return undefined;
  const about = { donation: donation._id, event: event_type };
  deps.log.error(about, "PayPal tells of a donation whose order it does not show");
  if (orderId !== undefined) await donationStore(deps.db).noteReturn(orderId, new Date());
  throw payPalAway();
}

/** Money that PayPal has or had for an order of which we have no donation can only be looked into by somebody. */
async function noteStranger(
  { db, log }: Deps,
  { event_type }: PayPalEvent,
  order: OrderAnswer,
): Promise<void> {
  const capture = captureOf(order);
  if (!capture) return;
  const amount = amountText(capture.amount);
  const customId = order.purchase_units[0]?.custom_id;
  log.error(
    { orderId: order.id, customId, amount, event: event_type },
    "PayPal tells of the money of a donation that is not here",
  );
  await alertStore(db).tell({ kind: "stranger", ref: order.id, amount });
}
