import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { version } from "../../../package.json";
import type { Database } from "../db/database.server";
import type { Deps } from "../deps.server";
import { readinessOf } from "../health/health.server";
import { Problem } from "../http/problem";
import { onlyReading } from "../http/problem-answer.server";
import { conversionsWaited } from "../locale/conversion/ahead.server";
import { mailsByState } from "../mail/outbox-rows.server";
import { isLoopback } from "../network/client-address.server";
import { lostLogLines } from "../process/log-stream.server";

interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** A gauge of the whole site, read at each scrape, and left out while the database cannot be read. */
export interface SiteFigure {
  /** In Prometheus' form, as `kapok_outbox_mails`. */
  name: string;
  help: string;
  labelNames?: readonly string[];
  read: (db: Database) => Promise<readonly Sample[]>;
}

/** The parts of the program that have figures. */
type FigureSources = Pick<Deps, "config" | "db" | "media" | "outage" | "pages" | "requests">;

/** The figures of the program and of its site as a whole, without those of the process. */
function siteRegistry(deps: FigureSources, ofFeatures: readonly SiteFigure[]): Registry {
  const registry = new Registry();
  for (const each of deps.requests.metrics) registry.registerMetric(each);
  addPages(registry, deps);
  addMedia(registry, deps);
  addPlace(registry, deps);
  for (const { read, ...about } of [mails, ...ofFeatures]) addGauge(registry, about, () => read(deps.db));
  return registry;
}

let ofProcess: Registry | undefined;

/**
 * Node's own figures under the names of prom-client, and what this process counts. Collected from the first
 * scrape on: unused, they cost nothing.
 */
function processRegistry(): Registry {
  ofProcess ??= newProcessRegistry();
  return ofProcess;
}

function newProcessRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauge(
    registry,
    {
      name: "kapok_info",
      help: "Always 1; the labels say what runs.",
      labelNames: ["version", "node"],
    },
    () => [{ labels: { version, node: process.version }, value: 1 }],
  );
  addGauge(registry, { name: "process_uptime_seconds", help: "How long the process has run." }, () => [
    { value: process.uptime() },
  ]);
  addCounter(registry, "kapok_log_lines_lost_total", "Lines of the log that were not written.", lostLogLines);
  addCounter(
    registry,
    "kapok_conversions_waited_total",
    "Texts converted between the Chinese scripts while a page was rendered.",
    conversionsWaited,
  );
  return registry;
}

function addPages(registry: Registry, { pages, outage }: FigureSources): void {
  const gauge = (name: string, help: string, read: () => number) =>
    addGauge(registry, { name, help }, () => [{ value: read() }]);
  gauge("kapok_kept_pages", "Pages in the page cache.", () => pages.size);
  gauge("kapok_revision", "The newest change of the site that this process knows of.", () => pages.revision);
  gauge("kapok_database_outage", "1 while the database does not answer.", () => (outage.away ? 1 : 0));
  const count = (name: string, help: string, read: () => number) => addCounter(registry, name, help, read);
  count("kapok_kept_page_hits_total", "Visits answered from the page cache.", () => pages.hits);
  count("kapok_kept_page_misses_total", "Visits that found no page there.", () => pages.misses);
  count(
    "kapok_page_renders_total",
    "Renders; fewer than misses, as visitors share them.",
    () => pages.renders,
  );
}

function addMedia(registry: Registry, { media }: FigureSources): void {
  const help = "Work on images: waited for by somebody, to be done in the background, being done.";
  addGauge(registry, { name: "kapok_media_jobs", help, labelNames: ["state"] }, () => {
    const { refused: _, swept: __, ...states } = media.work();
    return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
  });
  const refused = "Work turned away because too much was waiting.";
  addCounter(registry, "kapok_media_jobs_refused_total", refused, () => media.work().refused);
  const swept = "Files that nothing knew and that were removed.";
  addCounter(registry, "kapok_media_orphans_removed_total", swept, () => media.work().swept);
}

/** What `/readyz` says of each part, and the room on the disk. */
function addPlace(registry: Registry, deps: FigureSources): void {
  const readiness = readinessOf(deps);
  const help = "1 where a part of the site is well, as /readyz says.";
  addGauge(registry, { name: "kapok_ready", help, labelNames: ["part"] }, async () =>
    Object.entries(await readiness()).map(([part, ok]) => ({ labels: { part }, value: ok ? 1 : 0 })),
  );
  const disk = () => statfs(deps.config.dataDir);
  addGauge(registry, { name: "kapok_disk_free_bytes", help: "Room on the disk of DATA_DIR." }, async () => {
    const { bavail, bsize } = await disk();
    return [{ value: bavail * bsize }];
  });
  addGauge(registry, { name: "kapok_disk_size_bytes", help: "The disk of DATA_DIR." }, async () => {
    const { blocks, bsize } = await disk();
    return [{ value: blocks * bsize }];
  });
}

const mails: SiteFigure = {
  name: "kapok_outbox_mails",
  help: "Mails in the outbox by what became of them.",
  labelNames: ["state"],
  read: async (db) =>
    Object.entries(await mailsByState(db)).map(([state, value]) => ({ labels: { state }, value })),
};

/** Adds a gauge that is read at each scrape. One that cannot be read is left out, the others are not. */
function addGauge(
  registry: Registry,
  { labelNames = [], ...about }: Omit<SiteFigure, "read">,
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
): void {
  const gauge = new Gauge({
    ...about,
    labelNames,
    registers: [registry],
    collect: async () => {
      const samples = await (async () => read())().catch(() => []);
      gauge.reset();
      if (labelNames.length === 0) gauge.remove(); // the 0 that is there after a reset
      for (const { labels = {}, value } of samples) gauge.set(labels, value);
    },
  });
}

/** Adds a counter that another part of the program stores as a number. */
function addCounter(registry: Registry, name: string, help: string, read: () => number): void {
  const counter = new Counter({
    ...{ name, help, registers: [registry] },
    collect: () => {
      counter.reset();
      counter.inc(read());
    },
  });
}

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
