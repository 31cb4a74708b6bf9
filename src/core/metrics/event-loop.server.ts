import { createHistogram } from "node:perf_hooks";
import type { Family } from "./exposition.server";
import { Histogram } from "./histogram.server";

/** Milliseconds between two looks at the event loop. */
const LOOK_EVERY = 20;
/** Upper bounds in seconds; 0.05 is what nothing in normal use may hold the loop for. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** In nanoseconds, since the figures were last asked for. */
const recent = createHistogram();
/** Since the first time that they were. */
const all = new Histogram(BOUNDS);
let looking: NodeJS.Timeout | undefined;

/**
 * How late the event loop is, by a timer that notes how much later than it should it runs: one look for each, so
 * that a long turn counts once. Looks from the first call on: where nobody asks, it costs nothing.
 */
export function eventLoopDelay(): Family[] {
  look();
  const seen = recent.count > 0;
  const figures = [
    ["p50", seen ? recent.percentile(50) : 0],
    ["p99", seen ? recent.percentile(99) : 0],
    ["max", seen ? recent.max : 0],
  ] as const;
  recent.reset();
  const gauges = figures.map(([which, nanoseconds]): Family => {
    const help = "How late the event loop was since the last look.";
    const samples = [{ value: nanoseconds / 1e9 }];
    return { name: `nodejs_eventloop_lag_${which}_seconds`, help, type: "gauge", samples };
  });
  const help = "How late the event loop was, looked at fifty times a second.";
  return [
    ...gauges,
    { name: "nodejs_eventloop_delay_seconds", help, type: "histogram", samples: all.samples() },
  ];
}

function look(): void {
  if (looking) return;
  let due = performance.now() + LOOK_EVERY;
  looking = setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - due);
    recent.record(Math.max(1, Math.round(late * 1e6)));
    all.observe(late / 1000);
    due = now + LOOK_EVERY;
  }, LOOK_EVERY).unref();
}
