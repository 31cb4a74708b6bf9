import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Fault, Outcome } from "./state";
import type { EventType } from "./webhooks";

/** A capture as PayPal reports it. */
export interface ReportedCapture {
  orderId: string;
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
  custom_id?: string;
}

/**
 * The way that an event is sent: so many times, signed wrongly, naming nothing but the capture, or as the order's
 * last refund.
 */
export interface EventHow {
  copies?: number;
  forged?: boolean;
  bare?: boolean;
  listed?: boolean;
  /** The event's id, where it is one that was sent before. */
  id?: string;
  /** The amount that it says went back, as in `50.00`. */
  value?: string;
  /** What it says of a dispute otherwise than usual. */
  dispute?: Record<string, unknown>;
}

/** A running PayPal for tests. */
export interface PayPal {
  /** Its address, for PAYPAL_API. */
  url: string;
  /** Approves an order as a buyer without a browser would. */
  approve(orderId: string, outcome?: Outcome): Promise<void>;
  /** Makes calls go wrong. */
  fault(fault: Fault): Promise<void>;
  /** Ends all that makes calls go wrong. */
  unfault(): Promise<void>;
  /** Ends an order that nothing was taken of. */
  void(orderId: string): Promise<void>;
  /** Changes what became of captured money, now or at another time. */
  settle(
    orderId: string,
    status: "COMPLETED" | "DECLINED" | "REFUNDED" | "PARTIALLY_REFUNDED",
    at?: Date,
  ): Promise<void>;
  /** Pays a part of captured money back; `value` as in `50.00`. */
  refund(orderId: string, value: string): Promise<void>;
  /** Says something else of who paid, as PayPal's own description would not have it either. */
  payer(orderId: string, payer: Record<string, unknown>): Promise<void>;
  /** Holds an answer about an order as it is now; gives what lets it be the answer to the next question. */
  hold(orderId: string): Promise<() => Promise<void>>;
  /** Sends a webhook and gives the status of each answer. */
  send(to: string, orderId: string, type: EventType, how?: EventHow): Promise<number[]>;
  /** The id of the order over this amount, whose answer may never have arrived. */
  orderOf(value: string): Promise<string | undefined>;
  /** Takes back every token. */
  forgetTokens(): Promise<void>;
  /** `asked` are the orders of all questions about one. */
  report(): Promise<{ violations: string[]; captures: ReportedCapture[]; asked: string[] }>;
  /** Gives it back. */
  stop(): Promise<void>;
}

/** Addresses of emulators that nobody uses at the moment: a start costs more than most tests of donations. */
const idle: string[] = [];

/** Starts PayPal's emulator in a process of its own, which ends with this one. Gives its address. */
async function startEmulator(): Promise<string> {
  const child = fork(join(import.meta.dirname, "main.ts"), {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [url]: string[] = await once(child, "message");
  child.channel?.unref();
  child.unref();
  if (!url) throw new Error("The emulator did not say where it listens.");
  return url;
}

/** Gives a PayPal that knows nothing yet: a new process, or one that has forgotten what it was used for. */
export async function startPayPal(): Promise<PayPal> {
  const url = idle.pop() ?? (await startEmulator());
  const ask = async (action: string, body: unknown = {}) => {
    const response = await fetch(`${url}/control/${action}`, { method: "POST", body: JSON.stringify(body) });
    return response.json();
  };
  await ask("reset");
  return {
    url,
    approve: (orderId, outcome = "pay") => ask("approve", { orderId, outcome }),
    fault: (fault) => ask("fault", fault),
    unfault: () => ask("unfault"),
    void: (orderId) => ask("void", { orderId }),
    settle: (orderId, status, at) => ask("settle", { orderId, status, at: at?.toISOString() }),
    refund: (orderId, value) => ask("refund", { orderId, value }),
    payer: (orderId, payer) => ask("payer", { orderId, payer }),
    hold: async (orderId) => {
      const order: unknown = await ask("show", { orderId });
      return () => ask("late", { orderId, order });
    },
    send: async (to, orderId, type, how = {}) => (await ask("send", { to, orderId, type, ...how })).statuses,
    orderOf: async (value) => (await ask("find", { value })).orderId,
    forgetTokens: () => ask("forget"),
    report: () => ask("report"),
    stop: async () => void idle.push(url),
  };
}
