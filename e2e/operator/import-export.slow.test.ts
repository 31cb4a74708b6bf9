import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

const folder = mkdtempSync(join(tmpdir(), "kapok-import-export-"));
const file = join(folder, "export.xml");
let place: ServerPlace;
let server: RunningServer;

const item = (id: number, lang: string, title: string, path: string) =>
  `<item><title>${title}</title><link>https://old.example.org${path}</link><content:encoded><![CDATA[The story of ${title}.]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-03 16:30:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="language" nicename="${lang}">${lang}</category><category domain="post_translations" nicename="pll_1">x</category></item>`;

beforeAll(async () => {
  const posts = [
    item(1, "en", "Walk", "/2019/05/walk/"),
    item(2, "zh-hk", "步行", "/zh/%E6%AD%A5%E8%A1%8C/"),
  ];
  const site = "<wp:base_blog_url>https://old.example.org</wp:base_blog_url>";
  writeFileSync(file, `<?xml version="1.0"?><rss><channel>${site}${posts.join("")}</channel></rss>`);
  place = { dataDir: join(folder, "data"), port: await freePort(), settings: { DEMO_CONTENT: "off" } };
  server = await startServer(place);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const importing = (...given: string[]) => {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "data") };
  const done = spawnSync(process.execPath, ["build/server/index.js", "import", ...given], {
    env,
    encoding: "utf8",
  });
  return { status: done.status, said: done.stdout + done.stderr };
};

it("brings what WordPress exported, to which the old addresses lead, each in its language", async () => {
  expect(importing(file)).toMatchObject({ status: 0, said: expect.stringMatching(/News +1 came/) });
  for (const [path, lang, words] of [
    ["/2019/05/walk/", "eng", "The story of Walk."],
    ["/zh/%E6%AD%A5%E8%A1%8C/", "tra", "The story of 步行."],
  ] as const) {
    const answer = await fetch(addressOf(place) + path, { redirect: "manual" });
    const location = answer.headers.get("location") ?? "";
    expect([answer.status, location]).toEqual([
      301,
      expect.stringMatching(`^/${lang}/archiveitem\\?news_id=`),
    ]);
    expect(await (await fetch(addressOf(place) + location)).text()).toContain(words);
  }
  expect((await fetch(`${addressOf(place)}/2019/05`, { redirect: "manual" })).status).toBe(404);
});

it("refuses a file that is no export, and an old site without a place for its files", () => {
  const other = join(folder, "other.txt");
  writeFileSync(other, "Hello");
  expect(importing(other)).toMatchObject({ status: 1, said: expect.stringContaining("cannot be imported") });
  expect(importing("https://old.example.org")).toMatchObject({
    status: 1,
    said: expect.stringContaining("--media"),
  });
});
