import { expect, it } from "vitest";
import { untilNight } from "./daily.server";

const HOUR = 60 * 60 * 1000;

it.each([
  ["2026-11-21T18:59:00Z", HOUR / 60],
  ["2026-11-21T19:00:00Z", 24 * HOUR],
  ["2026-11-21T19:00:01Z", 24 * HOUR - 1000],
  ["2026-11-21T00:00:00Z", 19 * HOUR],
])("waits from %s until three in the morning in Hong Kong", (now, wait) => {
  expect(untilNight(Date.parse(now))).toBe(wait);
});
