import type { Logger } from "pino";
import * as z from "zod";
import { Problem } from "../../core/api/problem";
import type { PayPalSettings } from "../../core/config.server";
import type { Deps } from "../../core/deps.server";
import { donationOfOrder } from "./adopt.server";
import { finishOrder, keep } from "./finish.server";
import { type OrderAnswer, showsRefund } from "./paypal/answers";
import { payPalAway, payPalOf, problemOf } from "./paypal/connect.server";
import { PayPalError } from "./paypal/error";
import { isJsonObject, type ReceivedWebhook } from "./paypal/requests";
import { donationStore } from "./store.server";
import { WebhookLimit } from "./webhook-limit.server";

const Link = z.object({ href: z.string(), rel: z.string() });

const Event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z
    .object({
      id: z.string().nullish(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
        .nullish(),
      custom_id: z.string().nullish(),
      links: z.array(Link).catch([]),
    })
    .default({ links: [] }),
});
type Event = z.infer<typeof Event>;

const limits = new WeakMap<PayPalSettings, WebhookLimit>();

/** One for each process and account. */
function limitOf({ paypal }: Deps["config"]): WebhookLimit {
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
  if (!webhook.headers.has("paypal-transmission-sig")) throw new Problem(400, "webhookRefused");
  const paypal = payPalOf(deps.config);
  const ask = () =>
    paypal.isGenuine(webhook).catch((error: unknown) => Promise.reject(awayOf(error, deps.log)));
  const genuine = await limitOf(deps.config).isGenuine(address, ask);
  if (!genuine) {
    deps.log.warn("a webhook that PayPal did not sign was refused");
    throw new Problem(400, "webhookRefused");
  }
  const event = Event.safeParse(JSON.parse(webhook.rawBody));
  if (!event.success) throw new Problem(400, "malformed");
  await follow(deps, event.data);
}

async function follow(deps: Deps, event: Event): Promise<void> {
  const orderId = await orderOf(deps, event);
  const counted = { id: event.id, type: event.event_type, orderId: orderId ?? null };
  const order = orderId === undefined ? undefined : await orderNow(deps, orderId);
  const ours = order && (await donationOfOrder(deps.db, order));
  if (!order || !ours) {
    await noteUnknown(deps, event, orderId);
    await donationStore(deps.db).count(counted);
    return;
  }
  // It overtook PayPal's own order, of which alone we know how much went back.
  if (event.event_type === "PAYMENT.CAPTURE.REFUNDED" && !showsRefund(order)) throw payPalAway();
  // The donor may never come back. What PayPal will not give now is no reason to send the event again.
  if (event.event_type === "CHECKOUT.ORDER.APPROVED") {
    await finishOrder(deps, order.id, "program").catch((error: unknown) => {
      if (!(error instanceof Problem) || error.status === 503) throw error;
    });
  }
  const isReversal = event.event_type === "PAYMENT.CAPTURE.REVERSED";
  const reversal = isReversal ? { id: event.resource.id ?? undefined } : undefined;
  await keep(deps, order, { reversal, also: (tx) => donationStore(tx).count(counted) });
}

/** An event about a donation whose order PayPal no longer shows can only be looked into by somebody. */
async function noteUnknown({ db, log }: Deps, { event_type }: Event, orderId?: string): Promise<void> {
  const known = orderId === undefined ? undefined : await donationStore(db).byOrder(orderId);
  if (!known) return;
  log.error(
    { donation: known._id, event: event_type },
    "PayPal tells of a donation whose order it does not show",
  );
}

/** What PayPal says of an order now; undefined when it does not know it. */
async function orderNow(deps: Deps, orderId: string): Promise<OrderAnswer | undefined> {
  try {
    return await payPalOf(deps.config).order(orderId);
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return undefined;
    throw awayOf(error, deps.log);
  }
}

/** PayPal's id of the order that an event is about. */
async function orderOf(deps: Deps, { event_type, resource }: Event): Promise<string | undefined> {
  if (event_type.startsWith("CHECKOUT.ORDER.")) return resource.id ?? undefined;
  const related = resource.supplementary_data?.related_ids?.order_id;
  if (related) return related;
  // Events about a refund may name our own id alone, or nothing but the capture.
  const donations = donationStore(deps.db);
  const named = resource.custom_id ? await donations.find(resource.custom_id) : undefined;
  const captureId = captureIdOf(resource);
  const donation = named ?? (captureId ? await donations.byCapture(captureId) : undefined);
  return donation?.paypalOrderId ?? undefined;
}

/** PayPal's id of the capture that a resource is, or is a refund of. */
function captureIdOf({ id, links }: Event["resource"]): string | undefined {
  const above = links.find(({ rel }) => rel === "up")?.href;
  return /\/captures\/(\w+)$/.exec(above ?? "")?.[1] ?? id ?? undefined;
}

/** Whatever PayPal answers to our question, the webhook must come again. */
function awayOf(error: unknown, log: Logger): unknown {
  const problem = problemOf(error, log);
  if (!(problem instanceof Problem)) return error;
  return payPalAway(error);
}
