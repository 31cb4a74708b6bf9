import { now, type Order } from "./state.ts";

const PAYER = {
  name: { given_name: "Ka Yan", surname: "Wong" },
  email_address: "buyer@kapok.example",
};
const MANUAL = "RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION";
const ACCOUNT_ID = "QYR5Z8XDVJNXQ";

/** An order as the API shows it. */
export function orderJson(order: Order, base: string): Record<string, unknown> {
  const { id, status, request, create_time, capture, refunds, payer = PAYER } = order;
  const payments = capture && {
    captures: [captureJson(order)],
    ...(refunds.length > 0 && { refunds }),
  };
  const [unit] = request.purchase_units;
  const approved = status !== "PAYER_ACTION_REQUIRED";
  return {
    id,
    intent: request.intent,
    status,
    create_time,
    ...(capture && { update_time: now() }),
    payment_source: {
      paypal: approved ? { ...payer, account_id: ACCOUNT_ID, account_status: "VERIFIED" } : {},
    },
    ...(approved && { payer: { ...payer, payer_id: ACCOUNT_ID } }),
    purchase_units: [{ reference_id: "default", ...unit, ...(payments && { payments }) }],
    links: [
      { href: `${base}/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
      ...(approved ? [] : [{ href: `${base}/checkoutnow?token=${id}`, rel: "payer-action", method: "GET" }]),
    ],
  };
}

/** The capture of an order, as orders, the payments API and webhooks show it. */
export function captureJson({ capture, outcome }: Order): Record<string, unknown> {
  if (!capture) throw new Error("Nothing was captured yet.");
  return {
    ...capture,
    ...(capture.status === "PENDING" && {
      status_details: { reason: outcome === "unaccepted" ? MANUAL : "PENDING_REVIEW" },
    }),
    final_capture: true,
  };
}
