import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { Config } from "../config/config.server";
import { isHttps } from "./security/security-headers.server";

/**
 * Whether a browser sent this request from another site. Clients that are not browsers send neither header
 * and pass; they have no cookie to abuse. A page loaded by http is another site where visitors come by https:
 * anybody between could have written it.
 */
export function isCrossSite(
  { req, env }: Context,
  place: Pick<Config, "publicUrl" | "trustedProxies">,
): boolean {
  const site = req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const origin = req.header("origin");
  const here = new URL(req.url);
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  here.protocol = isHttps(place, incoming) ? "https:" : "http:";
  return origin !== undefined && origin !== here.origin && origin !== new URL(place.publicUrl).origin;
}
