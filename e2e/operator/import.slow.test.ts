import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCOUNT, type OldContent, oldContent } from "../../test/old-site/content";
import { type OldSite, openOldSite } from "../../test/old-site/server";
import { beginImport, importEnd } from "../fixtures/run-import";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

const NEWS = 12;

const folder = mkdtempSync(join(tmpdir(), "kapok-import-"));
let place: ServerPlace;
let server: RunningServer;
let content: OldContent;
let site: OldSite;

beforeAll(async () => {
  content = await oldContent({ news: NEWS, notes: 1, names: 3, topics: 1, pictures: 3, pdfs: 1 });
  site = await openOldSite(content);
  place = { dataDir: folder, port: await freePort(), settings: { DEMO_CONTENT: "off" } };
  server = await startServer(place);
});
afterAll(async () => {
  await server.stop();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (path: string) => fetch(addressOf(place) + path, { redirect: "manual" });
/** A page that the site has in its page cache. */
const archive = async () => (await visit("/tra/archive?year=2019")).text();

// Three kills at random, of ten times as much: import-killed.slow.test.ts.
it("comes once after it was killed, beside the site that is served, and is led to from its old addresses", async () => {
  expect(await archive()).not.toContain("News 0");
  const killed = beginImport(site, place);
  const exit = once(killed, "exit");
  site.quirk = (path) => {
    if (path.startsWith(`/${ACCOUNT}/`)) killed.kill("SIGKILL");
    return false;
  };
  expect(await exit).toEqual([null, "SIGKILL"]);
  site.quirk = () => false;
  const { said, status } = await importEnd(beginImport(site, place));
  expect([status, said]).toEqual([0, expect.stringMatching(/News +\d+ came/)]);

  const { news } = await (await visit("/api/newsByCat?cat=all")).json();
  const headers = news.map(({ eng }: { eng: { header: string } }) => eng.header);
  expect(headers).toEqual(Array.from({ length: NEWS }, (_, at) => `News ${at}`));
  await expect.poll(archive).toContain("News 0");
  expect((await visit(`/media/${news[0].coverId}?w=320`)).status).toBe(200);

  const old = content.news[0]?._id;
  for (const lang of ["", "/eng", "/tra", "/sim"]) {
    const { status: redirect, headers: answer } = await visit(`${lang}/archiveitem?news_id=${old}`);
    const here = `${lang}/archiveitem?news_id=${news[0]._id}`;
    expect([redirect, answer.get("location")]).toEqual([301, here]);
  }
  expect(await (await visit(`/eng/archiveitem?news_id=${news[0]._id}`)).text()).toContain("The story 0.");
  expect((await visit("/archiveitem?news_id=0123")).status).toBe(404);
});
