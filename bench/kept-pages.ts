import { setTimeout } from "node:timers/promises";
import { answerOf, startBare } from "./bare.ts";
import type { OwnProcess } from "./built-site.ts";
import { type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { microseconds, milliseconds, ratio, table, whole } from "./table.ts";

const COMPRESSED = { "Accept-Encoding": "br" };
const CONNECTIONS = [16, 256];
const ROUNDS = 4;

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
  rows.push(row(`${name}, 304 against 200`, 16, again, anew, NOT_THERE));
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

/** Measures in turns and takes the best of each: whatever else the machine does only ever makes it slower. */
function inTurns<const T extends readonly Measure[]>(rounds: number, measures: T): { [K in keyof T]: Load } {
  const best = measures.map((measure) => measure());
  for (let round = 1; round < rounds; round += 1) {
    measures.forEach((measure, index) => {
      const before = best[index] ?? NOT_THERE;
      const load = measure();
      const faster = load.requestsPerSecond > before.requestsPerSecond ? load : before;
      best[index] = { ...faster, processor: Math.min(load.processor, before.processor) };
    });
  }
  return best as { [K in keyof T]: Load };
}

function row(name: string, connections: number, site: Load, bare: Load, nginx: Load): string[] {
  return [
    name,
    String(connections),
    `${whole(site.requestsPerSecond)}/s`,
    `${whole(bare.requestsPerSecond)}/s`,
    ratio(site.requestsPerSecond, bare.requestsPerSecond),
    nginx === NOT_THERE ? "" : `${whole(nginx.requestsPerSecond)}/s`,
    nginx === NOT_THERE ? "" : ratio(site.requestsPerSecond, nginx.requestsPerSecond),
    milliseconds(site.p99),
    milliseconds(bare.p99),
    microseconds(site.processor),
    microseconds(bare.processor),
    ratio(bare.processor, site.processor),
  ];
}
