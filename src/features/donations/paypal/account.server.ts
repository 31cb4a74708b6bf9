import type { Logger } from "pino";
import * as z from "zod";
import { settingsOf } from "../../../platform/config/config.server";
import { optional, withDefault } from "../../../platform/config/setting-shapes.server";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { isLoopback } from "../../../platform/network/client-address.server";
import { alertStore } from "../alerts/alerts.server";
import { donationsProblems } from "../problems.server";
import { NO_TOKEN, PayPalError } from "./answers";
import { type PayPalClient, payPalClient } from "./client.server";

/** Credentials and address of the charity's account at PayPal. */
export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** Undefined while no webhook is registered: then none is believed. */
  webhookId: string | undefined;
  /** Base address of the REST API, without a trailing slash: live, sandbox, or another for tests. */
  api: string;
}

const ADDRESS_ERROR = "must be an https address (http only on this machine)";

/** The account; undefined while online payment is not set up. */
export const payPalSettings = z
  .object({
    PAYPAL_CLIENT_ID: optional(z.string()),
    PAYPAL_CLIENT_SECRET: optional(z.string()),
    PAYPAL_WEBHOOK_ID: optional(z.string()),
    PAYPAL_API: withDefault(
      z
        .url({ protocol: /^https?$/, error: ADDRESS_ERROR })
        .refine(
          (url) => url.startsWith("https:") || isLoopback(URL.parse(url)?.hostname ?? ""),
          ADDRESS_ERROR,
        )
        .default("https://api-m.paypal.com"),
    ),
  })
  .refine(({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET }) => !PAYPAL_CLIENT_ID === !PAYPAL_CLIENT_SECRET, {
    path: ["PAYPAL_CLIENT_ID"],
    error: "must be set together with PAYPAL_CLIENT_SECRET",
  })
  .transform((settings): PayPalSettings | undefined => {
    const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_API } = settings;
    if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET) return undefined;
    return {
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      webhookId: PAYPAL_WEBHOOK_ID,
      api: PAYPAL_API.replace(/\/+$/, ""),
    };
  });

/** A warning to operators that PayPal's webhooks cannot be verified; undefined where all is well. */
export function webhookWarning(config: Deps["config"]): string | undefined {
  const paypal = settingsOf(config, payPalSettings);
  return paypal && paypal.webhookId === undefined ? WITHOUT_WEBHOOK : undefined;
}

const WITHOUT_WEBHOOK =
  "PAYPAL_WEBHOOK_ID is not set, so PayPal’s webhooks are refused. Reversals and disputes are not\n" +
  "followed, refunds and payments whose donor closes the window are found late (docs/operations/paypal.md).";

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
export function problemOf(error: PayPalError, log: Logger, donation?: string): Problem {
  const isOfPayer = error.isNotYet || error.isDecline;
  // Logged briefly, as any payer can cause it as often as they like.
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

/** The same for a request that is no payment: whatever PayPal answers, it may be retried. */
export function awayOf(error: unknown, log: Logger): unknown {
  if (!(error instanceof PayPalError)) return error;
  problemOf(error, log); // which logs it
  return payPalAway(error);
}

/** The calls of our account at PayPal. */
export type CallName = "token" | "createOrder" | "order" | "capture" | "verify";

/** Called with each call: what PayPal had against it, undefined when it answered. */
export type AccountWatch = (call: CallName, error?: unknown) => Promise<void>;

/**
 * Records for staff that PayPal refuses our account, until the same call succeeds again. That it cannot be stored
 * is no reason to fail a payment.
 */
function accountWatch({ db, log }: Pick<Deps, "db" | "log">): AccountWatch {
  const alerts = alertStore(db);
  return async (call, error) => {
    try {
      if (error === undefined || isAnswer(error)) {
        await alerts.resolve({ kind: "refused", ref: "token" });
        await alerts.resolve({ kind: "refused", ref: call });
      } else if (error instanceof PayPalError && error.isForOperator) {
        const ref = error.issue === NO_TOKEN ? "token" : call;
        await alerts.report({ kind: "refused", ref, reason: reasonOf(error) }, new Date().toISOString());
      }
    } catch (err) {
      log.warn({ err }, "what PayPal says of the account cannot be kept");
    }
  };
}

/** Returns whether PayPal accepted our credentials, though it refused the request. */
function isAnswer(error: unknown): boolean {
  return error instanceof PayPalError && !error.isTemporary && !error.isForOperator;
}

function reasonOf({ status, issue }: PayPalError): string {
  if (status === 401 || issue === NO_TOKEN) return "credentials";
  return status === 403 ? "forbidden" : issue;
}
