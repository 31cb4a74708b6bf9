import type { Deps } from "../../../core/deps.server";
import { alertStore } from "../alerts/store.server";
import { NO_TOKEN, PayPalError } from "./error";

/** The calls of our account at PayPal. */
export type CallName = "token" | "createOrder" | "order" | "capture" | "verify";

/** Told of each call: what PayPal had against it, undefined when it answered. */
export type AccountWatch = (call: CallName, error?: unknown) => Promise<void>;

/**
 * Keeps for staff that PayPal refuses our account, until it does the same thing for us again. That it cannot be kept
 * is no reason to fail a payment.
 */
export function accountWatch({ db, log }: Pick<Deps, "db" | "log">): AccountWatch {
  const alerts = alertStore(db);
  return async (call, error) => {
    try {
      if (error === undefined || isAnswer(error)) {
        await alerts.over({ kind: "refused", ref: "token" });
        await alerts.over({ kind: "refused", ref: call });
      } else if (error instanceof PayPalError && error.isForOperator) {
        const ref = error.issue === NO_TOKEN ? "token" : call;
        await alerts.tell({ kind: "refused", ref, reason: reasonOf(error) }, new Date().toISOString());
      }
    } catch (err) {
      log.warn({ err }, "what PayPal says of the account cannot be kept");
    }
  };
}

/** Whether PayPal knew us, though it did not do what was asked. */
function isAnswer(error: unknown): boolean {
  return error instanceof PayPalError && !error.isTemporary && !error.isForOperator;
}

function reasonOf({ status, issue }: PayPalError): string {
  if (status === 401 || issue === NO_TOKEN) return "credentials";
  return status === 403 ? "forbidden" : issue;
}
