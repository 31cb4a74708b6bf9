import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../../config/config.server";
import { isLoopback, isOnList } from "../../network/client-address.server";

/** Seconds: a year, during which a browser that came once by https comes by nothing else. */
const ONE_YEAR = 60 * 60 * 24 * 365;

/** Browser features that no page here uses; embedded players get theirs by their frame's `allow`. */
const REFUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "serial", "usb"],
];

/** The policy of everything that is no page: should a browser ever show it as one, it can do nothing. */
const NOTHING_ALLOWED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const ON_HTTP: Readonly<Record<string, string>> = {
  "Content-Security-Policy": NOTHING_ALLOWED,
  "X-Content-Type-Options": "nosniff",
  // Another site learns nothing of who comes from here: that they read about SMA is their own.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "X-Frame-Options": "DENY",
};
const ON_HTTPS: Readonly<Record<string, string>> = {
  ...ON_HTTP,
  "Strict-Transport-Security": `max-age=${ONE_YEAR}; includeSubDomains`,
};

/**
 * Types that a browser never shows as a page, for which the other headers mean nothing; they are half the
 * size of a small style sheet.
 */
const PART_OF_A_PAGE = /^text\/(?:css|javascript)\b/;
const OF_PARTS = ["X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Strict-Transport-Security"];

/** Headers that every answer carries but style sheets and scripts; one that needs another value says so itself. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> =>
  https ? ON_HTTPS : ON_HTTP;

type Place = Pick<Config, "publicUrl" | "trustedProxies">;
type Incoming = Partial<Pick<IncomingMessage, "headers" | "socket">>;

/** Whether visitors come by https: by the site's address, or by a trusted proxy. */
export function isHttps({ publicUrl, trustedProxies }: Place, incoming: Incoming = {}): boolean {
  if (publicUrl.startsWith("https:")) return true;
  if (incoming.headers?.["x-forwarded-proto"] !== "https") return false;
  const peer = incoming.socket?.remoteAddress ?? "";
  return isLoopback(peer) || isOnList(trustedProxies, peer);
}

/** Adds to each answer of the program what it does not say itself. */
export function withSecurityHeaders(place: Place): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { incoming } = (context.env ?? {}) as { incoming?: Incoming };
    const { headers } = context.res;
    const isPart = PART_OF_A_PAGE.test(headers.get("content-type") ?? "");
    for (const [name, value] of Object.entries(securityHeaders(isHttps(place, incoming)))) {
      if (!headers.has(name) && (!isPart || OF_PARTS.includes(name))) headers.set(name, value);
    }
  };
}
