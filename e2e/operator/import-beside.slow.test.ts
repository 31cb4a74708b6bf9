import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { oldContent } from "../../test/old-site/content";
import { type OldSite, openOldSite } from "../../test/old-site/server";
import { beginImport, importEnd } from "../fixtures/run-import";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

const SIZE = { news: 120, notes: 12, names: 540, topics: 8, pictures: 120, pdfs: 10, width: 1600 };

const folder = mkdtempSync(join(tmpdir(), "kapok-import-beside-"));
let place: ServerPlace;
let server: RunningServer;
let site: OldSite;

beforeAll(async () => {
  site = await openOldSite(await oldContent(SIZE));
  place = { dataDir: folder, port: await freePort() };
  server = await startServer(place);
});
afterAll(async () => {
  await server.stop();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const PAGES = [
  "/eng",
  "/tra/about",
  "/sim/archive?year=2019",
  "/eng/sma",
  "/tra/donate",
  "/api/newsByCat?cat=all",
];
/** Milliseconds between two visits, whether the one before is answered or not. */
const EVERY = 50;
/** Milliseconds of visits before the import, to compare with. */
const ALONE = 10_000;

/** Visits pages until it is told to end; gives how long each took, in milliseconds. */
async function visits(ending: AbortSignal): Promise<number[]> {
  const took: number[] = [];
  const under: Promise<void>[] = [];
  for (let at = 0; !ending.aborted; at += 1) {
    const visit = async () => {
      const began = performance.now();
      const answer = await fetch(addressOf(place) + PAGES[at % PAGES.length]);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      took.push(performance.now() - began);
    };
    under.push(visit());
    await pause(EVERY);
  }
  await Promise.all(under);
  return took.sort((one, other) => one - other);
}

it("comes within three minutes beside a site that goes on answering", { timeout: 400_000 }, async ({
  annotate,
}) => {
  const alone = await visits(AbortSignal.timeout(ALONE));
  const ending = new AbortController();
  const visited = visits(ending.signal);
  const began = performance.now();
  const { status } = await importEnd(beginImport(site, place));
  const seconds = (performance.now() - began) / 1000;
  ending.abort();
  const took = await visited;
  const p99 = took[Math.floor(took.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  const before = alone[Math.floor(alone.length * 0.99)];
  await annotate(JSON.stringify({ seconds, visits: took.length, p99, longest: took.at(-1), before }));
  expect(status).toBe(0);
  expect(seconds).toBeLessThan(180);
  expect(p99).toBeLessThan(250);
});
