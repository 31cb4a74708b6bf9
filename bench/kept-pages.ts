import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "./built-site.ts";
import { type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { milliseconds, ratio, table, whole } from "./table.ts";

const COMPRESSED = { "Accept-Encoding": "br" };
const CONNECTIONS = [16, 256];
const ROUNDS = 4;

/** Kept pages against a bare node:http server with the same bytes, and against their own 304. */
export async function measureKeptPages(site: string, pages: Record<string, string>): Promise<string> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) rows.push(...(await measure(name, site + path)));
  return table(
    ["Kept page", "connections", "site", "bare node:http", "ratio", "nginx", "ratio", "site p99", "bare p99"],
    rows,
  );
}

async function measure(name: string, url: string): Promise<string[][]> {
  const answer = await fetch(url, { headers: COMPRESSED });
  const etag = answer.headers.get("etag") ?? "";
  await answer.arrayBuffer();
  const page = await rawBody(url);
  const bare = await startBare(page);
  const nginx = await startNginx(page);
  const rows = CONNECTIONS.map((connections) => {
    const [own, other, files] = inTurns(ROUNDS, [
      () => load(url, connections, COMPRESSED),
      () => load(bare.url, connections, COMPRESSED),
      () => (nginx ? load(nginx.url, connections, { "Accept-Encoding": "gzip" }) : NOT_THERE),
    ]);
    return row(name, connections, own, other, files);
  });
  const [again] = inTurns(ROUNDS, [() => load(url, 16, { ...COMPRESSED, "If-None-Match": etag })]);
  const perSecond = `${whole(again.requestsPerSecond)}/s`;
  rows.push([`${name}, 304`, "16", perSecond, "", "", "", "", milliseconds(again.p99), ""]);
  await bare.stop();
  nginx?.stop();
  return rows;
}

/** What stands for a server that this machine does not have. */
const NOT_THERE: Load = { requestsPerSecond: Number.NaN, p99: Number.NaN };

type Measure = () => Load;

/** Measures in turns and takes the best of each: whatever else the machine does only ever makes it slower. */
function inTurns<const T extends readonly Measure[]>(rounds: number, measures: T): { [K in keyof T]: Load } {
  const best = measures.map((measure) => measure());
  for (let round = 1; round < rounds; round += 1) {
    measures.forEach((measure, index) => {
      const load = measure();
      if (load.requestsPerSecond > (best[index]?.requestsPerSecond ?? 0)) best[index] = load;
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
  ];
}

/** A bare server that answers with the compressed bytes of a page. */
async function startBare(page: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "kapok-bare-"));
  const file = join(folder, "body");
  writeFileSync(file, page);
  const server = await start(["bench/bare-server.ts"], "/", { BODY: file, ENCODING: "br" });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The body as it is on the wire, still compressed. */
async function rawBody(url: string): Promise<Buffer> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    // A connection of its own: the server closes one that was idle while others were measured.
    get(url, { headers: COMPRESSED, agent: false }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    }).on("error", reject);
  });
}
