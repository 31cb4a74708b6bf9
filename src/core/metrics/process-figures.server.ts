import { createHistogram } from "node:perf_hooks";
import { version } from "../../../package.json";
import type { Deps } from "../deps.server";
import { conversionsWaited } from "../locale/conversion/ahead.server";
import { lostLogLines } from "../process/log-stream.server";
import { counter, type Family, gauge, Histogram, labelledGauge, type Sample } from "./exposition.server";

/** The figures that this process has of itself, without asking anybody. */
export function processFigures({ pages, media, outage, requests }: FigureSources): Family[] {
  const { size, revision, hits, misses, renders } = pages;
  return [
    ...ownFigures(),
    ...eventLoopDelay(),
    ...requests.families(),
    gauge("kapok_kept_pages", "Pages at hand.", size),
    counter("kapok_kept_page_hits_total", "Visits answered by a page at hand.", hits),
    counter("kapok_kept_page_misses_total", "Visits for which there was none.", misses),
    counter("kapok_page_renders_total", "Renders; fewer than misses, since visitors share them.", renders),
    counter(
      "kapok_conversions_waited_total",
      "Texts converted between the Chinese scripts while a page was rendered.",
      conversionsWaited(),
    ),
    ...mediaWork(media.work()),
    gauge("kapok_database_outage", "1 while the database does not answer.", outage.away ? 1 : 0),
    gauge("kapok_revision", "The newest change of the site that this process knows of.", revision),
  ];
}

function ownFigures(): Family[] {
  const memory = process.memoryUsage();
  const uptime = process.uptime();
  return [
    labelledGauge("kapok_info", "Always 1; the labels say what runs.", [
      { labels: { version, node: process.version }, value: 1 },
    ]),
    gauge("process_resident_memory_bytes", "Memory that the process takes.", memory.rss),
    gauge("process_heap_bytes", "Memory in use by JavaScript.", memory.heapUsed),
    gauge("process_start_time_seconds", "When the process began.", Date.now() / 1000 - uptime),
    gauge("process_uptime_seconds", "How long the process has run.", uptime),
    counter("kapok_log_lines_lost_total", "Lines of the log that could not be written.", lostLogLines()),
  ];
}

/** The parts of the program that have figures. */
export type FigureSources = Pick<Deps, "pages" | "media" | "outage" | "requests">;

function mediaWork({ refused, swept, ...lying }: ReturnType<Deps["media"]["work"]>): Family[] {
  const samples: Sample[] = Object.entries(lying).map(([state, value]) => ({ labels: { state }, value }));
  const help = "Work on images: waited for by somebody, to be done in the background, being done.";
  return [
    { name: "kapok_media_jobs", help, type: "gauge", samples },
    counter("kapok_media_jobs_refused_total", "Work turned away because too much lay there.", refused),
    counter("kapok_media_orphans_removed_total", "Files that nothing knew and that were removed.", swept),
  ];
}

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
 * The delay of the event loop, by a timer that notes how much later than it should it runs: one look for each, so
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
