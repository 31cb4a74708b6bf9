// npm run bench: what the built site costs and bears on this machine. Measures; asserts nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumPath } from "../e2e/browser.ts";
import { weigh } from "../e2e/weight.ts";
import { startBuiltSite } from "./built-site.ts";
import { measureColdRender } from "./cold-render.ts";
import { measureKeptPages } from "./kept-pages.ts";
import { needWrk } from "./load.ts";
import { kilobytes, megabytes, milliseconds, table } from "./table.ts";

needWrk();
execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}\n`);

const dataDir = mkdtempSync(join(tmpdir(), "kapok-bench-"));
await (await startBuiltSite(dataDir, "on")).stop();
const site = await startBuiltSite(dataDir, "on");
const idle = site.memory();

const cold = {
  Home: await measureColdRender(site.url, "/"),
  Archive: await measureColdRender(site.url, "/archive"),
};
console.log(
  await measureKeptPages(site.url, { Home: "/", Archive: "/archive", "News item": await itemPath() }),
);
const bytes = await homeOnAPhone();
console.log(
  `\n${table(
    ["", "value"],
    [
      ["Home rendered anew after a change, median of 50", milliseconds(cold.Home)],
      ["Archive rendered anew after a change, median of 50", milliseconds(cold.Archive)],
      ["Start of the built site to its first answer", milliseconds(site.startedIn)],
      ["Resident memory after the start, idle", megabytes(idle)],
      ["Resident memory after all of the load above", megabytes(site.memory())],
      ["Home at 360 px: HTML", kilobytes(bytes.bytes.Document)],
      ["Home at 360 px: CSS", kilobytes(bytes.bytes.Stylesheet)],
      ["Home at 360 px: images", kilobytes(bytes.bytes.Image)],
      ["Home at 360 px: scripts", kilobytes(bytes.bytes.Script)],
      ["Home at 360 px: everything", kilobytes(bytes.total)],
    ],
  )}`,
);
await site.stop();
rmSync(dataDir, { recursive: true });

/** Where the newest starred news item is. */
async function itemPath(): Promise<string> {
  const answer = await fetch(`${site.url}/api/getStarredNews`);
  const { news } = (await answer.json()) as { news: { _id: string }[] };
  return `/archiveitem?news_id=${news[0]?._id}`;
}

async function homeOnAPhone() {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const weight = await weigh(page, `${site.url}/`);
  await browser.close();
  return weight;
}
