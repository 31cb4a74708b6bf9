import { execFileSync, spawnSync } from "node:child_process";
import type { OwnProcess } from "./built-site.ts";

const SECONDS = 2;

/** The behaviour of a server under a few seconds of load. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Seconds of the server's processor for one answer; NaN where that is not known. */
  processor: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** @throws with how to get it, if wrk is missing. */
export function needWrk(): void {
  if (spawnSync("wrk", ["--version"]).error) {
    throw new Error("wrk is needed to load the server: apt-get install wrk, or brew install wrk.");
  }
}

/**
 * Asks for `url` over `connections` at once for some seconds, as fast as the answers come.
 * @param server who answers, if its processor time is to be known
 */
export function load(
  url: string,
  connections: number,
  headers: Record<string, string>,
  server?: Pick<OwnProcess, "processorTime">,
): Load {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  // A busy machine may leave somebody waiting for longer than the two seconds after which wrk gives up.
  const args = ["-t1", `-c${connections}`, `-d${SECONDS}s`, "--timeout", "20s", "--latency", ...given, url];
  const before = server?.processorTime() ?? Number.NaN;
  const report = execFileSync("wrk", args, { encoding: "utf8" });
  const took = (server?.processorTime() ?? Number.NaN) - before;
  const failed = report.match(/Non-2xx or 3xx responses: \d+|Socket errors: .*[1-9].*/)?.[0];
  if (failed) throw new Error(`${url} failed under load: ${failed}`);
  const [, p99 = "", unit = ""] = report.match(/99%\s+([\d.]+)(us|ms|s|m)/) ?? [];
  return {
    requestsPerSecond: Number(report.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p99: Number(p99) * (UNITS[unit] ?? Number.NaN),
    processor: took / Number(report.match(/(\d+) requests in/)?.[1]),
  };
}
