import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Deps } from "../deps.server";
import type { Family, Sample } from "./exposition.server";

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });

/** What this process knows of itself, without asking anybody. */
export function processFigures({ pages, media, outage, requests }: FigureSources): Family[] {
  delay.enable(); // from the first look on; enabling again changes nothing
  const memory = process.memoryUsage();
  const uptime = process.uptime();
  const { size, revision, hits, misses, renders } = pages;
  return [
    gauge("process_resident_memory_bytes", "Memory that the process takes.", memory.rss),
    gauge("process_heap_bytes", "Memory in use by JavaScript.", memory.heapUsed),
    gauge("process_start_time_seconds", "When the process began.", Date.now() / 1000 - uptime),
    gauge("process_uptime_seconds", "How long the process has run.", uptime),
    ...eventLoopDelay(),
    ...requests.families(),
    gauge("kapok_kept_pages", "Pages at hand.", size),
    counter("kapok_kept_page_hits_total", "Visits answered by a page at hand.", hits),
    counter("kapok_kept_page_misses_total", "Visits for which there was none.", misses),
    counter("kapok_page_renders_total", "Renders; fewer than misses, since visitors share them.", renders),
    ...mediaWork(media.work()),
    gauge("kapok_database_outage", "1 while the database does not answer.", outage.away ? 1 : 0),
    gauge("kapok_revision", "The newest change of the site that this process knows of.", revision),
  ];
}

/** The parts of the program that have figures. */
export type FigureSources = Pick<Deps, "pages" | "media" | "outage" | "requests">;

function eventLoopDelay(): Family[] {
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
  const counted = delay.count > 0;
  const figures = [
    ["p50", counted ? delay.percentile(50) : 0],
    ["p99", counted ? delay.percentile(99) : 0],
    ["max", counted ? delay.max : 0],
  ] as const;
  delay.reset();
  return figures.map(([which, value]) =>
    gauge(
      `nodejs_eventloop_lag_${which}_seconds`,
      "How late the event loop was since the last look.",
      seconds(value),
    ),
  );
}

function mediaWork({ refused, swept, ...lying }: ReturnType<Deps["media"]["work"]>): Family[] {
  const samples: Sample[] = Object.entries(lying).map(([state, value]) => ({ labels: { state }, value }));
  const help = "Work on images: waited for by somebody, to be done in the background, being done.";
  return [
    { name: "kapok_media_jobs", help, type: "gauge", samples },
    counter("kapok_media_jobs_refused_total", "Work turned away because too much lay there.", refused),
    counter("kapok_media_orphans_removed_total", "Files that nothing knew and that were removed.", swept),
  ];
}

function gauge(name: string, help: string, value: number): Family {
  return { name, help, type: "gauge", samples: [{ value }] };
}

function counter(name: string, help: string, value: number): Family {
  return { name, help, type: "counter", samples: [{ value }] };
}
