import { mkdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { version } from "../../../package.json";
import { openApp, type TestApp } from "../../../test/app";
import { PLATFORM_GLOBALS } from "../../../test/platform-globals";
import { createApp } from "../../app.server";
import { cachedPageListener } from "../../site/page-cache/serve-cached.server";
import { metricsRoute } from "./figures.server";

const TOKEN = "a token of some length";

let app: TestApp;
let url: string;
const server = createServer();
beforeAll(async () => {
  app = await openApp("sqlite", { METRICS_TOKEN: TOKEN });
  server.on(
    "request",
    cachedPageListener(app.deps, getRequestListener(createApp(app.deps).fetch, PLATFORM_GLOBALS)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const metrics = (headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });
const figures = async () => (await metrics()).text();
/** The value of a figure by its name and labels in their text form. */
async function figure(name: string): Promise<number> {
  const line = (await figures()).split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe("who may read the figures", () => {
  it.each([
    ["somebody on this machine", {}, 200],
    ["a stranger by a proxy", { "X-Forwarded-For": "203.0.113.7" }, 404],
    ["a stranger who claims to be here, by a proxy", { "X-Forwarded-For": "127.0.0.1" }, 404],
    ["a proxy that names itself only", { Via: "1.1 proxy" }, 404],
    ["whoever has the token", { "X-Forwarded-For": "203.0.113.7", Authorization: `Bearer ${TOKEN}` }, 200],
    ["whoever has a part of it", { Authorization: `Bearer ${TOKEN.slice(1)}` }, 404],
    ["whoever has it in another way", { Authorization: TOKEN }, 404],
  ])("%s: %j %i", async (_, headers, status) => {
    const answer = await metrics(headers);
    expect(answer.status).toBe(status);
    expect((await answer.text()).includes("kapok_")).toBe(status === 200);
  });

  it("no connection from another machine, or of which nothing is known", async () => {
    expect((await app.call("GET", "/metrics")).status).toBe(404);
    const env = { incoming: { socket: { remoteAddress: "127.0.0.1.example" } } };
    for (const remoteAddress of ["203.0.113.7", "::ffff:203.0.113.7", "::1:2"]) {
      env.incoming.socket.remoteAddress = remoteAddress;
      const request = new Request("http://localhost/metrics");
      expect((await createApp(app.deps).fetch(request, env)).status).toBe(404);
    }
  });

  it("no request with a token where none is set", async () => {
    const closed = await openApp("sqlite");
    const headers = { Authorization: "Bearer undefined" };
    expect((await closed.call("GET", "/metrics", { headers })).status).toBe(404);
    await closed.close();
  });
});

describe("the figures", () => {
  it("are in the text format, each name described once", async () => {
    const answer = await metrics();
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text).toMatch(/\n$/);
    for (const line of text.split("\n").filter((each) => each !== "")) {
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{([a-z]+="[^"]*",?)+\})? [\d.e+-]+)$/i);
    }
    const described = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(described).size).toBe(described.length);
  });

  it("say what runs, whether each part is well, and how much room there is", async () => {
    const info = `kapok_info{version="${version}",node="${process.version}"}`;
    expect(await figure(info)).toBe(1);
    for (const part of ["database", "migrations", "media", "disk"]) {
      expect([part, await figure(`kapok_ready{part="${part}"}`)]).toEqual([part, 1]);
    }
    const { bavail, bsize } = statfsSync(app.deps.config.dataDir);
    expect(await figure("kapok_disk_free_bytes")).toBeGreaterThan((bavail * bsize) / 2);
    rmSync(join(app.deps.config.dataDir, "media", "incoming"), { recursive: true });
    expect(await figure('kapok_ready{part="media"}')).toBe(0);
    mkdirSync(join(app.deps.config.dataDir, "media", "incoming"));
  });

  it("say how the process is", async () => {
    expect(await figure("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(await figure("process_uptime_seconds")).toBeGreaterThan(0);
    expect(await figure("nodejs_eventloop_lag_max_seconds")).toBeLessThan(60);
  });

  it("count requests by kind and class of status, and how long they took", async () => {
    const count = 'kapok_http_requests_total{kind="api",status="4xx"}';
    const before = (await figure(count)) || 0;
    for (const path of ["/api/nothing", "/api/sessions"]) await (await fetch(url + path)).text();
    await expect.poll(() => figure(count)).toBe(before + 2);
    const all = 'kapok_http_request_duration_seconds_bucket{le="+Inf",kind="api"}';
    expect(await figure(all)).toBe(await figure('kapok_http_request_duration_seconds_count{kind="api"}'));
    const buckets = [...(await figures()).matchAll(/_bucket\{le="[\d.]+",kind="api"\} (\d+)/g)];
    const values = buckets.map(([, value]) => Number(value));
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(values.at(-1)).toBeGreaterThan(0);
  });

  it("count cached and rendered pages separately", async () => {
    const { pages } = app.deps;
    const render = async () =>
      new Response("<!doctype html><title>x</title>", { headers: { "Content-Type": "text/html" } });
    await pages.find("eng /kept", "eng", render);
    const first = await fetch(`${url}/kept`);
    await first.text();
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await fetch(`${url}/kept`, { headers })).status).toBe(304);
    expect(await figure('kapok_http_requests_total{kind="kept",status="2xx"}')).toBe(1);
    expect(await figure('kapok_http_requests_total{kind="kept",status="3xx"}')).toBe(1);
    expect(await figure("kapok_kept_pages")).toBe(1);
    expect(await figure("kapok_kept_page_hits_total")).toBe(2);
    expect(await figure("kapok_kept_page_misses_total")).toBe(1);
    expect(await figure("kapok_page_renders_total")).toBe(1);
  });

  it("report the image queue, the outbox, the revision, and whether the database is unavailable", async () => {
    const { deps } = app;
    expect(await figure('kapok_media_jobs{state="waiting"}')).toBe(0);
    expect(await figure("kapok_media_jobs_refused_total")).toBe(0);
    expect(await figure('kapok_outbox_mails{state="failed"}')).toBe(0);
    deps.pages.follow(42);
    expect(await figure("kapok_revision")).toBe(42);
    expect(await figure("kapok_database_outage")).toBe(0);
    deps.outage.began(deps.log);
    expect(await figure("kapok_database_outage")).toBe(1);
    deps.outage.ended(deps.log);
  });

  it("leave out what cannot be read, and report the rest", async () => {
    const away = { name: "kapok_away", help: "Away.", read: () => Promise.reject(new Error("away")) };
    const there = { ...away, name: "kapok_there", read: async () => [{ value: 7 }] };
    const env = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
    const route = metricsRoute(app.deps, [away, there]);
    const text = await (await route.request("/metrics", {}, env)).text();
    expect(text).toContain("\nkapok_there 7\n");
    expect(text).not.toMatch(/^kapok_away/m);
  });
});
