// node bench/scale.ts: what a hundred times as much news changes. Measures; asserts nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltSite } from "./built-site.ts";
import { measureColdRender } from "./cold-render.ts";
import { seed } from "./seed.ts";
import { median, milliseconds, ratio, table } from "./table.ts";

const SIZES = [100, 10_000];
const ASKED = 50;

type Times = Record<string, number>;

execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });
const [few = {}, many = {}] = [await measure(SIZES[0] ?? 0), await measure(SIZES[1] ?? 0)];
const rows = Object.entries(few).map(([name, time]) => {
  const other = many[name] ?? Number.NaN;
  return [name, milliseconds(time), milliseconds(other), ratio(other, time)];
});
console.log(table(["Median of 50, nothing kept", ...SIZES.map((size) => `${size} news`), "ratio"], rows));

async function measure(size: number): Promise<Times> {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-scale-"));
  await seed(dataDir, size);
  const { url, stop } = await startBuiltSite(dataDir, "off");
  const times: Times = {
    Home: await measureColdRender(url, "/"),
    "Archive, one year": await measureColdRender(url, "/archive?year=2020"),
    "Archive, all, page 5": await measureColdRender(url, "/archive?cat=all&page=5"),
    "API, one page of a category": await measureApi(
      `${url}/api/newsByCat?${new URLSearchParams({ cat: "Member Activities", page: "1", limit: "20" })}`,
    ),
    "API, starred": await measureApi(`${url}/api/getStarredNews`),
  };
  await stop();
  rmSync(dataDir, { recursive: true });
  return times;
}

async function measureApi(url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < ASKED; count += 1) {
    const begin = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    times.push(performance.now() - begin);
  }
  return median(times);
}
