import { afterEach, expect, it, vi } from "vitest";
import { PageCache, pageKey } from "./page-cache.server";

const KEY = pageKey("eng", "/archive");
const LAST_SECOND = Date.parse("2026-12-31T15:59:59Z");
const MIDNIGHT = Date.parse("2026-12-31T16:00:00Z");
const year = async () => {
  const headers = { "Content-Type": "text/html" };
  return new Response(`<p>${Date.now() < MIDNIGHT ? 2026 : 2027}</p>`, { headers });
};

afterEach(() => vi.useRealTimers());
const clock = (now: number) => vi.useFakeTimers({ toFake: ["Date"], now });

it("drops pages cached before midnight in Hong Kong, and at no other hour", async () => {
  clock(Date.parse("2026-12-30T16:00:00Z"));
  const pages = new PageCache();
  await pages.find(KEY, "eng", year);
  vi.setSystemTime(LAST_SECOND);
  expect(pages.peek(KEY)).toBeDefined();
  vi.setSystemTime(MIDNIGHT);
  expect(pages.peek(KEY)).toBeUndefined();
  await pages.find(KEY, "eng", year);
  expect(pages.peek(KEY)).toBeDefined();
});

it("never caches a render that midnight overtook", async () => {
  clock(LAST_SECOND);
  const pages = new PageCache();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const early = pages.find(KEY, "eng", () => promise);
  vi.setSystemTime(MIDNIGHT);
  resolve(await year());
  await early;
  expect(pages.peek(KEY)).toBeUndefined();
});

it("serves cached pages while the database is unavailable", async () => {
  clock(LAST_SECOND);
  const outage = { away: false };
  const pages = new PageCache(outage);
  await pages.find(KEY, "eng", year);
  outage.away = true;
  vi.setSystemTime(MIDNIGHT);
  expect(pages.peek(KEY)).toBeDefined();
  outage.away = false;
  expect(pages.peek(KEY)).toBeUndefined();
});
