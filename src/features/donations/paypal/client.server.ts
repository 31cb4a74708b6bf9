import type * as z from "zod";
import type { AccountWatch, CallName, PayPalSettings } from "./account.server";
import { ErrorAnswer, NO_TOKEN, OrderAnswer, PayPalError, TokenAnswer, VerifyAnswer } from "./answers";

/** Milliseconds that one call may take. */
const TIMEOUT = 20_000;
const UNAUTHORIZED = 401;
/** Seconds before its end at which a token counts as ended. */
const MARGIN = 60;

/**
 * PayPal's REST API (Orders v2), the five calls that donations need. Each may be repeated: PayPal answers the
 * same request id with the same order, or the same refusal.
 * @param watch called with the outcome of each call
 * @throws {PayPalError} from every call, when PayPal refuses or cannot be reached.
 */
export function payPalClient(settings: PayPalSettings, watch: AccountWatch = async () => {}) {
  const tokens = tokenCache(settings);

  const ask = async <S extends z.ZodType>(
    schema: S,
    path: string,
    init: RequestInit,
  ): Promise<z.output<S>> => {
    for (let attempt = 1; ; attempt += 1) {
      const headers = {
        "Content-Type": "application/json",
        Prefer: "return=representation",
        ...(init.headers as Record<string, string>),
        Authorization: `Bearer ${await tokens.token().catch(unreachable)}`,
      };
      const response = await fetch(settings.api + path, {
        ...init,
        headers,
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch(unreachable);
      if (response.status === UNAUTHORIZED && attempt === 1) {
        tokens.forget();
        continue;
      }
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw errorOf(response.status, body);
      const answer = schema.safeParse(body);
      // Cut off, or not from PayPal: the outcome is unknown, so the request is retried.
      if (!answer.success) throw new PayPalError(0, "UNREADABLE", undefined, answer.error);
      return answer.data;
    }
  };

  const call = async <S extends z.ZodType>(
    name: CallName,
    ...asked: Parameters<typeof ask<S>>
  ): Promise<z.output<S>> => {
    try {
      const answer = await ask(...asked);
      await watch(name);
      return answer;
    } catch (error) {
      await watch(name, error);
      throw error;
    }
  };

  return {
    createOrder: (order: NewOrder): Promise<OrderAnswer> =>
      call("createOrder", OrderAnswer, "/v2/checkout/orders", {
        method: "POST",
        headers: { "PayPal-Request-Id": `order-${order.donationId}` },
        body: JSON.stringify(orderRequest(order)),
      }),

    order: (id: string): Promise<OrderAnswer> => call("order", OrderAnswer, orderPath(id), { method: "GET" }),

    /** @param refusals how often PayPal has refused it for good: what it refused once it refuses again by the same id */
    capture: (id: string, donationId: string, refusals = 0): Promise<OrderAnswer> =>
      call("capture", OrderAnswer, `${orderPath(id)}/capture`, {
        method: "POST",
        headers: { "PayPal-Request-Id": `capture-${donationId}${refusals > 0 ? `-${refusals}` : ""}` },
        body: "{}",
      }),

    /** Returns whether PayPal says that it sent this webhook. */
    isGenuine: async ({ headers, rawBody }: ReceivedWebhook): Promise<boolean> => {
      if (settings.webhookId === undefined || !isJsonObject(rawBody)) return false;
      const { verification_status } = await call(
        "verify",
        VerifyAnswer,
        "/v1/notifications/verify-webhook-signature",
        {
          method: "POST",
          body: verifyRequest(headers, settings.webhookId, rawBody),
        },
      );
      return verification_status === "SUCCESS";
    },
  };
}

export type PayPalClient = ReturnType<typeof payPalClient>;

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

function unreachable(error: unknown): never {
  if (error instanceof PayPalError) throw error;
  throw new PayPalError(0, "UNREACHABLE", undefined, error);
}

/**
 * The error of an answer. One that is not PayPal's own comes from something on the way, which knows nothing of the
 * payment.
 */
function errorOf(status: number, body: unknown): PayPalError {
  const answer = ErrorAnswer.safeParse(body);
  if (!answer.success) return new PayPalError(status, "UNREADABLE", undefined, answer.error);
  const { name, details, debug_id } = answer.data;
  return new PayPalError(status, details[0]?.issue ?? name, debug_id);
}

/** Fetches access tokens and caches one until it expires; concurrent callers share one request. */
function tokenCache(settings: PayPalSettings) {
  let cached: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = async (): Promise<string> => {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64");
    const response = await fetch(`${settings.api}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        Authorization: `Basic ${credentials}`,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new PayPalError(response.status, NO_TOKEN);
    const { access_token, expires_in } = TokenAnswer.parse(await response.json());
    cached = { token: access_token, until: Date.now() + (expires_in - MARGIN) * 1000 };
    return access_token;
  };

  return {
    token: async (): Promise<string> => {
      if (cached && cached.until > Date.now()) return cached.token;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    forget: () => {
      cached = undefined;
    },
  };
}

/** An order as we place it; `amount` is HKD with two decimals, as in `200.00`. */
interface NewOrder {
  /** Our id of the donation: PayPal gives it back with the order, and it makes a repeated call harmless. */
  donationId: string;
  amount: string;
  description: string;
  brandName: string;
  /** BCP 47, as PayPal's pages take it: `en-GB`, `zh-HK`, `zh-CN`. */
  locale: string;
  returnUrl: string;
  cancelUrl: string;
}

/** A webhook as it came in: its body byte by byte, since the signature is over the bytes. */
export interface ReceivedWebhook {
  headers: Headers;
  rawBody: string;
}

/** The body of an order. The donation's id is also its invoice id, so that PayPal refuses to take it twice. */
function orderRequest(order: NewOrder) {
  const { donationId, amount, description } = order;
  const unit = {
    amount: { currency_code: "HKD", value: amount },
    custom_id: donationId,
    invoice_id: donationId,
    description,
  };
  return {
    intent: "CAPTURE",
    purchase_units: [unit],
    payment_source: { paypal: { experience_context: experienceOf(order) } },
  };
}

/** The look of PayPal's pages and where they lead afterwards. */
function experienceOf({ brandName, locale, returnUrl, cancelUrl }: NewOrder) {
  return {
    brand_name: brandName,
    locale,
    shipping_preference: "NO_SHIPPING",
    user_action: "PAY_NOW",
    payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
    return_url: returnUrl,
    cancel_url: cancelUrl,
  };
}

/**
 * The question whether PayPal signed a webhook. The event goes in as the text that came, last: parsed and
 * written again it might differ by a byte. It must be one JSON object ({@link isJsonObject}); any other text
 * could bring its own `webhook_id` into the question.
 */
function verifyRequest(headers: Headers, webhookId: string, rawBody: string): string {
  const question = {
    auth_algo: headers.get("paypal-auth-algo") ?? "",
    cert_url: headers.get("paypal-cert-url") ?? "",
    transmission_id: headers.get("paypal-transmission-id") ?? "",
    transmission_sig: headers.get("paypal-transmission-sig") ?? "",
    transmission_time: headers.get("paypal-transmission-time") ?? "",
    webhook_id: webhookId,
  };
  return `${JSON.stringify(question).slice(0, -1)},"webhook_event":${rawBody}}`;
}

/** Returns whether a text is one JSON object and nothing besides. */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
