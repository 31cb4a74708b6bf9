import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { ACCOUNT, type OldRecord, oldContent } from "../../../test/old-site/content";
import { openOldSite } from "../../../test/old-site/server";
import { blackPng, picture, sidewaysPhoto } from "../../media/testing/image-files";
import { pdfFile } from "../../media/testing/pdf-files";
import { hongKongDay } from "../../platform/locale/format";
import { features } from "../index.server";
import { runImportCommand } from "./command.server";

/** An id of the old site's database, of a second of May 2019. */
const id = (number: number): string => `5ccb9f00${number.toString(16).padStart(16, "0")}`;
const base = `https://res.cloudinary.com/${ACCOUNT}`;

/** News with one quirk each, by what that is. */
const NEWS: Readonly<Record<string, OldRecord>> = {
  category: { category: " member ACTIVITIES ", date: "2019-05-03T16:30:00.000Z" },
  categories: { category: ["Public Awareness", "Outings"], starred: "true" },
  milliseconds: { date: Date.UTC(2019, 4, 3, 16, 30), starred: "false" },
  slashes: { date: "2019/5/3" },
  undated: { date: null },
  epoch: { date: "1970-01-01T00:00:00.000Z" },
  script: { sim: { header: "歡迎", content: "<p>大家好</p>" } },
  entities: { eng: { header: "Tom&nbsp;&amp; Jerry" } },
  headless: {
    eng: { content: "<p>These are the first words of the text. They go on.</p>" },
    tra: { content: "木棉花開" },
  },
  nothing: { eng: { header: "", content: "<p><br></p>" }, tra: null },
  quill: {
    eng: {
      header: "Q",
      content: '<p class="ql-align-center">a</p><p><br></p><ol><li data-list="bullet">b</li></ol>',
    },
  },
  word: {
    eng: {
      header: "W",
      content: '<p class="MsoNormal"><font color="red"><b>a</b></font>&nbsp;&nbsp;b<o:p></o:p></p>',
    },
  },
  plain: { eng: { header: "P", content: "5 < 6 & <a@b.org>\nline\n\npart" } },
  code: {
    eng: {
      header: "C",
      content:
        '<p onclick="evil()">a<script>evil()</script><a href="javascript:evil()">b</a></p><style>evil</style>',
    },
  },
  pictures: {
    eng: {
      header: "Pictures",
      content: `<p>a</p><img src="${base}/image/upload/w_80/v1571234567/%E6%9C%A8%E6%A3%89%20%281%29.jpg"><p>b</p><img src="https://example.org/x.png"><p>c</p>`,
    },
  },
  pdf: {
    eng: {
      header: "PDF",
      content: `<p><a href="${base}/image/upload/fl_attachment/forms/join.pdf">Join</a></p>`,
    },
  },
  embedded: {
    eng: {
      header: "E",
      content: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><p>a</p>',
    },
  },
  video: { eng: { header: "V", video: " https://youtu.be/aqz-KE-bpKQ " } },
  facebook: { eng: { header: "F", content: "<p>a</p>", video: "https://www.facebook.com/watch/?v=1" } },
  blanks: { coverId: "", eng: { header: "B", photoArray: [null, "", "upright"], photoId: null } },
  gone: { coverId: "gone", eng: { header: "G", photoArray: ["broken", "moving", "upright"] } },
  huge: { coverId: "huge" },
  address: { coverId: `${base}/image/upload/upright.jpg` },
};

/** Number of each item of news, from which its id is made. */
const number = (name: string): number => Object.keys(NEWS).indexOf(name) + 1;

async function quirkySite() {
  const content = await oldContent({ news: 0, notes: 0, names: 0, topics: 0, pictures: 1, pdfs: 1 });
  content.news = Object.entries(NEWS).map(([name, record]) => ({
    ...{ _id: id(number(name)), date: "2019-05-01T04:00:00.000Z" },
    ...(record.eng || name === "headless" ? {} : { eng: { header: name } }),
    ...record,
  }));
  const [first = {}] = content.news;
  content.news.push({ ...first }, { ...first, eng: { header: "Second" } });
  content.notes = [
    { _id: id(2), note: { eng: { author: "Flat", content: "<p>a</p><p>b</p>" } } },
    { _id: id(1), eng: { author: "Older", content: "a\n\nb" } },
    { _id: id(3), note: { eng: { author: " " } } },
  ];
  content.donors = [
    { _id: id(1), eng: ["Ada ", null, "Ada"], tra: "甲\r\n\r\n乙" },
    { _id: id(2), eng: ["Late"] },
  ];
  content.special = [
    [],
    "",
    null,
    [
      { _id: id(1), photo_id: "upright" },
      { _id: id(2), photo_id: "news/photo 1" },
    ],
  ];
  content.orgStructure = [
    {
      combined: {
        eng: {
          members: "Ada\nBen",
          membersSplit: ["Ada", "Cy"],
          advisorsSplit: ["Dee"],
          engPatron: [
            { order: "10", patronName: "Last" },
            { order: "2", patronName: "First" },
            { order: "3", patronName: "" },
          ],
        },
      },
    },
  ];
  content.chart = [{ eng: { coverId: "upright" } }];
  content.forms = [
    { _id: id(1), pdfId: "forms/join", formValue: "Text", originalFilename: "入會", lang: "eng, sim" },
    { _id: id(2), pdfId: "forms/join", formValue: "All", originalFilename: "b" },
    {
      _id: id(3),
      pdfId: "forms/join",
      formValue: "",
      tra: { formValue: "名" },
      originalFilename: "c",
      lang: [],
    },
    { _id: id(4), pdfId: "", formValue: "Without" },
    { _id: id(5), pdfId: "forms/gone", formValue: "Gone" },
    { _id: id(6), pdfId: "forms/active", formValue: "Active" },
  ];
  content.volunteer = [
    {
      ...{ individual: "example.org/one", organization: "" },
      volunteerArr: ["eng", "eng", "sim"].map((lang) => ({
        lang,
        pdfId: "raw form.pdf",
        originalFilename: lang,
      })),
    },
  ];
  content.items = [
    { _id: id(1), coverId: ["upright", "", null], price: 80, eng: { name: "Last" } },
    { _id: id(2), coverId: "upright", price: "免費", order: "10", eng: { name: "Second" } },
    {
      _id: id(3),
      coverId: ["upright", "upright", "upright", "upright", "x"],
      price: null,
      order: 2,
      eng: { name: "First" },
    },
    { _id: id(4), coverId: [null], price: "HK$1", eng: { name: "Without" } },
  ];
  content.sma = [
    {
      _id: id(1),
      eng: {
        title: "Old topic",
        references: "One\nTwo",
        items: [{ subTitle: "A", content: "<p>a</p><p>b</p>" }],
      },
    },
    { _id: id(2), eng: { title: "Other topic", references: null, items: [] } },
  ];
  const photo = await picture(320, 240).jpeg().toBuffer();
  const files: Record<string, Buffer> = {
    "image/upload/木棉 (1).jpg": photo,
    "image/upload/upright.jpg": await sidewaysPhoto(40, 30),
    "image/upload/broken.jpg": photo.subarray(0, 300),
    "image/upload/moving.gif": await picture(20, 20).gif().toBuffer(),
    "image/upload/huge.png": blackPng(10_000, 6000),
    "image/w_4000,c_limit/huge": await picture(400, 240).jpeg().toBuffer(),
    "image/upload/forms/join.pdf": pdfFile(),
    "image/upload/forms/active.pdf": pdfFile({
      catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
    }),
    "raw/upload/raw form.pdf": pdfFile({ catalog: "/Lang (en)" }),
  };
  for (const [path, bytes] of Object.entries(files)) content.files.set(path, bytes);
  return content;
}

interface Item {
  coverId: string | null;
  category: string[];
  starred: boolean;
  date: string;
  [lang: string]: unknown;
}

describe("an old site with every quirk", () => {
  const { app } = appTests();
  const answer = async (path: string) => (await app.call("GET", path)).json();
  let lines: string[] = [];
  let outcome: Awaited<ReturnType<typeof runImportCommand>>;

  beforeAll(async () => {
    const site = await openOldSite(await quirkySite());
    const { old, media } = site;
    outcome = await runImportCommand(app.deps, features, { old, media, isDryRun: false });
    lines = outcome.text.split("\n");
    await site.close();
  }, 120_000);

  const item = async (name: string): Promise<Item> =>
    (await answer(`/api/getNews?news_id=${id(number(name))}`)).news[0];
  const text = async (name: string, lang = "eng") => (await item(name))[lang] as Record<string, unknown>;
  /** The report's line of a record that has a phrase. */
  const said = (oldId: string, phrase: string) =>
    lines.filter((line) => line.includes(oldId) && line.includes(phrase));

  it("comes as far as it can, says so, and ends with a report", () => {
    expect([outcome.ok, outcome.incomplete]).toEqual([true, true]);
    expect(outcome.text).toMatch(/News +\d+ came, 1 left out/);
    expect(outcome.text).not.toMatch(/refused|undefined|not readable|\[object/);
  });

  it.each([
    ["category", ["Member Activities"], false],
    ["categories", ["Public Awareness"], true],
    ["milliseconds", [], false],
  ])("has news of its categories and stars: %s", async (name, category, starred) => {
    expect(await item(name)).toMatchObject({ category, starred });
  });

  it.each([
    ["category", "2019-05-04"],
    ["milliseconds", "2019-05-04"],
    ["slashes", "2019-05-03"],
    ["undated", "2019-05-03"],
    ["epoch", "2019-05-03"],
  ])("has news of its day in Hong Kong: %s", async (name, day) => {
    expect(hongKongDay(new Date((await item(name)).date))).toBe(day);
  });

  it.each([
    ["categories", "category not known"],
    ["undated", "no date"],
    ["epoch", "no date"],
    ["script", "Traditional in the Simplified text"],
    ["headless", "no header"],
    ["nothing", "empty"],
    ["category", "second record"],
    ["pictures", "on another host"],
    ["facebook", "video cannot be embedded"],
    ["gone", "not found"],
    ["gone", "damaged"],
    ["gone", "GIF"],
    ["huge", "too large, made smaller"],
  ])("reports of news: %s, %s", (name, phrase) => {
    expect(said(id(number(name)), phrase)).toHaveLength(1);
  });

  it.each([
    ["script", "sim", { header: "歡迎", content: "<p>大家好</p>" }],
    ["script", "tra", { header: "", content: "" }],
    ["entities", "eng", { header: "Tom & Jerry" }],
    ["headless", "eng", { header: "These are the first words of the text. They go on." }],
    ["headless", "tra", { header: "木棉花開" }],
    ["quill", "eng", { content: "<p>a</p><ul><li><p>b</p></li></ul>" }],
    ["word", "eng", { content: "<p><strong>a</strong> b</p>" }],
    ["plain", "eng", { content: "<p>5 &lt; 6 &amp; &lt;a@b.org&gt;<br>line</p><p>part</p>" }],
    ["code", "eng", { content: "<p>ab</p>" }],
    ["embedded", "eng", { content: "<p>a</p>", video: "https://www.youtube.com/embed/aqz-KE-bpKQ" }],
    ["video", "eng", { video: "https://youtu.be/aqz-KE-bpKQ" }],
    ["facebook", "eng", { video: "" }],
  ])("has the texts of news: %s in %s", async (name, lang, expected) => {
    expect(await text(name, lang)).toMatchObject(expected);
  });

  it("has pictures and PDFs in their places", async () => {
    expect((await text("pictures")).content).toMatch(
      /^<p>a<\/p><img data-media-id="[^"]+"[^>]*><p>b<\/p><p>c<\/p>$/,
    );
    const [, file = ""] = /href="(\/media\/[^"]+)"/.exec(String((await text("pdf")).content)) ?? [];
    const pdf = await app.call("GET", file);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(pdfFile());
    expect(await item("blanks")).toMatchObject({
      coverId: null,
      eng: { photoId: null, photoArray: { length: 1 } },
    });
    expect(await item("gone")).toMatchObject({ coverId: null, eng: { photoArray: { length: 1 } } });
    expect((await item("huge")).coverId).not.toBeNull();
  });

  it("has one file of a public id, however it is written", async () => {
    const { coverId } = await item("address");
    expect((await text("gone")).photoArray).toEqual([coverId]);
    expect((await answer("/api/getChart")).chart[0].eng.coverId).toBe(coverId);
  });

  it("has notes, the newest first", async () => {
    const { notes } = await answer("/api/notes");
    expect(notes.map(({ note }: { note: { eng: object } }) => note.eng)).toEqual([
      { author: "Flat", details: "", content: "a\n\nb" },
      { author: "Older", details: "", content: "a\n\nb" },
    ]);
    expect(said(id(3), "empty")).toHaveLength(1);
  });

  it("has the names of donors, slots and people", async () => {
    expect((await answer("/api/donors")).donors).toMatchObject([
      { eng: ["Ada", "Ada"], tra: ["甲", "乙"], sim: [] },
    ]);
    const slots = (await answer("/api/special")).special.flat();
    expect(slots.map(({ photo_id }: { photo_id: string | null }) => photo_id !== null)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(said(id(1), "slot has a newer one")).toHaveLength(1);
    const [{ combined }] = (await answer("/api/orgStructure")).orgStructure;
    expect(combined.eng).toMatchObject({
      membersSplit: ["Ada", "Ben"],
      advisors: "Dee",
      engPatron: [{ patronName: "First" }, { patronName: "Last" }],
    });
    expect(lines.filter((line) => line.endsWith("only in the list. Cy"))).toHaveLength(1);
  });

  it("has forms in their languages, and none without a sound PDF", async () => {
    const { forms } = await answer("/api/forms");
    expect(forms).toMatchObject([
      { formValue: "Text", lang: ["eng", "sim"], originalFilename: "入會.pdf" },
      { formValue: "All", lang: ["eng", "tra", "sim"] },
      { lang: ["tra"], tra: { formValue: "名" } },
    ]);
    expect(
      [said(id(4), "no PDF"), said(id(5), "not found"), said(id(6), "script")].map(({ length }) => length),
    ).toEqual([1, 1, 1]);
    const [volunteer] = (await answer("/api/volunteerForms")).forms;
    expect(volunteer).toMatchObject({
      individual: "https://example.org/one",
      organization: "",
      volunteerArr: [
        { originalFilename: "eng.pdf" },
        { originalFilename: "eng.pdf" },
        { originalFilename: "sim.pdf" },
      ],
    });
    expect(lines.filter((line) => line.includes("language stands twice"))).toHaveLength(1);
  });

  it("has charity items in their order, each with a photo", async () => {
    const { items } = await answer("/api/charityItems");
    expect(
      items.map(({ eng, price }: { eng: { name: string }; price: string }) => [eng.name, price]),
    ).toEqual([
      ["First", ""],
      ["Second", "免費"],
      ["Last", "80"],
    ]);
    expect([said(id(3), "more than four"), said(id(4), "no photo")].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it("has the topics of its SMA page", async () => {
    const { sma } = await answer("/api/sma");
    expect(sma.slice(0, 2)).toMatchObject([
      {
        eng: {
          title: "Old topic",
          references: ["One", "Two"],
          items: [{ subTitle: "A", content: "a\n\nb" }],
        },
      },
      { eng: { title: "Other topic", references: [], items: [] } },
    ]);
  });
});
