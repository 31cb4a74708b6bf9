import { setTimeout } from "node:timers/promises";
import { answerOf, startBare } from "./bare.ts";
import type { OwnProcess } from "./built-site.ts";
import { type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { median, microseconds, milliseconds, table, whole } from "./table.ts";

const COMPRESSED = { "Accept-Encoding": "br" };
const CONNECTIONS = [16, 256];
const ROUNDS = 5;

/** Kept pages against a bare node:http server that sends the same bytes, and against their own 304. */
export async function measureKeptPages(site: OwnProcess, pages: Record<string, string>): Promise<string> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) rows.push(...(await measure(name, site, path)));
  return table([...HEAD, "site p99", "bare p99", "site processor", "bare processor", "ratio"], rows);
}

const HEAD = ["Kept page", "connections", "site", "bare node:http", "ratio", "nginx", "ratio"];

async function measure(name: string, site: OwnProcess, path: string): Promise<string[][]> {
  const url = site.url + path;
  await wellCompressed(url);
  const bare = await startBare(url, COMPRESSED);
  const nginx = await startNginx(bare.body);
  const rows = CONNECTIONS.map((connections) => {
    const [own, other, files] = inTurns(ROUNDS, [
      () => load(url, connections, COMPRESSED, site),
      () => load(bare.url, connections, COMPRESSED, bare),
      () => (nginx ? load(nginx.url, connections, { "Accept-Encoding": "gzip" }) : NOT_THERE),
    ]);
    return row(name, connections, own, other, files);
  });
  const unchanged = { ...COMPRESSED, "If-None-Match": bare.headers.ETag ?? "" };
  const [again, anew] = inTurns(ROUNDS, [
    () => load(url, 16, unchanged, site),
    () => load(url, 16, COMPRESSED, site),
  ]);
  // The whole page stands in the place of the bare server.
  rows.push(row(`${name}, 304 against 200`, 16, again, anew, [NOT_THERE]));
  await bare.stop();
  nginx?.stop();
  return rows;
}

/** Asks until the page is kept and compressed well, as it is from the second visit on. */
async function wellCompressed(url: string): Promise<void> {
  for (;;) {
    const { headers } = await answerOf(url, COMPRESSED);
    const etag = headers.ETag ?? headers.etag ?? "quick";
    if (!etag.includes("quick")) return;
    await setTimeout(50);
  }
}

/** What stands for a server that this machine does not have. */
const NOT_THERE: Load = { requestsPerSecond: Number.NaN, p99: Number.NaN, processor: Number.NaN };

type Measure = () => Load;

/**
 * Measures in turns, there and back. A machine that others use gives half as much for some seconds, to all alike: so
 * what stands next to each other in time is compared, round by round.
 */
function inTurns<const T extends readonly Measure[]>(
  rounds: number,
  measures: T,
): { [K in keyof T]: readonly Load[] } {
  const all: Load[][] = measures.map(() => []);
  const order = [...measures.keys()];
  for (let round = 0; round < rounds; round += 1) {
    for (const place of order) all[place]?.push(measures[place]?.() ?? NOT_THERE);
    order.reverse();
  }
  return all as { [K in keyof T]: readonly Load[] };
}

type Loads = readonly Load[];

const middle = (loads: Loads, of: (load: Load) => number) => median(loads.map(of));

/** The middle of the rounds' ratios. */
function ratio(loads: Loads, others: Loads, of: (load: Load) => number): string {
  return median(loads.map((load, round) => of(load) / of(others[round] ?? NOT_THERE))).toFixed(2);
}

const rate = (load: Load) => load.requestsPerSecond;
const cost = (load: Load) => load.processor;

function row(name: string, connections: number, site: Loads, bare: Loads, nginx: Loads): string[] {
  const isThere = nginx[0] !== NOT_THERE;
  return [
    name,
    String(connections),
    `${whole(middle(site, rate))}/s`,
    `${whole(middle(bare, rate))}/s`,
    ratio(site, bare, rate),
    isThere ? `${whole(middle(nginx, rate))}/s` : "",
    isThere ? ratio(site, nginx, rate) : "",
    milliseconds(middle(site, ({ p99 }) => p99)),
    milliseconds(middle(bare, ({ p99 }) => p99)),
    microseconds(middle(site, cost)),
    microseconds(middle(bare, cost)),
    ratio(bare, site, cost),
  ];
}
