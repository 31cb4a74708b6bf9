import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type OwnProcess, startBareServer } from "./built-site.ts";
import { median, milliseconds, table, whole } from "./table.ts";

const COMPRESSED = { "Accept-Encoding": "br" };
const CONNECTIONS = [16, 256];
const SECONDS = 2;

/** The behaviour of a server under a few seconds of load. */
interface Load {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

/** Two servers that were measured one right after the other. */
export interface Turn {
  name: string;
  connections: number;
  site: Load;
  /** The bare server; where the site's 304 is measured, the site with the whole page. */
  other: Load;
}

/** @throws with how to get it, if wrk is missing. */
export function needWrk(): void {
  if (spawnSync("wrk", ["--version"]).error) {
    throw new Error("wrk is needed to load the server: apt-get install wrk, or brew install wrk.");
  }
}

/**
 * Cached pages of `site` against a bare node:http server that sends the same bytes, and against their own 304.
 * @param backwards in the other order, so that what else the machine does hits everybody alike
 */
export async function measureCachedPages(
  site: OwnProcess,
  pages: Record<string, string>,
  backwards: boolean,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const url = site.url + path;
    await wellCompressed(url);
    const bare = await startBare(url);
    const askSite = (connections: number) => load(url, connections, COMPRESSED);
    const askBare = (connections: number) => load(bare.url, connections, COMPRESSED);
    const known = { ...COMPRESSED, "If-None-Match": bare.etag };
    const askAgain = (connections: number) => load(url, connections, known);
    for (const warmUp of [askSite, askBare]) warmUp(16); // V8 is still compiling them
    for (const connections of CONNECTIONS)
      turns.push({ name, connections, ...inTurn(askSite, askBare, connections, backwards) });
    const again = inTurn(askAgain, askSite, 16, backwards);
    turns.push({ name: `${name}, 304 against 200`, connections: 16, ...again });
    await bare.stop();
  }
  return turns;
}

type Ask = (connections: number) => Load;

function inTurn(
  site: Ask,
  other: Ask,
  connections: number,
  backwards: boolean,
): Pick<Turn, "site" | "other"> {
  if (!backwards) return { site: site(connections), other: other(connections) };
  const first = other(connections);
  return { site: site(connections), other: first };
}

/** Asks `server` over `connections` at once for some seconds, as fast as the answers come. */
function load(url: string, connections: number, headers: Record<string, string>): Load {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  // A busy machine may leave somebody waiting for longer than the two seconds after which wrk gives up.
  const args = ["-t1", `-c${connections}`, `-d${SECONDS}s`, "--timeout", "20s", "--latency", ...given, url];
  const report = execFileSync("wrk", args, { encoding: "utf8" });
  const failed = report.match(/Non-2xx or 3xx responses: \d+|Socket errors: .*[1-9].*/)?.[0];
  if (failed) throw new Error(`${url} failed under load: ${failed}`);
  const [, p99 = "", unit = ""] = report.match(/99%\s+([\d.]+)(us|ms|s|m)/) ?? [];
  return {
    requestsPerSecond: Number(report.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN),
  };
}

/** The answer of a server: all headers but those that every node:http server adds, and the body as on the wire. */
interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** Differ from one second or one setting to the next. */
const OF_NODE = ["date", "connection", "keep-alive"];

function answerOf(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: the server closes one that was idle while others were measured.
    get(url, { headers: COMPRESSED, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { rawHeaders } = response;
      const pairs = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""]] : [],
      );
      const own = pairs.filter(([name = ""]) => !OF_NODE.includes(name.toLowerCase()));
      resolve({ headers: Object.fromEntries(own), body });
    }).on("error", reject);
  });
}

const etagOf = ({ headers }: Answer): string => headers.ETag ?? headers.etag ?? "";

/** Asks until the page is cached and compressed well, as it is from the second visit on. */
async function wellCompressed(url: string): Promise<void> {
  for (;;) {
    const etag = etagOf(await answerOf(url));
    if (etag !== "" && !etag.includes("quick")) return;
    await setTimeout(50);
  }
}

/** A server that does nothing but answer, byte for byte, what `url` answers. @throws when it does not. */
async function startBare(url: string): Promise<OwnProcess & { etag: string }> {
  const answer = await answerOf(url);
  const folder = mkdtempSync(join(tmpdir(), "kapok-bare-"));
  const file = join(folder, "body");
  writeFileSync(file, answer.body);
  const server = await startBareServer(file, answer.headers);
  const copy = await answerOf(server.url);
  if (JSON.stringify(copy) !== JSON.stringify(answer))
    throw new Error(`The bare server differs from ${url}.`);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, etag: etagOf(answer), stop };
}

/**
 * A row for each page and number of connections: middles of all starts, and the middle of the starts' ratios.
 * @param starts of the site, each with the same turns
 */
export function cachedPagesTable(starts: readonly (readonly Turn[])[]): string {
  const head = ["Cached page", "connections", "site", "bare node:http", "ratio", "lowest", "site p99"];
  const rows = (starts[0] ?? []).map(({ name, connections }, place) => {
    const turns = starts.flatMap((each) => each[place] ?? []);
    const middle = (who: "site" | "other", of: keyof Load) => median(turns.map((turn) => turn[who][of]));
    const ratios = turns.map(({ site, other }) => site.requestsPerSecond / other.requestsPerSecond);
    return [
      name,
      String(connections),
      `${whole(middle("site", "requestsPerSecond"))}/s`,
      `${whole(middle("other", "requestsPerSecond"))}/s`,
      median(ratios).toFixed(2),
      Math.min(...ratios).toFixed(2),
      milliseconds(middle("site", "p99")),
      milliseconds(middle("other", "p99")),
    ];
  });
  return table([...head, "bare p99"], rows);
}
