import { setTimeout } from "node:timers/promises";
import { answerOf, startBare } from "./bare.ts";
import type { OwnProcess } from "./built-site.ts";
import { type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";

const COMPRESSED = { "Accept-Encoding": "br" };
const CONNECTIONS = [16, 256];

/** Three servers that were measured one right after the other. */
export interface Turn {
  name: string;
  connections: number;
  site: Load;
  /** The bare server; where the site's 304 is measured, the site with the whole page. */
  other: Load;
  /** Undefined where the machine has no nginx, and where it is not asked. */
  nginx: Load | undefined;
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
  for (const [name, path] of Object.entries(pages))
    turns.push(...(await measure(name, site, path, backwards)));
  return turns;
}

async function measure(name: string, site: OwnProcess, path: string, backwards: boolean): Promise<Turn[]> {
  const url = site.url + path;
  await wellCompressed(url);
  const bare = await startBare(url, COMPRESSED);
  const nginx = await startNginx(bare.body);
  const askSite = (connections: number) => load(url, connections, COMPRESSED, site);
  const askBare = (connections: number) => load(bare.url, connections, COMPRESSED, bare);
  const askNginx = (connections: number) =>
    nginx && load(nginx.url, connections, { "Accept-Encoding": "gzip" });
  for (const warmUp of [askSite, askBare]) warmUp(16); // V8 is still compiling them
  const turns = CONNECTIONS.map((connections) => ({
    name,
    connections,
    ...inTurn({ site: askSite, other: askBare, nginx: askNginx }, connections, backwards),
  }));
  const known = { ...COMPRESSED, "If-None-Match": bare.headers.ETag ?? "" };
  const askAgain = (connections: number) => load(url, connections, known, site);
  const again = inTurn({ site: askAgain, other: askSite, nginx: () => undefined }, 16, backwards);
  await bare.stop();
  nginx?.stop();
  return [...turns, { name: `${name}, 304 against 200`, connections: 16, ...again }];
}

/** Asks until the page is cached and compressed well, as it is from the second visit on. */
async function wellCompressed(url: string): Promise<void> {
  for (;;) {
    const { headers } = await answerOf(url, COMPRESSED);
    const etag = headers.ETag ?? headers.etag ?? "quick";
    if (!etag.includes("quick")) return;
    await setTimeout(50);
  }
}

type Loads = Pick<Turn, "site" | "other" | "nginx">;

function inTurn(
  ask: { [Who in keyof Loads]: (connections: number) => Loads[Who] },
  connections: number,
  backwards: boolean,
): Loads {
  if (!backwards)
    return { site: ask.site(connections), other: ask.other(connections), nginx: ask.nginx(connections) };
  const nginx = ask.nginx(connections);
  const other = ask.other(connections);
  return { site: ask.site(connections), other, nginx };
}
