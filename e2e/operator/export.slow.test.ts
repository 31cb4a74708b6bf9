import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { journey } from "../fixtures/journey";
import { everyPublicPage } from "../fixtures/public-pages";
import { freePort, type RunningServer, startServer } from "../fixtures/server";

const here = journey();
const folder = mkdtempSync(join(tmpdir(), "kapok-export-"));
const file = join(folder, "content.tar.gz");
const place = { dataDir: join(folder, "site"), port: 0, settings: { DEMO_CONTENT: "off" } };
let empty: RunningServer;

beforeAll(async () => {
  place.port = await freePort();
  empty = await startServer(place);
});
afterAll(async () => {
  await empty.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the built program beside the site whose data are there. */
function command(args: string[], dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server/index.js", ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: here.site.url },
  });
  return { status, stdout, stderr };
}

/** Calls that answer without anything else. */
const CALLS = [
  ...[
    "donors",
    "special",
    "newsByCat?cat=all",
    "getStarredNews",
    "getForms",
    "forms",
    "notes",
    "orgStructure",
  ],
  ...["getChart", "volunteerForms", "charityItems", "sma", "news?year=2025", "news?year=2026"],
].map((call) => `/api/${call}`);

/** What one of the sites answers, but for its own address. */
async function answerOf(site: string, path: string): Promise<string> {
  const answer = await fetch(site + path, { redirect: "manual" });
  const said = await answer.text();
  return `${answer.status} ${said.replaceAll(site, "").replaceAll(encodeURIComponent(site), "")}`;
}

it("brings all content of the demo into an empty site that is served, where each page and call is the same", async () => {
  const other = `http://127.0.0.1:${place.port}`;
  const made = command(["export", file], here.site.dataDir);
  expect(made).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringMatching(/It holds \d+ entries and \d+ files/),
  });
  expect(command(["import", file, "--dry-run"], place.dataDir)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Nothing was changed"),
  });
  expect(command(["import", file], place.dataDir)).toMatchObject({ status: 0, stderr: "" });
  const pages = await everyPublicPage(here.site.url);
  const paths = [
    ...pages.flatMap((path) => LANGS.map((lang) => inLang(lang, path))),
    ...LANGS.flatMap((lang) => [`/${lang}/feed.atom`, `/${lang}/search?q=SMA`]),
    ...["/sitemap.xml", "/sitemap-1.xml", ...CALLS],
  ];
  const last = paths.at(-1) ?? "";
  await expect.poll(() => answerOf(other, last)).toBe(await answerOf(here.site.url, last));
  const others: string[] = [];
  for (const path of paths) {
    const [there, came] = [await answerOf(here.site.url, path), await answerOf(other, path)];
    if (there !== came) others.push(`${path}: ${firstDifference(there, came)}`);
  }
  expect(others).toEqual([]);
  expect(paths.length).toBeGreaterThan(150);
  expect(command(["import", file], place.dataDir)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("This site has content already"),
  });
});

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(Math.max(0, at - 60), at + 100)} ≠ ${other.slice(Math.max(0, at - 60), at + 100)}`;
}
