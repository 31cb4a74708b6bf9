import type { RequestListener } from "node:http";
import { Counter, Histogram } from "prom-client";

/** The kind of request; `kept` are cache hits, `page` those that were rendered or looked up. */
type Kind = "kept" | "page" | "api" | "media" | "asset" | "operation";

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests by kind and kind of answer, and how long those took that were not answered from cached pages. */
export class RequestFigures {
  /** Plain numbers, since incrementing them is most of what a busy site does. */
  cacheHitsOk = 0;
  cacheHitsNotModified = 0;
  readonly #answers = new Counter({
    name: "kapok_http_requests_total",
    help: "Requests answered, by what was asked for and class of status.",
    labelNames: ["kind", "status"],
    registers: [],
    collect: () => {
      this.#setCacheHits("2xx", this.cacheHitsOk);
      this.#setCacheHits("3xx", this.cacheHitsNotModified);
    },
  });
  readonly #durations = new Histogram({
    name: "kapok_http_request_duration_seconds",
    help: "From the request to the end of its answer, for all but cached pages.",
    labelNames: ["kind"],
    buckets: BOUNDS,
    registers: [],
  });

  /** The request metrics for a registry. */
  readonly metrics = [this.#answers, this.#durations] as const;

  /** Counts one request; `status` is as in `2xx`. */
  observe(kind: Kind, status: string, seconds: number): void {
    this.#answers.inc({ kind, status });
    this.#durations.observe({ kind }, seconds);
  }

  #setCacheHits(status: string, count: number): void {
    this.#answers.remove("kept", status);
    this.#answers.inc({ kind: "kept", status }, count);
  }
}

/** Hands each request to `next` and counts how it ended. */
export function countedListener(figures: RequestFigures, next: RequestListener): RequestListener {
  return (request, response) => {
    const began = performance.now();
    const kind = kindOf(request.url ?? "/");
    response.once("close", () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "aborted";
      figures.observe(kind, status, (performance.now() - began) / 1000);
    });
    next(request, response);
  };
}

function kindOf(url: string): Kind {
  if (url.startsWith("/api/")) return "api";
  if (url.startsWith("/media/")) return "media";
  if (url.startsWith("/assets/")) return "asset";
  return /^\/(healthz|readyz|metrics)\b/.test(url) ? "operation" : "page";
}
