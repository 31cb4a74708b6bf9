import type { ServerResponse } from "node:http";
import * as z from "zod";
import { answer } from "./answers.ts";
import { orderJson } from "./order-json.ts";
import { addBreakdown, type Fault, forgetAll, payPalId, state } from "./state.ts";
import { type EventType, eventOf, signedHeaders } from "./webhooks.ts";

/** The commands of a test to this PayPal; `POST /control/{name}`. */
const Send = z.object({
  to: z.url(),
  orderId: z.string(),
  type: z.string(),
  copies: z.number().default(1),
  forged: z.boolean().default(false),
  bare: z.boolean().default(false),
  listed: z.boolean().default(false),
  id: z.string().optional(),
  value: z.string().optional(),
  dispute: z.record(z.string(), z.unknown()).optional(),
});
const Choose = z.object({
  orderId: z.string(),
  outcome: z.enum(["pay", "decline", "pending", "unaccepted"]),
});
const Settle = z.object({
  orderId: z.string(),
  status: z.enum(["COMPLETED", "DECLINED", "REFUNDED", "PARTIALLY_REFUNDED"]),
  at: z.iso.datetime().optional(),
});

const Payer = z.object({ orderId: z.string(), payer: z.record(z.string(), z.unknown()) });
const Late = z.object({ orderId: z.string(), order: z.record(z.string(), z.unknown()) });
const Named = z.object({ orderId: z.string() });
const Refund = z.object({ orderId: z.string(), value: z.string().regex(/^\d+\.\d\d$/) });

/** Tests do within a second what takes people minutes, and PayPal's description allows fractions. */
const moment = () => new Date().toISOString();

const ACTIONS: Record<string, (body: unknown, base: string) => unknown> = {
  reset: forgetAll,
  fault: (body) => void state.faults.push(body as Fault),
  unfault: () => void state.faults.splice(0),
  forget: () => state.tokens.clear(),
  /** Approves without a browser. */
  approve: (body) => {
    const { orderId, outcome } = Choose.parse(body);
    Object.assign(orderOf(orderId), { status: "APPROVED", outcome });
  },
  /** Ends an order that nothing was taken of. */
  void: (body) => void Object.assign(orderOf(Named.parse(body).orderId), { status: "VOIDED" }),
  /** Changes what became of the money afterwards. */
  settle: (body) => {
    const { orderId, status, at: update_time = moment() } = Settle.parse(body);
    const { capture } = orderOf(orderId);
    if (capture) Object.assign(capture, { status, update_time });
    if (capture && status === "COMPLETED") addBreakdown(capture);
  },
  /** Pays a part of the money back. */
  refund: (body) => {
    const { orderId, value } = Refund.parse(body);
    const { refunds, capture } = orderOf(orderId);
    const amount = { currency_code: "HKD", value };
    refunds.push({ id: payPalId(), status: "COMPLETED", amount, create_time: moment() });
    Object.assign(capture ?? {}, { status: "PARTIALLY_REFUNDED", update_time: moment() });
  },
  /** Says something else of who paid. */
  payer: (body) => {
    const { orderId, payer } = Payer.parse(body);
    Object.assign(orderOf(orderId), { payer });
  },
  show: (body, base) => orderJson(orderOf(Named.parse(body).orderId), base),
  /** Answers the next question about an order as given. */
  late: (body) => {
    const { orderId, order } = Late.parse(body);
    orderOf(orderId).late = order;
  },
  send: (body, base) => send(Send.parse(body), base),
  find: (body) => {
    const { value } = z.object({ value: z.string() }).parse(body);
    const order = [...state.orders.values()].find(
      ({ request }) => request.purchase_units[0].amount.value === value,
    );
    return { orderId: order?.id };
  },
  report: () => ({
    violations: state.violations,
    asked: state.asked,
    captures: [...state.orders.values()].flatMap(({ id, capture }) =>
      capture ? [{ ...capture, orderId: id }] : [],
    ),
  }),
};

/** Does what a test asks. */
export async function control(response: ServerResponse, action: string, body: string, base: string) {
  const done = await ACTIONS[action]?.(JSON.parse(body || "{}"), base);
  answer(response, 200, done ?? {});
}

/** Sends one event, so many times at once; gives the status of each answer. */
async function send({ to, orderId, type, copies, forged, ...how }: z.infer<typeof Send>, base: string) {
  const body = JSON.stringify(eventOf(orderOf(orderId), type as EventType, { base, ...how }));
  const answers = await Promise.all(
    Array.from({ length: copies }, () =>
      fetch(to, { method: "POST", headers: signedHeaders(body, forged), body }),
    ),
  );
  return { statuses: answers.map(({ status }) => status) };
}

function orderOf(id: string) {
  const order = state.orders.get(id);
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}
