import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCOUNT, oldContent } from "../../test/old-site/content";
import { type OldSite, openOldSite } from "../../test/old-site/server";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

const NEWS = 40;

const folder = mkdtempSync(join(tmpdir(), "kapok-import-"));
let place: ServerPlace;
let server: RunningServer;
let site: OldSite;

beforeAll(async () => {
  site = await openOldSite(await oldContent({ news: NEWS, notes: 8, names: 60, pictures: 20, pdfs: 4 }));
  place = { dataDir: folder, port: await freePort(), settings: { DEMO_CONTENT: "off" } };
  server = await startServer(place);
});
afterAll(async () => {
  await server.stop();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Begins an import beside the site. */
const begin = (...options: string[]): ChildProcess =>
  spawn(process.execPath, ["build/server/index.js", "import", site.old, "--media", site.media, ...options], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** What an import says at its end, and its status. */
async function ended(child: ChildProcess): Promise<{ said: string; status: unknown }> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  const [status] = await once(child, "close");
  return { said, status };
}

const read = async (path: string) => (await fetch(addressOf(place) + path)).json();

/** A page that the site has in its page cache. */
const archive = async () => (await fetch(`${addressOf(place)}/tra/archive?year=2019`)).text();

/** Whatever visitors get. */
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      [
        "newsByCat?cat=all",
        "notes",
        "getForms",
        "charityItems",
        "sma",
        "donors",
        "special",
        "volunteerForms",
      ].map((call) => read(`/api/${call}`)),
    ),
  );

it("goes on after it was killed three times, and brings everything once, beside the site that is served", async () => {
  const before = await everything();
  expect(await archive()).not.toContain("News 0");
  const dry = await ended(begin("--dry-run"));
  expect(dry).toMatchObject({ status: 0, said: expect.stringContaining(`${NEWS} would come`) });
  expect(await everything()).toBe(before);

  for (const files of [2, 4, 6]) {
    const child = begin();
    const exit = once(child, "exit");
    let asked = 0;
    site.quirk = (path) => {
      if (path.startsWith(`/${ACCOUNT}/`)) asked += 1;
      if (asked === files) child.kill("SIGKILL");
      return false;
    };
    expect(await exit).toEqual([null, "SIGKILL"]);
  }
  site.quirk = () => false;
  const { said, status } = await ended(begin());
  expect([status, said]).toEqual([0, expect.stringMatching(/News +\d+ came/)]);

  const { news } = await read("/api/newsByCat?cat=all");
  const headers = news.map(({ eng }: { eng: { header: string } }) => eng.header);
  expect(headers).toEqual(Array.from({ length: NEWS }, (_, at) => `News ${at}`));
  await expect.poll(archive).toContain("News 0");
  const page = await fetch(`${addressOf(place)}/eng/archiveitem?news_id=${news[0]._id}`);
  expect(await page.text()).toContain("The story 0.");
  const cover = await fetch(`${addressOf(place)}/media/${news[0].coverId}?w=320`);
  expect(cover.status).toBe(200);

  const complete = await everything();
  const again = await ended(begin());
  expect(again).toMatchObject({ status: 0, said: expect.stringContaining(`${NEWS} here already`) });
  expect(await everything()).toBe(complete);
});

it("leads from the old ids to the entries here, in the same language", async () => {
  const { news } = await read("/api/newsByCat?cat=all");
  const [{ _id: old }] = (await oldContent({ news: 1 })).news as [{ _id: string }];
  const here = `/archiveitem?news_id=${news[0]._id}`;
  for (const lang of ["", "/eng", "/tra", "/sim"]) {
    const answer = await fetch(`${addressOf(place)}${lang}/archiveitem?news_id=${old}`, {
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, lang + here]);
  }
  const item = await read(`/api/getNews?news_id=${old}`);
  expect(item.news[0]._id).toBe(news[0]._id);
  const unknown = await fetch(`${addressOf(place)}/archiveitem?news_id=0123`, { redirect: "manual" });
  expect(unknown.status).toBe(404);
});
