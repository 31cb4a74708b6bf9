import * as z from "zod";
import { isLoopback } from "../../../core/loopback.server";
import { optional, withDefault } from "../../../core/setting-shapes.server";

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
