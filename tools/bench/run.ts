// npm run bench: what the built site costs and bears on this machine. Measures; asserts nothing.
import { cpus } from "node:os";
import { endBrowser, openBrowser } from "../../e2e/fixtures/browser.ts";
import { StaffClient } from "../../e2e/fixtures/staff-client.ts";
import { weigh } from "../../e2e/fixtures/weight.ts";
import { readCommandLine } from "../../scripts/command-line.mjs";
import { build, inFolder } from "../site.ts";
import { startBuiltSite } from "./built-site.ts";
import { cachedPagesTable, measureCachedPages, needWrk, type Turn } from "./cached-pages.ts";
import { kilobytes, median, megabytes, milliseconds, table } from "./table.ts";

const { values } = readCommandLine({
  usage: `npm run bench -- [--turns NUMBER]

Measures what the built site costs on this machine, in seven starts unless it is told otherwise.`,
  options: { turns: { type: "string", default: "7" } },
});
needWrk();
build();
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}\n`);

await inFolder(bench);

async function bench(dataDir: string): Promise<void> {
  await (await startBuiltSite(dataDir)).stop(); // makes the demo, and what V8 made of the program
  let site = await startBuiltSite(dataDir);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = site.memory();
  const { news } = await (await fetch(`${site.url}/api/getStarredNews`)).json();
  const newsId: string = news[0]._id;
  const pages = { Home: "/", Archive: "/archive", "News item": `/archiveitem?news_id=${newsId}` };

  // Anew for each turn: how fast a process is depends on its start, for the site and the bare server alike.
  const turns: Turn[][] = [];
  const starts = [site.startedIn];
  const cold = { home: [] as number[], archive: [] as number[] };
  for (let turn = 0; turn < Number(values.turns); turn += 1) {
    if (turn > 0) {
      await site.stop();
      site = await startBuiltSite(dataDir);
      starts.push(site.startedIn);
    }
    // Also so that what is measured is a process that has worked, with a heap that has grown.
    const staff = await StaffClient.login(site.url);
    cold.home.push(await measureColdRender(staff, newsId, "/"));
    cold.archive.push(await measureColdRender(staff, newsId, "/archive"));
    turns.push(await measureCachedPages(site, pages, turn % 2 === 1));
  }
  console.log(cachedPagesTable(turns));
  const loaded = site.memory();
  const { bytes, total } = await homeOnAPhone(site.url);
  const rows = [
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
  ];
  console.log(`\n${table(["", "value"], rows)}`);
  await site.stop();
}

/** Milliseconds until `path` answers right after a change of the site, when no page is cached: the median of 50. */
async function measureColdRender(staff: StaffClient, news_id: string, path: string): Promise<number> {
  const times: number[] = [];
  // The first half is not counted: a server that has just started is still compiling itself.
  for (let count = -50; count < 50; count += 1) {
    const answer = await staff.post("/api/changeStar", { news_id, starred: true });
    if (!answer.ok) throw new Error(`The change answered ${answer.status}.`);
    const begin = performance.now();
    await (await fetch(staff.url + path)).arrayBuffer();
    if (count >= 0) times.push(performance.now() - begin);
  }
  return median(times);
}

async function homeOnAPhone(site: string) {
  const browser = await openBrowser({ cold: true });
  const page = await browser.visit(site, { width: 360, height: 740, scale: 2 });
  return weigh(page, `${site}/`).finally(endBrowser);
}
