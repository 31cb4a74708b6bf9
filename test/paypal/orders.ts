import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { answer, fail, garble, strangePage } from "./answers.ts";
import { violations } from "./openapi.ts";
import { orderJson } from "./order-json.ts";
import { addBreakdown, now, type Order, payPalId, state, takeFault } from "./state.ts";

/** Our requirements of a request beyond PayPal's description, which requires little. */
const CreateRequest = z.object({
  intent: z.literal("CAPTURE"),
  purchase_units: z.tuple([
    z.object({
      amount: z.object({ currency_code: z.literal("HKD"), value: z.string().regex(/^\d+\.\d\d$/) }),
      custom_id: z.string().min(1),
      invoice_id: z.string().min(1),
      description: z.string().max(127),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
  }),
});

/** POST /v2/checkout/orders */
export function create(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  base: string,
): ServerResponse {
  const sent: unknown = JSON.parse(body);
  const parsed = CreateRequest.safeParse(sent);
  const wrong = violations("orders", "order_request", sent);
  if (!parsed.success) wrong.push(`order_request: ${parsed.error.message}`);
  state.violations.push(...wrong);
  if (!parsed.success || wrong.length > 0) return fail(response, 400);
  const requestId = requestIdOf(request);
  if (!requestId)
    return fail(response, 400, { schema: "orders.create-400", issue: "PAYPAL_REQUEST_ID_REQUIRED" });
  const known = state.orders.get(state.replays.get(requestId) ?? "");
  if (known) return answer(response, 200, orderJson(known, base), "order");
  const order: Order = {
    id: payPalId(),
    status: "PAYER_ACTION_REQUIRED",
    request: parsed.data,
    create_time: now(),
    outcome: "pay",
    refunds: [],
  };
  state.orders.set(order.id, order);
  state.replays.set(requestId, order.id);
  if (takeFault("create") === "drop") return response.destroy();
  return answer(response, 201, orderJson(order, base), "order");
}

/** GET /v2/checkout/orders/{id} */
export function show(response: ServerResponse, order: Order, base: string): ServerResponse {
  const fault = takeFault("show");
  if (fault === "unknown") return fail(response, 404);
  if (fault === "proxied") return strangePage(response);
  const { late } = order;
  delete order.late;
  return answer(response, 200, late ?? orderJson(order, base), schemaOf(order));
}

/** An order with a payer against PayPal's own description is not held to it. */
const schemaOf = ({ payer }: Order) => (payer ? undefined : "order");

/** POST /v2/checkout/orders/{id}/capture */
export function capture(
  request: IncomingMessage,
  response: ServerResponse,
  order: Order,
  base: string,
): ServerResponse {
  const requestId = requestIdOf(request);
  if (!requestId) state.violations.push("capture: without a PayPal-Request-Id");
  const before = requestId && state.refusals.get(requestId);
  if (before) return refuse(response, before);
  const refuseForGood = (issue: string) => {
    if (requestId) state.refusals.set(requestId, issue);
    return refuse(response, issue);
  };
  if (order.status === "COMPLETED") {
    if (requestId && state.replays.get(requestId) === order.id) return show(response, order, base);
    return refuseForGood("ORDER_ALREADY_CAPTURED");
  }
  if (order.status !== "APPROVED") return refuseForGood("ORDER_NOT_APPROVED");
  // The order stays approved: another call may take the money of what was declined before.
  if (order.outcome === "decline") return refuseForGood("INSTRUMENT_DECLINED");
  const fault = takeFault("capture");
  if (fault === "error") return fail(response, 500);
  if (fault === "unauthorized") return fail(response, 401);
  if (fault === "forbidden") return fail(response, 403);
  if (fault?.startsWith("issue:")) return refuseForGood(fault.slice("issue:".length));
  take(order, fault === "wrong-amount");
  if (requestId) state.replays.set(requestId, order.id);
  if (fault === "drop") return response.destroy();
  if (fault === "garbled") return garble(response);
  if (fault === "proxied") return strangePage(response);
  if (fault === "duplicate") return refuseForGood("DUPLICATE_INVOICE_ID");
  return answer(response, 201, orderJson(order, base), schemaOf(order));
}

function refuse(response: ServerResponse, issue: string): ServerResponse {
  return fail(response, 422, { schema: "orders.capture-422", issue });
}

function take(order: Order, wrongAmount: boolean): void {
  const [{ amount, custom_id, invoice_id }] = order.request.purchase_units;
  order.status = "COMPLETED";
  order.capture = {
    id: payPalId(),
    status: isHeld(order) ? "PENDING" : "COMPLETED",
    amount: wrongAmount ? { ...amount, value: "1.00" } : amount,
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    create_time: now(),
    update_time: now(),
  };
  if (!isHeld(order)) addBreakdown(order.capture);
}

const isHeld = ({ outcome }: Order) => outcome === "pending" || outcome === "unaccepted";

function requestIdOf(request: IncomingMessage): string | undefined {
  const id = request.headers["paypal-request-id"];
  return typeof id === "string" && id.length > 0 && id.length <= 108 ? id : undefined;
}
