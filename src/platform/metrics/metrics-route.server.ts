import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { Registry } from "prom-client";
import { Problem } from "../http/problem";
import { onlyReading } from "../http/problem-answer.server";
import { isLoopback } from "../network/client-address.server";
import { type FigureSources, processRegistry, type SiteFigure, siteRegistry } from "./figures.server";

/**
 * `/metrics` for Prometheus: for requests from this machine and not through a proxy, or with the token.
 * Others get 404.
 */
export function metricsRoute(deps: FigureSources, figures: readonly SiteFigure[] = []): Hono {
  const ofSite = siteRegistry(deps, figures);
  const app = new Hono();
  app.use("/metrics", async (context, next) => {
    if (!mayRead(context, deps.config.metricsToken)) throw new Problem(404, "notFound");
    await next();
  });
  app.get("/metrics", async (context) => {
    const all = Registry.merge([processRegistry(), ofSite]);
    const headers = { "Content-Type": all.contentType, "Cache-Control": "no-store" };
    return context.body(await all.metrics(), 200, headers);
  });
  app.all("/metrics", onlyReading);
  return app;
}

/** A proxy on this machine brings strangers too; that it does so, its headers say. */
function mayRead(context: Context, token: string | undefined): boolean {
  const sent = context.req.header("authorization");
  if (sent !== undefined) return token !== undefined && isSame(sent, `Bearer ${token}`);
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  const proxied = ["x-forwarded-for", "forwarded", "x-real-ip", "via"].some((name) =>
    context.req.header(name),
  );
  return !proxied && isLoopback(incoming?.socket.remoteAddress ?? "");
}

/** Compared by digests, in constant time. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
