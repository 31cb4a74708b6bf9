import type { Logger } from "pino";
import { Problem } from "../../../core/api/problem";
import { settingsOf } from "../../../core/config.server";
import type { Deps } from "../../../core/deps.server";
import { donationsProblems } from "../problems.server";
import { accountWatch } from "./account-watch.server";
import { type PayPalClient, payPalClient } from "./client.server";
import { PayPalError } from "./error";
import { type PayPalSettings, payPalSettings } from "./settings.server";

const clients = new WeakMap<PayPalSettings, PayPalClient>();

/** Seconds after which a donor may try again when PayPal does not answer. */
const RETRY_AFTER = "60";

/**
 * The client of the charity's account at PayPal; one for each process, so that its token is shared.
 * @throws {Problem} 503 while the account is not set up.
 */
export function payPalOf(deps: Pick<Deps, "config" | "db" | "log">): PayPalClient {
  const paypal = settingsOf(deps.config, payPalSettings);
  if (!paypal)
    throw new Problem(503, donationsProblems.paypalNotSetUp, { headers: { "Retry-After": "86400" } });
  const client = clients.get(paypal) ?? payPalClient(paypal, accountWatch(deps));
  clients.set(paypal, client);
  return client;
}

/** PayPal does not answer, or nothing that can be understood. */
export function payPalAway(cause?: unknown): Problem {
  return new Problem(503, donationsProblems.paypalAway, { cause, headers: { "Retry-After": RETRY_AFTER } });
}

/**
 * A refusal by PayPal as an answer of ours: 402 when the donor must choose again, 503 when it may pass or is for the
 * charity to mend, which the log says as an error.
 * @param donation its id, where it is known
 */
export function problemOf(error: unknown, log: Logger, donation?: string): unknown {
  if (!(error instanceof PayPalError)) return error;
  const isOfPayer = error.isNotYet || error.isDecline;
  // What any payer can bring about as often as they like is told in a few words.
  if (isOfPayer) log.warn({ refusal: error.message, donation }, "PayPal does not take a payment");
  else
    log[error.isForOperator ? "error" : "warn"](
      { err: error, donation },
      "PayPal refused, or did not answer",
    );
  if (!isOfPayer) return payPalAway(error);
  return new Problem(
    402,
    error.issue === "ORDER_NOT_APPROVED"
      ? donationsProblems.paypalNotApproved
      : donationsProblems.paypalDeclined,
    {
      cause: error,
    },
  );
}

/** The same of a question that is no payment: whatever PayPal answers, it is to be asked again. */
export function awayOf(error: unknown, log: Logger, donation?: string): unknown {
  const problem = problemOf(error, log, donation);
  return problem instanceof Problem ? payPalAway(error) : error;
}
