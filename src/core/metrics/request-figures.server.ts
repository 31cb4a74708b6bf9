import type { RequestListener } from "node:http";
import type { Family } from "./exposition.server";
import { Histogram } from "./exposition.server";

/** The kind of request; `kept` are pages that were at hand, `page` those that had to be rendered or looked up. */
type Kind = "kept" | "page" | "api" | "media" | "asset" | "operation";

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests by kind and kind of answer, and how long those took that were not answered from kept pages. */
export class RequestFigures {
  /** Plain numbers, since most of what a busy site does is to count one of these up. */
  keptOk = 0;
  keptNotModified = 0;
  readonly #answers = new Map<string, { kind: Kind; status: string; count: number }>();
  readonly #durations = new Map<Kind, Histogram>();

  /** Counts one request; `status` is as in `2xx`. */
  observe(kind: Kind, status: string, seconds: number): void {
    const key = `${kind} ${status}`;
    const answers = this.#answers.get(key) ?? { kind, status, count: 0 };
    answers.count += 1;
    this.#answers.set(key, answers);
    const durations = this.#durations.get(kind) ?? new Histogram(BOUNDS);
    durations.observe(seconds);
    this.#durations.set(kind, durations);
  }

  families(): Family[] {
    const kept = [
      { kind: "kept", status: "2xx", count: this.keptOk },
      { kind: "kept", status: "3xx", count: this.keptNotModified },
    ];
    return [
      {
        name: "kapok_http_requests_total",
        help: "Requests answered, by what was asked for and class of status.",
        type: "counter",
        samples: [...kept, ...this.#answers.values()].map(({ kind, status, count }) => ({
          labels: { kind, status },
          value: count,
        })),
      },
      {
        name: "kapok_http_request_duration_seconds",
        help: "From the request to the end of its answer, for all but kept pages.",
        type: "histogram",
        samples: [...this.#durations].flatMap(([kind, durations]) => durations.samples({ kind })),
      },
    ];
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
