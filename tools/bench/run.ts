// npm run bench: what the built site costs and bears on this machine. Measures; asserts nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { weigh } from "../../e2e/fixtures/weight.ts";
import { readCommandLine } from "../../scripts/command-line.mjs";
import { chromiumPath } from "../../test/chromium-path.ts";
import { measureBoard } from "./board.ts";
import { startBuiltSite } from "./built-site.ts";
import { measureCachedPages, type Turn } from "./cached-pages.ts";
import { cachedPagesTable } from "./cached-pages-table.ts";
import { measureColdRender } from "./cold-render.ts";
import { needWrk } from "./load.ts";
import { measurePreview } from "./preview.ts";
import { withProgram } from "./program.ts";
import { measureSaves } from "./saves.ts";
import { measureEditScreen, measureUpload } from "./staff-figures.ts";
import { kilobytes, median, megabytes, milliseconds, table } from "./table.ts";
import { measureTyping } from "./typing.ts";

type TextsProgram = typeof import("./texts-program.ts");

const STARTS = 5;
const TURNS = 7;

readCommandLine({
  usage: `npm run bench

Measures what the built site costs on this machine. It takes no arguments.`,
});
needWrk();
execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}\n`);

const dataDir = mkdtempSync(join(tmpdir(), "kapok-bench-"));
await (await startBuiltSite(dataDir, "on")).stop(); // makes the demo, and what V8 made of the program
const starts: number[] = [];
for (let start = 0; start < STARTS; start += 1) {
  const started = await startBuiltSite(dataDir, "on");
  starts.push(started.startedIn);
  await started.stop();
}
let site = await startBuiltSite(dataDir, "on");
await new Promise((resolve) => setTimeout(resolve, 3000));
const idle = site.memory();

// Anew for each turn: how fast a process is depends on its start, for the site and the bare server alike.
const turns: Turn[][] = [];
const pages = { Home: "/", Archive: "/archive", "News item": await itemPath() };
const cold = { home: [] as number[], archive: [] as number[] };
for (let turn = 0; turn < TURNS; turn += 1) {
  if (turn > 0) {
    await site.stop();
    site = await startBuiltSite(dataDir, "on");
  }
  // Also so that what is measured is a process that has worked, with a heap that has grown.
  cold.home.push(await measureColdRender(site.url, "/"));
  cold.archive.push(await measureColdRender(site.url, "/archive"));
  turns.push(await measureCachedPages(site, pages, turn % 2 === 1));
}
console.log(cachedPagesTable(turns));
const saving = await measureSaves(site.url);
const loaded = site.memory();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const { bytes, total } = await homeOnAPhone();
const edit = await measureEditScreen(browser, site.url);
const typing = await measureTyping(browser, site.url);
const preview = await measurePreview(browser, site.url);
const upload = await measureUpload(site.url);
const texts = await withProgram("texts-program.ts", (program: TextsProgram) => program.measureTexts());
await browser.close();
console.log(
  `\n${table(
    ["", "value"],
    [
      ["Start of the built site to its first answer, median of 5", milliseconds(median(starts))],
      ["Resident memory after the start, idle", megabytes(idle)],
      ["Resident memory after the load above, in one start", megabytes(loaded)],
      ["Home rendered anew after a change, median of 7 by 50", milliseconds(median(cold.home))],
      ["Archive rendered anew after a change, median of 7 by 50", milliseconds(median(cold.archive))],
      ["Home while staff save every second, share of the quiet rate", saving.toFixed(2)],
      ["Home at 360 px: HTML", kilobytes(bytes.Document)],
      ["Home at 360 px: CSS", kilobytes(bytes.Stylesheet)],
      ["Home at 360 px: images", kilobytes(bytes.Image)],
      ["Home at 360 px: scripts", kilobytes(bytes.Script)],
      ["Home at 360 px: everything", kilobytes(total)],
      ["Staff: from the click on an item to its form, median of 7", milliseconds(edit)],
      [
        "Staff: from a key to its letter in an article of 50 KB, 95th percentile",
        milliseconds(typing.editor),
      ],
      ["Staff: the same in a plain text area", milliseconds(typing.plain)],
      ["Staff: from a key to its letter in the preview, 95th percentile of 20", milliseconds(preview)],
      ["An article of 50 KB converted to Simplified, the quickest of 30", milliseconds(texts.converted)],
      ["An article of 50 KB looked at for advice, the quickest of 30", milliseconds(texts.checked)],
      ["Staff: photo of 12 megapixels taken in", milliseconds(upload.answered)],
      ["Staff: and all its widths made", milliseconds(upload.widths)],
    ],
  )}`,
);
await site.stop();
rmSync(dataDir, { recursive: true });
console.log(`\n${await measureBoard()}`);

/** Where the newest starred news item is. */
async function itemPath(): Promise<string> {
  const answer = await fetch(`${site.url}/api/getStarredNews`);
  const { news } = (await answer.json()) as { news: { _id: string }[] };
  return `/archiveitem?news_id=${news[0]?._id}`;
}

async function homeOnAPhone() {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const weight = await weigh(page, `${site.url}/`);
  await page.close();
  return weight;
}
