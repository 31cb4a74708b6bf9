// npm run bench: what the built site costs and bears on this machine. Measures; asserts nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { STAFF } from "../../e2e/fixtures/server.ts";
import { weigh } from "../../e2e/fixtures/weight.ts";
import { readCommandLine } from "../../scripts/command-line.mjs";
import { chromiumPath } from "../../test/chromium-path.ts";
import { startBuiltSite } from "./built-site.ts";
import { cachedPagesTable, measureCachedPages, needWrk, type Turn } from "./cached-pages.ts";
import { kilobytes, median, megabytes, milliseconds, table } from "./table.ts";

const { values } = readCommandLine({
  usage: `npm run bench -- [--turns NUMBER]

Measures what the built site costs on this machine, in seven starts unless it is told otherwise.`,
  options: { turns: { type: "string", default: "7" } },
});
needWrk();
execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}\n`);

const dataDir = mkdtempSync(join(tmpdir(), "kapok-bench-"));
await (await startBuiltSite(dataDir)).stop(); // makes the demo, and what V8 made of the program
let site = await startBuiltSite(dataDir);
await new Promise((resolve) => setTimeout(resolve, 3000));
const idle = site.memory();
const newsId = await starredNews();

// Anew for each turn: how fast a process is depends on its start, for the site and the bare server alike.
const turns: Turn[][] = [];
const starts = [site.startedIn];
const pages = { Home: "/", Archive: "/archive", "News item": `/archiveitem?news_id=${newsId}` };
const cold = { home: [] as number[], archive: [] as number[] };
for (let turn = 0; turn < Number(values.turns); turn += 1) {
  if (turn > 0) {
    await site.stop();
    site = await startBuiltSite(dataDir);
    starts.push(site.startedIn);
  }
  // Also so that what is measured is a process that has worked, with a heap that has grown.
  cold.home.push(await measureColdRender("/"));
  cold.archive.push(await measureColdRender("/archive"));
  turns.push(await measureCachedPages(site, pages, turn % 2 === 1));
}
console.log(cachedPagesTable(turns));
const loaded = site.memory();
const { bytes, total } = await homeOnAPhone();
console.log(
  `\n${table(
    ["", "value"],
    [
      ["Start of the built site to its first answer, median", milliseconds(median(starts))],
      ["Resident memory after the start, idle", megabytes(idle)],
      ["Resident memory after the load above, in one start", megabytes(loaded)],
      ["Home rendered anew after a change, median of each start's 50", milliseconds(median(cold.home))],
      ["Archive rendered anew after a change, median of each start's 50", milliseconds(median(cold.archive))],
      ["Home at 360 px: HTML", kilobytes(bytes.Document)],
      ["Home at 360 px: CSS", kilobytes(bytes.Stylesheet)],
      ["Home at 360 px: images", kilobytes(bytes.Image)],
      ["Home at 360 px: scripts", kilobytes(bytes.Script)],
      ["Home at 360 px: everything", kilobytes(total)],
    ],
  )}`,
);
await site.stop();
rmSync(dataDir, { recursive: true });

async function starredNews(): Promise<string> {
  const answer = await fetch(`${site.url}/api/getStarredNews`);
  const { news } = (await answer.json()) as { news: { _id: string }[] };
  return news[0]?._id ?? "";
}

/** Milliseconds until `path` answers right after a change of the site, when no page is cached: the median of 50. */
async function measureColdRender(path: string): Promise<number> {
  const send = async (call: string, body: object, cookie = "") => {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    const answer = await fetch(site.url + call, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}.`);
    return answer.headers;
  };
  const cookies = (await send("/api/login", STAFF)).getSetCookie();
  const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
  const times: number[] = [];
  // The first half is not counted: a server that has just started is still compiling itself.
  for (let count = -50; count < 50; count += 1) {
    await send("/api/changeStar", { news_id: newsId, starred: true }, cookie);
    const begin = performance.now();
    await (await fetch(site.url + path)).arrayBuffer();
    if (count >= 0) times.push(performance.now() - begin);
  }
  return median(times);
}

async function homeOnAPhone() {
  const options = { executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] };
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const weight = await weigh(page, `${site.url}/`);
  await browser.close();
  return weight;
}
