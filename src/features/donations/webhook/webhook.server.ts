import { settingsOf } from "../../../platform/config/config.server";
import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { comeAgain, countsInMemory, type Rate, rateLimit } from "../../../platform/http/rate-limit.server";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { clientNetwork } from "../../../platform/network/client-address.server";
import { alertStore } from "../alerts/alerts.server";
import { isUnknown } from "../capture/outcome";
import { syncOrder } from "../capture/sync-order.server";
import type { Donation } from "../donation";
import { disputeNotice } from "../emails/dispute-email.server";
import { awayOf, type PayPalSettings, payPalAway, payPalOf, payPalSettings } from "../paypal/account.server";
import { amountText, captureOf, type OrderAnswer, PayPalError } from "../paypal/answers";
import { isJsonObject, type ReceivedWebhook } from "../paypal/client.server";
import { donationsProblems } from "../problems.server";
import { countEvent, donationStore, isCounted } from "../store.server";
import { captureIdOf, donationIdOf, isBehind, orderIdOf, PayPalEvent } from "./event";

const limits = new WeakMap<PayPalSettings, WebhookLimit>();

/** One for each process and account. */
function limitOf(config: Deps["config"]): WebhookLimit {
  const paypal = settingsOf(config, payPalSettings);
  const limit = (paypal && limits.get(paypal)) ?? new WebhookLimit();
  if (paypal) limits.set(paypal, limit);
  return limit;
}

/**
 * Takes a webhook of PayPal. What it says is only a sign that something happened: the state is fetched from PayPal
 * again. Once PayPal has vouched for it and it is recorded, the same event changes nothing more.
 * @throws {Problem} 400 for one that PayPal did not sign; 429 and 503, after which PayPal sends it again
 */
export async function receiveWebhook(deps: Deps, webhook: ReceivedWebhook, address: string): Promise<void> {
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
  if (await isCounted(deps.db, event.id)) return;
  if (isDispute(event)) return followDispute(deps, event);
  const about = await subjectOf(deps, event);
  const order = await orderNow(deps, event, about);
  const known = order && (await donationOfOrder(deps.db, order));
  if (!order || !known) {
    if (order) await recordUnknownOrder(deps, event, order);
    await countEvent(deps.db, event, about.orderId);
    return;
  }
  const isReversal = event.event_type === "PAYMENT.CAPTURE.REVERSED";
  const reversal = isReversal ? { id: event.resource.id ?? undefined } : undefined;
  const isEarly = isBehind(event, order, known);
  const { outcome, error } = await syncOrder(deps, known, {
    by: "program",
    now: new Date(),
    reported: isEarly ? { order } : { order, reversal },
    ...(!isEarly && { also: (tx) => countOnce(tx, event, about.orderId) }),
  });
  if (isUnknown(outcome)) throw payPalAway(error);
  if (!isEarly) return;
  if (GONE_BACK.includes(event.event_type)) await recordUnlisted(deps, event, known);
  const of = { donation: known._id, event: event.event_type };
  deps.log.warn(of, "PayPal's order does not show an event yet");
  throw payPalAway();
}

/** Counts an event about a donation; false when it was counted before. */
async function countOnce(tx: Database, event: PayPalEvent, orderId: string | undefined): Promise<boolean> {
  if (!(await countEvent(tx, event, orderId))) return false;
  await alertStore(tx).resolve({ kind: "unlisted", ref: event.id });
  return true;
}

/**
 * The donation that an order of PayPal belongs to. When the answer to our order never arrived, the donation does
 * not know the order yet, but the order knows the donation.
 */
async function donationOfOrder(db: Database, order: OrderAnswer): Promise<Donation | undefined> {
  const donations = donationStore(db);
  const known = await donations.byOrder(order.id);
  if (known) return known;
  const customId = order.purchase_units[0]?.custom_id;
  const donation = customId ? await donations.find(customId) : undefined;
  if (!donation || donation.paypalOrderId !== null) return undefined;
  const adopted = { ...donation, paypalOrderId: order.id, version: donation.version + 1 };
  return (await donations.replace(adopted)) ? adopted : donations.byOrder(order.id);
}

const GONE_BACK: readonly string[] = ["PAYMENT.CAPTURE.REFUNDED", "PAYMENT.CAPTURE.REVERSED"];

/** PayPal sends an event again for three days; what its order does not show then either, somebody has to look into. */
function recordUnlisted(
  { db }: Deps,
  { id, event_type, resource }: PayPalEvent,
  known: Donation,
): Promise<void> {
  return alertStore(db).tellInVain({
    kind: "unlisted",
    ref: id,
    donation_id: known._id,
    amount: resource.amount ? amountText(resource.amount) : "",
    reason: event_type,
  });
}

/** The subject of an event, as far as it names it and we know it. */
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
 * PayPal's order as it is now; undefined where neither it nor we know of one. That it does not show the order of a
 * donation of ours may pass: the event comes again for three days, and each time is logged.
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
  if (orderId !== undefined) await donationStore(deps.db).recordReturn(orderId, new Date());
  throw payPalAway();
}

/** Money that PayPal has or had for an order of which we have no donation can only be looked into by somebody. */
async function recordUnknownOrder(
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
  await alertStore(db).report({ kind: "stranger", ref: order.id, amount });
}

/** Returns whether an event is about a payer who disputes a payment with PayPal or a bank. */
function isDispute({ event_type }: PayPalEvent): boolean {
  return event_type.startsWith("CUSTOMER.DISPUTE.");
}

/**
 * Notifies staff of a dispute, on their screens and by e-mail: only somebody at PayPal's own site can answer it, until a day
 * that PayPal sets. They hear of another day, and that it is over. PayPal reports what becomes of the money by events of
 * the payment itself.
 */
async function followDispute({ db, config, mail }: Deps, event: PayPalEvent): Promise<void> {
  const { event_type, resource } = event;
  const { dispute_id, reason, dispute_amount, dispute_outcome } = resource;
  await db.transaction().execute(async (tx) => {
    if (!(await countEvent(tx, event))) return;
    if (dispute_id === undefined) return;
    const alerts = alertStore(tx);
    const dispute = { kind: "dispute", ref: dispute_id } as const;
    const before = await alerts.find(dispute);
    const donation = await disputed(resource, tx);
    const news = {
      ...dispute,
      donation_id: donation?._id ?? before?.donation_id ?? null,
      amount: dispute_amount ? amountText(dispute_amount) : (before?.amount ?? ""),
      reason: reason ?? before?.reason ?? "",
      ...stageOf(resource),
    };
    if (event_type === "CUSTOMER.DISPUTE.RESOLVED") {
      // An earlier event that arrives after it changes nothing.
      await alerts.report({ ...news, due: null });
      await alerts.resolve(dispute);
      const outcome = dispute_outcome?.outcome_code ?? "";
      return enqueueMail(tx, disputeNotice({ dispute: news, donation, outcome }, config));
    }
    await alerts.report(news, new Date(resource.update_time ?? 0).toISOString());
    const isNews = before === undefined || (news.due !== null && news.due !== before.due);
    if (isNews && (await alerts.isOpen(dispute)))
      await enqueueMail(tx, disputeNotice({ dispute: news, donation }, config));
  });
  mail.wake();
}

/** The status of a dispute, and PayPal's deadline for an answer; null while there is none. */
function stageOf({ status = "", seller_response_due_date }: PayPalEvent["resource"]) {
  const isOurTurn = status === "" || status === "OPEN" || status === "WAITING_FOR_SELLER_RESPONSE";
  const due = isOurTurn && seller_response_due_date ? new Date(seller_response_due_date).toISOString() : null;
  return { status, due };
}

/** The donation whose payment is disputed, where it is one of ours. */
async function disputed(
  { disputed_transactions }: PayPalEvent["resource"],
  db: Deps["db"],
): Promise<Donation | undefined> {
  for (const { seller_transaction_id } of disputed_transactions) {
    const found = seller_transaction_id && (await donationStore(db).byCapture(seller_transaction_id));
    if (found) return found;
  }
  return undefined;
}

/** Questions that may be wasted. */
const OF_ONE: Rate = { atOnce: 60, regain: 30_000 };
const OF_ALL: Rate = { atOnce: 200, regain: 6000 };
/** Networks that are remembered. */
const MOST_SENDERS = 10_000;
/** The one key of what all of them together may. */
const ALL = "all";

/**
 * Bounds what forged webhooks cost: each takes a question to PayPal to be known as one. Only those count that
 * PayPal disowned, so that PayPal's own never use up anything; and a network from which one of its own came is
 * refused for nothing but its own forgeries. A refused client gets Retry-After, and PayPal heeds it.
 */
export class WebhookLimit {
  /** Networks from which one of PayPal's own came. */
  readonly #known = new Set<string>();
  readonly #ofOne = rateLimit(
    countsInMemory(MOST_SENDERS, (network) => this.#known.has(network)),
    OF_ONE,
  );
  readonly #ofAll = rateLimit(countsInMemory(1), OF_ALL);

  /**
   * The result of `ask` for a webhook from `address`.
   * @throws {Problem} 429 or 503 with Retry-After, without calling `ask`; whatever `ask` throws.
   */
  async isGenuine(address: string, ask: () => Promise<boolean>): Promise<boolean> {
    const network = clientNetwork(address);
    const giveBack = await this.#take(network);
    const genuine = await ask().catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!genuine) return false;
    await giveBack();
    this.#known.add(network);
    return true;
  }

  /** Counts a question that may be wasted; gives what takes that back. */
  async #take(network: string): Promise<() => Promise<void>> {
    const waitOfOne = await this.#ofOne.take(network);
    if (waitOfOne > 0) throw comeAgain(429, donationsProblems.tooManyForged, waitOfOne);
    if (this.#known.has(network)) return () => this.#ofOne.giveBack(network);
    const waitOfAll = await this.#ofAll.take(ALL);
    if (waitOfAll > 0) {
      await this.#ofOne.giveBack(network);
      throw comeAgain(503, donationsProblems.tooManyForged, waitOfAll);
    }
    return async () => {
      await this.#ofOne.giveBack(network);
      await this.#ofAll.giveBack(ALL);
    };
  }
}
