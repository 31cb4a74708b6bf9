/** An order as we place it; `amount` is HKD with two decimals, as in `200.00`. */
export interface NewOrder {
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
export function orderRequest(order: NewOrder) {
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

/** How PayPal's pages look and where they lead afterwards. */
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
export function verifyRequest(headers: Headers, webhookId: string, rawBody: string): string {
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

/** Whether a text is one JSON object and nothing besides. */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
