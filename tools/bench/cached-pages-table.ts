import type { Turn } from "./cached-pages.ts";
import type { Load } from "./load.ts";
import { median, microseconds, milliseconds, table, whole } from "./table.ts";

const HEAD = ["Cached page", "connections", "site", "bare node:http", "ratio", "lowest", "nginx", "ratio"];

/**
 * A row for each page and number of connections: middles of all starts, and the middle of the starts' ratios.
 * @param starts of the site, each with the same turns
 */
export function cachedPagesTable(starts: readonly (readonly Turn[])[]): string {
  const [first = []] = starts;
  const rows = first.map((_, place) => row(starts.flatMap((turns) => turns[place] ?? [])));
  return table([...HEAD, "site p99", "bare p99", "site processor", "bare processor", "ratio"], rows);
}

function row(turns: readonly Turn[]): string[] {
  const sites = turns.map(({ site }) => site);
  const others = turns.map(({ other }) => other);
  const nginx = turns.flatMap((turn) => turn.nginx ?? []);
  const ratios = each(sites, others, rate);
  return [
    turns[0]?.name ?? "",
    String(turns[0]?.connections),
    `${whole(middle(sites, rate))}/s`,
    `${whole(middle(others, rate))}/s`,
    median(ratios).toFixed(2),
    Math.min(...ratios).toFixed(2),
    nginx.length > 0 ? `${whole(middle(nginx, rate))}/s` : "",
    nginx.length > 0 ? median(each(sites, nginx, rate)).toFixed(2) : "",
    milliseconds(middle(sites, p99)),
    milliseconds(middle(others, p99)),
    microseconds(middle(sites, cost)),
    microseconds(middle(others, cost)),
    median(each(others, sites, cost)).toFixed(2),
  ];
}

type Value = (load: Load) => number;

const rate: Value = (load) => load.requestsPerSecond;
const p99: Value = (load) => load.p99;
const cost: Value = (load) => load.processor;

const middle = (loads: readonly Load[], of: Value): number => median(loads.map(of));

/** The ratio of `loads` to `others`, start by start. */
function each(loads: readonly Load[], others: readonly Load[], of: Value): number[] {
  return loads.map((load, start) => of(load) / of(others[start] ?? load));
}
