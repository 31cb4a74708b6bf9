import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { isLoopback } from "../api/client-address.server";
import { Problem } from "../api/problem";
import { onlyReading } from "../api/problem-answer.server";
import type { Database } from "../db/database.server";
import type { Deps } from "../deps.server";
import { mailsByState } from "../mail/outbox-rows.server";
import { readinessOf } from "../site/health/health.server";
import { EXPOSITION_TYPE, exposition, type Family, gauge, labelledGauge } from "./exposition.server";
import { type FigureSources, processFigures } from "./process-figures.server";

/**
 * `/metrics` for Prometheus: for whoever asks from this machine and not through a proxy, or with the token.
 * For anybody else there is nothing at this address. The features add theirs.
 */
export function metricsRoute(
  deps: FigureSources & Pick<Deps, "db" | "config">,
  features: readonly { figures?: SiteFigures }[] = [],
): Hono {
  const ofPlace = placeFigures(deps);
  const ofSite = [mailFigures, ...features.flatMap(({ figures }) => figures ?? [])];
  const app = new Hono();
  app.use("/metrics", async (context, next) => {
    if (!mayRead(context, deps.config.metricsToken)) throw new Problem(404, "notFound");
    await next();
  });
  app.get("/metrics", async (context) => {
    const ofAll = ofSite.map((figures) => figures(deps.db).catch(() => []));
    const others = await Promise.all([ofPlace(), ...ofAll]);
    const headers = { "Content-Type": EXPOSITION_TYPE, "Cache-Control": "no-store" };
    return context.body(exposition([...processFigures(deps), ...others.flat()]), 200, headers);
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

/** Compared by their digests, in a time that tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

/** The figures that all processes share; left out while the database cannot be asked. */
export type SiteFigures = (db: Database) => Promise<Family[]>;

async function mailFigures(db: Database): Promise<Family[]> {
  const mails = await mailsByState(db);
  return [
    {
      name: "kapok_outbox_mails",
      help: "Mails in the outbox by what became of them.",
      type: "gauge",
      samples: Object.entries(mails).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

/** The figures of the place in which the site runs: what `/readyz` says of each part, and the room on the disk. */
function placeFigures(deps: Pick<Deps, "db" | "media" | "config">): () => Promise<Family[]> {
  const readiness = readinessOf(deps);
  return async () => {
    const [parts, disk] = await Promise.all([readiness(), diskFigures(deps.config.dataDir)]);
    const samples = Object.entries(parts).map(([part, ok]) => ({ labels: { part }, value: ok ? 1 : 0 }));
    return [
      labelledGauge("kapok_ready", "1 where a part of the site is well, as /readyz says.", samples),
      ...disk,
    ];
  };
}

async function diskFigures(folder: string): Promise<Family[]> {
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return [];
  return [
    gauge("kapok_disk_free_bytes", "Room on the disk of DATA_DIR for the site.", disk.bavail * disk.bsize),
    gauge("kapok_disk_size_bytes", "The disk of DATA_DIR.", disk.blocks * disk.bsize),
  ];
}
