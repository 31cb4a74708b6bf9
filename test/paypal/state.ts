import { randomBytes } from "node:crypto";

/**
 * The act of a buyer at PayPal, and the outcome of the money; `unaccepted` is held until the merchant accepts it.
 */
export type Outcome = "pay" | "decline" | "pending" | "unaccepted";

export interface Money {
  currency_code: string;
  value: string;
}

export interface Capture {
  id: string;
  status: "COMPLETED" | "PENDING" | "DECLINED" | "REFUNDED" | "PARTIALLY_REFUNDED";
  amount: Money;
  custom_id?: string;
  invoice_id?: string;
  /** What the merchant gets of it, once it is there. */
  seller_receivable_breakdown?: { gross_amount: Money; paypal_fee: Money; net_amount: Money };
  create_time: string;
  /** When what became of the money changed last. */
  update_time: string;
}

export interface OrderRequest {
  intent: "CAPTURE";
  purchase_units: [{ amount: Money; custom_id?: string; invoice_id?: string; description?: string }];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
}

export interface Order {
  id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "VOIDED" | "COMPLETED";
  request: OrderRequest;
  create_time: string;
  outcome: Outcome;
  capture?: Capture;
  refunds: { id: string; status: "COMPLETED"; amount: Money; create_time: string }[];
  /** The payer, where it is not the usual one; may be against PayPal's own description. */
  payer?: Record<string, unknown>;
  /** An answer that is on its way since earlier: the next question about the order gets it. */
  late?: Record<string, unknown>;
}

/** Makes calls go wrong: the next `times` calls of `call` end in `how`. */
export interface Fault {
  call: "token" | "create" | "capture" | "get" | "show" | "verify" | "order";
  /**
   * `drop`: the connection ends after the work was done; `garbled`: the answer is cut off then; `unauthorized`: as
   * if the token had run out; `forbidden`: the account may not do this; `issue:…`: PayPal refuses for this reason, and takes nothing; `duplicate`: another call for
   * the same money, at the same time, was the one that took it; `unknown`: there is no such order any more;
   * `proxied`: after the work was done, something on the way answers with a page of its own.
   */
  how:
    | "error"
    | "drop"
    | "garbled"
    | "unauthorized"
    | "forbidden"
    | "proxied"
    | `issue:${string}`
    | "wrong-amount"
    | "duplicate"
    | "unknown";
  times: number;
}

/** Everything that this PayPal knows. */
export const state = {
  orders: new Map<string, Order>(),
  /** Answers by `PayPal-Request-Id`. */
  replays: new Map<string, string>(),
  /** Why a capture was refused, by its `PayPal-Request-Id`: the same id is refused for the same reason again. */
  refusals: new Map<string, string>(),
  tokens: new Set<string>(),
  faults: [] as Fault[],
  /** The order of each question about one. */
  asked: [] as string[],
  /** Violations of PayPal's description by requests and our own answers. */
  violations: [] as string[],
};

/** Forgets all of it, as a new one. */
export function forgetAll(): void {
  for (const each of Object.values(state)) {
    if (Array.isArray(each)) each.length = 0;
    else each.clear();
  }
}

/** An id that looks like PayPal's: capitals and digits. */
export function payPalId(): string {
  return randomBytes(9).toString("hex").toUpperCase().slice(0, 17);
}

/** The moment as PayPal writes it: UTC, without fractions of a second. */
export function now(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}

/** Says what the merchant gets of a payment that is there: PayPal keeps 3.9 % and HK$2.35, or all of less. */
export function addBreakdown(capture: Capture): void {
  const gross_amount = capture.amount;
  const gross = Number(gross_amount.value);
  const fee = Math.min(gross, gross * 0.039 + 2.35).toFixed(2);
  const money = (value: string) => ({ ...gross_amount, value });
  const net_amount = money((gross - Number(fee)).toFixed(2));
  capture.seller_receivable_breakdown = { gross_amount, paypal_fee: money(fee), net_amount };
}

/** Takes one use of a fault that waits for this call. */
export function takeFault(call: Fault["call"]): Fault["how"] | undefined {
  const fault = state.faults.find((each) => each.call === call && each.times > 0);
  if (!fault) return undefined;
  fault.times -= 1;
  return fault.how;
}
