import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { picture } from "../../../media/testing/image-files";
import { pdfFile } from "../../../media/testing/pdf-files";
import { resolveRedirect } from "../../../site/page/redirect-resolvers.server";
import { features } from "../../index.server";
import { runImportCommand } from "../command.server";
import { oldAddressResolver } from "../old-addresses.server";

const SITE = "https://old.example.org";
const cdata = (text: string) => `<![CDATA[${text}]]>`;

const item = (
  id: number,
  lang: string,
  { title, content, link }: { title: string; content: string; link: string },
) =>
  `<item><title>${cdata(title)}</title><link>${SITE}${link}</link><content:encoded>${cdata(content)}</content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-03 16:30:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="language" nicename="${lang}">${lang}</category><category domain="post_translations" nicename="pll_1">x</category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta></item>`;

const WXR = `<?xml version="1.0"?><rss><channel><wp:base_site_url>${SITE}</wp:base_site_url>${[
  item(1, "en", {
    title: "Walk",
    content: `One\n\n<img src="${SITE}/wp-content/uploads/2019/05/caf%C3%A9-300x200.jpg">\n\n<a href="/wp-content/uploads/form.pdf">Form</a>`,
    link: "/2019/05/walk/",
  }),
  item(2, "zh-hk", { title: "步行", content: "<p>木棉</p>", link: "/zh/%E6%AD%A5%E8%A1%8C/" }),
].join(
  "",
)}<item><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${SITE}/wp-content/uploads/2019/05/caf%C3%A9.jpg</wp:attachment_url></item></channel></rss>`;

describe.each(["a folder", "the site"])("an export of WordPress with its files from %s", (from) => {
  const { app } = appTests();
  const folder = mkdtempSync(join(tmpdir(), "kapok-export-"));
  let media = folder;
  const asked: string[] = [];
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ""));
    const found = files.get(decodeURIComponent(request.url ?? "").replace("/wp-content/uploads/", ""));
    if (found) response.end(found);
    else response.writeHead(404).end();
  });

  beforeAll(async () => {
    files.set("2019/05/café.jpg", await picture(320, 240).jpeg().toBuffer());
    files.set("form.pdf", pdfFile());
    for (const [path, bytes] of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      // As macOS writes names.
      writeFileSync(join(folder, path.normalize("NFD")), bytes);
    }
    writeFileSync(join(folder, "export.xml"), WXR);
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    if (from === "the site") media = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const run = (isDryRun: boolean) =>
    runImportCommand(app.deps, features, { old: join(folder, "export.xml"), media, isDryRun });

  it("comes once, as one item in its languages, with its pictures, PDFs and old addresses", async () => {
    expect((await run(true)).text).toMatch(/News +1 would come/);
    const { text, incomplete } = await run(false);
    expect(text).toMatch(/News +1 came/);
    expect(incomplete).toBe(false);
    const { news } = await (await app.call("GET", "/api/newsByCat?cat=all")).json();
    const [{ _id, coverId }] = news;
    expect(news).toMatchObject([
      {
        date: "2019-05-03T16:30:00.000Z",
        eng: { header: "Walk" },
        tra: { header: "步行", content: "<p>木棉</p>" },
      },
    ]);
    expect(news[0].eng.content).toMatch(
      new RegExp(
        `^<p>One</p><img data-media-id="${coverId}"[^>]*><p><a href="/media/[^"]+/form.pdf">Form</a></p>$`,
      ),
    );
    const resolve = resolveRedirect([oldAddressResolver], app.deps);
    for (const [path, lang] of [
      ["/2019/05/walk/", "eng"],
      ["/2019/05/walk?utm=1", "eng"],
      ["/zh/%E6%AD%A5%E8%A1%8C/", "tra"],
    ] as const) {
      const answer = await resolve(new URL(path, "http://localhost"));
      expect([answer?.status, answer?.headers.get("location")]).toEqual([
        301,
        `/${lang}/archiveitem?news_id=${_id}`,
      ]);
    }
    expect(await resolve(new URL("/2019/05/", "http://localhost"))).toBeUndefined();
    expect((await run(false)).text).toMatch(/News +0 came, 1 here already/);
    if (from === "the site")
      expect(new Set(asked)).toEqual(
        new Set(["/wp-content/uploads/2019/05/café.jpg", "/wp-content/uploads/form.pdf"]),
      );
  });
});
