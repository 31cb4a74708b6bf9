import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { readExport } from "./read-export.server";
import { wordpressHtml } from "./wordpress-text";

const SITE = "https://old.example.org";

interface WxrPost {
  id: number;
  type?: string;
  status?: string;
  title?: string;
  content?: string;
  date?: string;
  link?: string;
  extra?: string;
  password?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

const itemOf = ({
  id,
  type = "post",
  status = "publish",
  title = "",
  content = "",
  date = "2019-05-03 16:30:00",
  link = `/${id}/`,
  extra = "",
  password = "",
}: WxrPost) =>
  `<item><title>${cdata(title)}</title><link>${SITE}${link}</link><dc:creator>${cdata("ada")}</dc:creator><content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata("")}</excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${cdata("2019-05-04 00:30:00")}</wp:post_date><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt><wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type><wp:post_password>${cdata(password)}</wp:post_password><wp:is_sticky>0</wp:is_sticky>${extra}<wp:comment><wp:comment_content>${cdata("A <b>comment</b>")}</wp:comment_content></wp:comment></item>`;

const wxr = (posts: readonly WxrPost[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<!-- A comment. -->\n<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:wp="w" xmlns:dc="d"><channel><title>Old</title><wp:base_site_url>${SITE}</wp:base_site_url><wp:base_blog_url>${SITE}/</wp:base_blog_url>${posts.map(itemOf).join("\n")}</channel></rss>`;

const polylang = (lang: string, group: string) =>
  `<category domain="language" nicename="${lang}">${cdata(lang)}</category><category domain="post_translations" nicename="${group}">${cdata(group)}</category>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

async function read(text: string, site?: string) {
  const folder = mkdtempSync(join(tmpdir(), "kapok-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "export");
  writeFileSync(file, text);
  return readExport(file, site);
}

describe("an export of WordPress", () => {
  it("has posts as news, with their day, cover, categories and address", async () => {
    const category = `<category domain="category" nicename="x">${cdata("Public Awareness")}</category><category domain="post_tag" nicename="t">${cdata("Tag")}</category>`;
    const { news, addresses, uploads, uploadsAt } = await read(
      wxr([
        {
          id: 7,
          title: "Walk &amp; Roll",
          content: "One\ntwo\n\nThree",
          link: "/2019/05/walk/",
          extra: category + meta("_thumbnail_id", "9") + meta("_edit_last", "1"),
        },
        {
          id: 9,
          type: "attachment",
          status: "inherit",
          extra: `<wp:attachment_url>${cdata(`${SITE}/wp-content/uploads/2019/05/a.jpg`)}</wp:attachment_url>`,
        },
      ]),
    );
    expect(news).toEqual([
      {
        _id: "wordpress old.example.org 7",
        date: "2019-05-03T16:30:00Z",
        coverId: `${SITE}/wp-content/uploads/2019/05/a.jpg`,
        starred: false,
        category: ["Public Awareness"],
        eng: { header: "Walk &amp; Roll", content: "One<br>\ntwo\n<p>Three" },
      },
    ]);
    expect(addresses.get("wordpress old.example.org 7")).toEqual([{ path: "/2019/05/walk", lang: "eng" }]);
    expect(uploads).toContain("//old.example.org/wp-content/uploads/");
    expect(uploadsAt).toBe(`${SITE}/wp-content/uploads`);
  });

  it("takes the languages of Polylang by their locales, whatever their slugs", async () => {
    const language = (slug: string, locale: string) =>
      `<wp:term><wp:term_id>2</wp:term_id><wp:term_taxonomy>${cdata("language")}</wp:term_taxonomy><wp:term_slug>${cdata(slug)}</wp:term_slug><wp:term_name>${cdata("中文")}</wp:term_name><wp:term_description>${cdata(`a:3:{s:6:"locale";s:5:"${locale}";s:3:"rtl";i:0;s:9:"flag_code";s:2:"cn";}`)}</wp:term_description></wp:term>`;
    const posts = wxr([
      { id: 1, title: "周年聚餐", link: "/a/", extra: polylang("zh", "g") },
      { id: 2, title: "周年聚餐", link: "/b/", extra: polylang("sc", "g") },
    ]);
    const { news } = await read(
      posts.replace("<item>", `${language("zh", "zh_CN")}${language("sc", "zh_HK")}<item>`),
    );
    expect(news).toMatchObject([{ sim: { header: "周年聚餐" }, tra: { header: "周年聚餐" } }]);
  });

  it("reports an address that cannot lead here", async () => {
    const { addresses, reports } = await read(
      wxr([
        { id: 1, title: "One", link: "/?p=1" },
        { id: 2, title: "Two", link: "/two/" },
      ]),
    );
    expect(reports).toMatchObject([{ reason: "addressByNumber", name: "One", detail: "/?p=…" }]);
    expect([...addresses.values()]).toEqual([[], [{ path: "/two", lang: "eng" }]]);
  });

  it("has its files where most of its attachments are", async () => {
    const attachment = (id: number, address: string) => ({
      ...{ id, type: "attachment", status: "inherit" },
      extra: `<wp:attachment_url>${cdata(address)}</wp:attachment_url>`,
    });
    const { uploads, uploadsAt } = await read(
      wxr([
        attachment(1, "https://kapok.files.example.com/2019/05/a.jpg"),
        attachment(2, "https://kapok.files.example.com/2019/05/b.jpg"),
        attachment(3, "https://elsewhere.example.org/wp-content/uploads/c.jpg"),
        { id: 4, title: "A" },
      ]),
    );
    expect(uploadsAt).toBe("https://kapok.files.example.com");
    expect(uploads).toEqual(
      expect.arrayContaining(["//kapok.files.example.com/", "//www.old.example.org/wp-content/uploads/"]),
    );
    expect(uploads.some((each) => each.includes("elsewhere"))).toBe(false);
  });

  it.each([
    ["Polylang", (lang: string, group: string) => polylang(lang, group)],
    [
      "WPML",
      (lang: string, group: string) =>
        meta("_wpml_import_language_code", lang) + meta("_wpml_import_translation_group", group),
    ],
  ])("groups translations by %s", async (_name, extra) => {
    const { news, addresses } = await read(
      wxr([
        { id: 1, title: "One", link: "/one/", extra: extra("en", "g1"), date: "2019-05-05 00:00:00" },
        { id: 2, title: "一", link: "/zh/%E4%B8%80/", extra: extra("zh-hant", "g1") },
        {
          id: 3,
          title: "一简",
          link: "/cn/one/",
          extra: extra("zh-hans", "g1"),
          date: "2019-05-06 00:00:00",
        },
        { id: 4, title: "Two", link: "/two/", extra: extra("en", "g2") },
        { id: 5, title: "Again", link: "/again/", extra: extra("en", "g1") },
      ]),
    );
    expect(news).toMatchObject([
      {
        eng: { header: "One" },
        tra: { header: "一" },
        sim: { header: "一简" },
        date: "2019-05-03T16:30:00Z",
      },
      { eng: { header: "Two" } },
      { eng: { header: "Again" } },
    ]);
    expect([...addresses.values()][0]).toEqual([
      { lang: "eng", path: "/one" },
      { lang: "tra", path: "/zh/一" },
      { lang: "sim", path: "/cn/one" },
    ]);
  });

  it("knows the language of a post that does not say it by its words", async () => {
    const { news } = await read(
      wxr([
        { id: 1, title: "Hello" },
        { id: 2, title: "歡迎" },
        { id: 3, title: "欢迎来到" },
        { id: 4, title: "木棉 Kapok" },
      ]),
    );
    expect(news.map((record) => Object.keys(record).at(-1))).toEqual(["eng", "tra", "sim", "tra"]);
  });

  it("leaves out a post in another language, and knows a Chinese one without a script by its words", async () => {
    const { news, reports } = await read(
      wxr([
        { id: 1, title: "Guten Tag", extra: polylang("de", "g1") },
        { id: 2, title: "欢迎来到", extra: polylang("zh", "g1") },
      ]),
    );
    expect(news).toMatchObject([{ sim: { header: "欢迎来到" } }]);
    expect(reports).toMatchObject([{ reason: "languageUnknown", name: "Guten Tag", detail: "de" }]);
  });

  it("of three hundred posts in three languages has a hundred items, each on its day", async () => {
    const dayOf = (at: number) => new Date(Date.UTC(2019, 0, 1 + at, 20)).toISOString();
    const posts = ["en", "zh-hant", "zh-hans"].flatMap((lang, place) =>
      Array.from({ length: 100 }, (_, at) => ({
        ...{ id: place * 100 + at + 1, title: `${lang} ${at}`, link: `/${lang}/${at}/` },
        ...{ extra: polylang(lang, `pll_${at}`), date: dayOf(at).slice(0, 19).replace("T", " ") },
      })),
    );
    const { news, addresses } = await read(wxr(posts));
    expect(news).toHaveLength(100);
    for (const [at, record] of news.entries()) {
      expect(record).toMatchObject({
        date: `${dayOf(at).slice(0, 19)}Z`,
        ...{
          eng: { header: `en ${at}` },
          tra: { header: `zh-hant ${at}` },
          sim: { header: `zh-hans ${at}` },
        },
      });
      expect(addresses.get(String(record._id))).toHaveLength(3);
    }
  });

  it("says what does not come", async () => {
    const { news, reports } = await read(
      wxr([
        { id: 1, status: "draft", title: "Draft" },
        { id: 2, type: "page", title: "Page" },
        { id: 3, type: "nav_menu_item", title: "Menu" },
        { id: 5, title: "Secret", password: "1234" },
        { id: 4, title: "Public" },
      ]),
    );
    expect(news).toHaveLength(1);
    expect(reports.map(({ reason, name }) => [reason, name])).toEqual([
      ["notPublished", "Draft"],
      ["kindUnknown", "Page"],
      ["notPublished", "Secret"],
    ]);
  });

  it("may have texts of megabytes, and comments of readers without end", async () => {
    const content = `<p>${"木棉 ]] > a ".repeat(100_000)}</p>`;
    const text = wxr([{ id: 1, title: "Long", content }]).replace(
      "<wp:comment>",
      `<wp:comment><!-- ${"x".repeat(200_000)} -->`,
    );
    const { news } = await read(text);
    // Said as a yes or no, since a difference of megabytes says nothing.
    expect(isDeepStrictEqual(news[0]?.tra, { header: "Long", content })).toBe(true);
  });

  it("is read around characters that XML does not have, and refused where it is something else", async () => {
    expect((await read(wxr([{ id: 1, title: "A\u0008B" }]))).news).toMatchObject([{ eng: { header: "AB" } }]);
    const loose = wxr([
      { id: 1, title: "Walk" },
      { id: 2, title: "Roll" },
    ]).replace("<channel>", "<channel><title>A & B</title>");
    expect((await read(loose)).news).toMatchObject([
      { eng: { header: "Walk" } },
      { eng: { header: "Roll" } },
    ]);
    await expect(read("<?xml version='1.0'?><svg/>")).rejects.toThrow("no export");
    await expect(read("{}")).rejects.toThrow("no export");
    await expect(read("[1")).rejects.toThrow("no export");
    await expect(read("")).rejects.toThrow("no export");
  });
});

describe("the text of a post", () => {
  const attachments = new Map([["3", "https://old.example.org/3.jpg"]]);

  it.each([
    ["One\r\ntwo\n\nThree", "One<br>\ntwo\n<p>Three"],
    ["<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\nc", "<ul><li>a</li><li>b</li></ul>c"],
    ["<pre>a\n\nb</pre>", "<pre>a\n\nb</pre>"],
    [
      "<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->",
      "<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->",
    ],
    [
      '[caption id="x" width="9"]<a href="/a"><img src="a.jpg" /></a> Words[/caption]',
      '<figure><a href="/a"><img src="a.jpg" /></a><figcaption> Words</figcaption></figure>',
    ],
    ['a\n[gallery ids="3,4"]\nb', 'a\n<p><img src="https://old.example.org/3.jpg">\n<p>b'],
    [
      "a\nhttps://youtu.be/aqz-KE-bpKQ\nb",
      'a\n<p><oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed>\n<p>b',
    ],
    ["a https://youtu.be/aqz-KE-bpKQ", "a https://youtu.be/aqz-KE-bpKQ"],
    ["[embed]https://vimeo.com/123456789[/embed]", '<oembed url="https://vimeo.com/123456789"></oembed>'],
    ["[vc_row][vc_column width='1/2']a[/vc_column][/vc_row]", "a"],
    ["[1] a note", "[1] a note"],
  ])("%j", (text, html) => {
    expect(wordpressHtml(text, attachments)).toBe(html);
  });
});

describe("an export of Ghost", () => {
  const ghost = (posts: object[], more: object = {}) =>
    JSON.stringify({ db: [{ meta: {}, data: { posts, ...more } }] });
  const post = {
    id: "p1",
    uuid: "u1",
    title: "One",
    slug: "one",
    html: '<p>a</p><img src="__GHOST_URL__/content/images/2019/05/a.jpg">',
    status: "published",
    visibility: "public",
    type: "post",
    published_at: "2019-05-03T16:30:00.000Z",
    featured: 1,
  };

  it("has posts as news, of the language of their inner tag", async () => {
    const tags = {
      tags: [
        { id: "t1", name: "Public Awareness" },
        { id: "t2", name: "#zh-hk" },
      ],
      posts_tags: [
        { post_id: "p1", tag_id: "t1" },
        { post_id: "p1", tag_id: "t2" },
      ],
    };
    const { news, addresses, reports, uploads } = await read(
      ghost(
        [
          post,
          { ...post, uuid: "u2", status: "draft" },
          { ...post, uuid: "u3", type: "page" },
          null as unknown as object,
        ],
        tags,
      ),
      "https://ghost.example.org/",
    );
    expect(news).toMatchObject([
      {
        _id: "ghost u1",
        starred: true,
        category: ["Public Awareness"],
        date: "2019-05-03T16:30:00.000Z",
        tra: { header: "One" },
      },
    ]);
    expect(addresses.get("ghost u1")).toEqual([{ path: "/one", lang: "tra" }]);
    expect(reports.map(({ reason }) => reason)).toEqual(["notPublished", "kindUnknown"]);
    expect(uploads).toEqual(
      expect.arrayContaining(["__GHOST_URL__/content/images/", "//ghost.example.org/content/images/"]),
    );
  });
});
