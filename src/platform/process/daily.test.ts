import { expect, it } from "vitest";
import type { Deps } from "../deps.server";
import { runDaily, untilNight } from "../jobs/daily.server";

const HOUR = 60 * 60 * 1000;

it.each([
  ["2026-11-21T18:59:00Z", HOUR / 60],
  ["2026-11-21T19:00:00Z", 24 * HOUR],
  ["2026-11-21T19:00:01Z", 24 * HOUR - 1000],
  ["2026-11-21T00:00:00Z", 19 * HOUR],
])("waits from %s until three in the morning in Hong Kong", (now, wait) => {
  expect(untilNight(Date.parse(now))).toBe(wait);
});

it("ends though a job does not, as one that waits for a disk that is gone", async () => {
  const stop = runDaily([() => new Promise(() => {})], {} as Deps, 1);
  await expect(stop()).resolves.toBeUndefined();
});

it("waits for a job that is being ended", async () => {
  let ended = false;
  const job = async (_: unknown, __: unknown, signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    ended = true;
  };
  await runDaily([job], {} as Deps)();
  expect(ended).toBe(true);
});
