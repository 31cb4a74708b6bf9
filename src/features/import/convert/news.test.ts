import { describe, expect, it } from "vitest";
import { fileId, MEDIA } from "../testing/context";
import { one } from "../testing/converted";
import { planEntries } from "./plan.server";

const ID = "5ccb9f00aaaaaaaaaaaaaaaa";

const news = (record: object) =>
  one("newsByCat", { news: [{ _id: ID, eng: { header: "A" }, date: "2019-05-03", ...record }] });

describe("news", () => {
  it.each([
    ["Public Awareness", ["Public Awareness"], []],
    [["Public Awareness", "Member Activities"], ["Public Awareness", "Member Activities"], []],
    [" public  AWARENESS ", ["Public Awareness"], []],
    ["Fundraising activities", ["Fund-raising Activities"], []],
    ["Public Awareness, Member Activities", ["Public Awareness", "Member Activities"], []],
    [["Public Awareness", "public awareness"], ["Public Awareness"], []],
    [["Other", "Public Awareness"], ["Public Awareness"], ["categoryUnknown"]],
    [undefined, [], []],
    [null, [], []],
    ["", [], []],
    [[null, ""], [], []],
    [{ a: 1 }, [], ["wrongShape"]],
    ["__proto__", [], ["categoryUnknown"]],
  ])("of the category %j has %j", async (category, expected, lines) => {
    const { content, reasons } = await news({ category });
    expect(content?.category).toEqual(expected);
    expect(reasons).toEqual(lines);
  });

  it.each([
    ["2019-05-03T16:30:00Z", "2019-05-03T16:30:00.000Z", []],
    [1556901000000, "2019-05-03T16:30:00.000Z", []],
    ["2019/5/3", "2019-05-03", []],
    [undefined, "2019-05-03T01:53:04.000Z", ["noDate"]],
    [null, "2019-05-03T01:53:04.000Z", ["noDate"]],
    ["1970-01-01T00:00:00.000Z", "2019-05-03T01:53:04.000Z", ["noDate"]],
    [0, "2019-05-03T01:53:04.000Z", ["noDate"]],
    ["1997-12-31", "2019-05-03T01:53:04.000Z", ["noDate"]],
  ])("of the date %j has %s", async (date, expected, lines) => {
    const { content, reasons } = await news({ date });
    expect(content?.date).toBe(expected);
    expect(reasons).toEqual(lines);
  });

  it("without a date says the day that its id gives, after what stood in its place", async () => {
    const detailOf = async (date: unknown) => (await news({ date })).lines[0]?.detail;
    expect(await detailOf(undefined)).toBe("2019-05-03");
    expect(await detailOf(" last spring ")).toBe("last spring → 2019-05-03");
  });

  it.each(["7", "wordpress old.example.org 12"])(
    "without a date whose id %s says no day has none",
    async (_id) => {
      const { content, lines } = await news({ _id, date: "someday" });
      expect(content).not.toHaveProperty("date");
      expect(lines).toEqual([{ reason: "noMoment", where: "date", detail: "someday" }]);
    },
  );

  it.each([
    [true, true],
    ["true", true],
    ["false", false],
    [false, false],
    [undefined, false],
    [null, false],
    [1, false],
    ["yes", false],
  ])("that is starred %j is starred: %s", async (starred, expected) => {
    expect((await news({ starred })).content?.starred).toBe(expected);
  });

  it.each([
    [undefined],
    [null],
    [""],
    [{}],
    [{ header: null, content: "<p>&nbsp;</p><p><br></p>", photoArray: null }],
  ])("with the Chinese %j is blank there", async (tra) => {
    const { content, reasons } = await news({ tra });
    expect(content?.tra).toEqual({ header: "", content: "", photoId: null, photoArray: [], video: "" });
    expect(content?.eng).toMatchObject({ header: "A" });
    expect(reasons).toEqual([]);
  });

  it("with Traditional text in the Simplified one comes word for word", async () => {
    const { content, lines } = await news({ sim: { header: "歡迎", content: "<p>我們的活動</p>" } });
    expect(content?.sim).toMatchObject({ header: "歡迎", content: "<p>我們的活動</p>" });
    expect(lines).toEqual([
      { reason: "traditionalInSimplified", where: "sim.header", detail: "歡" },
      { reason: "traditionalInSimplified", where: "sim.content", detail: "們動" },
    ]);
  });

  it.each([
    ["Tom &amp; Jerry&nbsp;&#39;s\u00A0 day", "Tom & Jerry 's day"],
    ["<b>Bold</b> words", "Bold words"],
    ["5 < 6", "5 < 6"],
    [2019, "2019"],
    [" \uFEFFA\nB ", "A B"],
  ])("of the header %j has %j", async (header, expected) => {
    expect((await news({ eng: { header } })).content?.eng).toMatchObject({ header: expected });
  });

  it("without a header anywhere has in each language the first words of its text", async () => {
    const long =
      "Members and families met in Kowloon Park on a sunny Sunday to walk and roll together again.";
    const { content, lines } = await news({
      eng: { content: `<p>${long}</p><p>More</p>` },
      tra: { content: "<p>會員在公園<br>聚會</p>" },
    });
    expect(content).toMatchObject({
      eng: { header: "Members and families met in Kowloon Park on a sunny Sunday to walk and roll" },
      tra: { header: "會員在公園" },
      sim: { header: "" },
    });
    expect(lines).toEqual([
      {
        reason: "noHeader",
        where: "header",
        detail: "Members and families met in Kowloon Park on a sunny Sunday to walk and roll",
      },
    ]);
  });

  it("without a header in one language is blank there", async () => {
    const { content, reasons } = await news({ tra: { content: "<p>木棉</p>" } });
    expect(content?.tra).toMatchObject({ header: "", content: "<p>木棉</p>" });
    expect(reasons).toEqual([]);
  });

  it("with pictures alone is called by its day", async () => {
    const { content, reasons } = await news({ eng: {}, coverId: "a" });
    expect(content).toMatchObject({ coverId: fileId("a"), eng: { header: "3 May 2019" } });
    expect(reasons).toEqual(["noHeader"]);
  });

  it.each([
    {},
    { coverId: "", eng: { content: "<p><br></p>" } },
    { eng: { header: " ", photoArray: [null] }, tra: "" },
  ])("that says nothing, as %j, is left out", async (record) => {
    const { content, reasons } = await one("news", { news: [{ _id: ID, date: "2019-05-03", ...record }] });
    expect(content).toBeUndefined();
    expect(reasons).toEqual(["empty"]);
  });

  it.each([
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
    ["https://youtu.be/aqz-KE-bpKQ?t=10", "https://youtu.be/aqz-KE-bpKQ?t=10"],
    [" aqz-KE-bpKQ ", "aqz-KE-bpKQ"],
    ["//www.youtube.com/embed/aqz-KE-bpKQ", "https://www.youtube.com/embed/aqz-KE-bpKQ"],
    [
      "https://player.vimeo.com/video/123456789?h=abcdef01",
      "https://player.vimeo.com/video/123456789?h=abcdef01",
    ],
    [123456789, "123456789"],
    [
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
      "https://www.youtube.com/embed/aqz-KE-bpKQ",
    ],
    ["See https://youtu.be/aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ"],
    ["", ""],
    [null, ""],
  ])("of the video %j has %j", async (video, expected) => {
    const { content, reasons } = await news({ eng: { header: "A", video } });
    expect(content?.eng).toMatchObject({ video: expected, content: "" });
    expect(reasons).toEqual([]);
  });

  it.each([
    [
      "https://www.facebook.com/kapok/videos/1",
      '<p>T</p><p><a href="https://www.facebook.com/kapok/videos/1">https://www.facebook.com/kapok/videos/1</a></p>',
    ],
    ["fb.watch/abc/", '<p>T</p><p><a href="https://fb.watch/abc/">https://fb.watch/abc/</a></p>'],
    ["on a tape", "<p>T</p><p>on a tape</p>"],
  ])("of the video %j has a link at the end of its text", async (video, expected) => {
    const { content, reasons } = await news({ eng: { header: "A", content: "<p>T</p>", video } });
    expect(content?.eng).toMatchObject({ video: "", content: expected });
    expect(reasons).toEqual(["videoNotEmbedded"]);
  });

  it("takes an embedded video where it has none, and leaves a link where it has one", async () => {
    const content = '<p>T</p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
    const { content: taken } = await news({
      eng: { header: "A", content },
      tra: { content, video: "YE7VzlLtp-4" },
    });
    expect(taken).toMatchObject({
      eng: { content: "<p>T</p>", video: "https://www.youtube.com/embed/aqz-KE-bpKQ" },
      tra: { video: "YE7VzlLtp-4" },
    });
    expect(JSON.stringify(taken)).toContain("watch?v=aqz-KE-bpKQ");
  });

  it.each([
    [{ coverId: null, eng: { header: "A", photoId: "", photoArray: ["", null, "b"] } }, null, [fileId("b")]],
    [
      {
        coverId: "missing",
        eng: { header: "A", photoArray: ["b", "missing", `${MEDIA}/image/upload/v1/c.jpg`] },
      },
      null,
      [fileId("b"), fileId("c")],
    ],
  ])("with the pictures %j has those that came", async (record, cover, photos) => {
    const { content } = await news(record);
    expect(content).toMatchObject({ coverId: cover, eng: { photoId: null, photoArray: photos } });
  });

  it("says which of its fields have no place here", async () => {
    const { lines } = await news({
      author: "Ada",
      __v: 3,
      createdAt: "x",
      tags: [],
      eng: { header: "A", pdf: "a" },
    });
    expect(lines).toEqual([
      { reason: "fieldUnknown", where: "eng.pdf", detail: "a" },
      { reason: "fieldUnknown", where: "author", detail: "Ada" },
    ]);
  });

  it("longer than fits is cut between words", async () => {
    const { content, lines } = await news({ eng: { header: "word ".repeat(80) } });
    expect(content?.eng).toMatchObject({ header: "word ".repeat(60).trim() });
    expect(lines).toMatchObject([{ reason: "tooLong", where: "eng.header" }]);
  });

  it("of several lists comes once; of two with one id the first counts", async () => {
    const record = { _id: ID, eng: { header: "A" }, date: "2019-05-03" };
    const { entries, reports } = planEntries([
      { call: "newsByCat", body: { news: [record] } },
      {
        call: "news",
        body: { news: [{ ...record }, { _id: "5ccb9effaaaaaaaaaaaaaaaa", eng: { header: "B" } }, null] },
      },
      { call: "getStarredNews", body: { news: [{ ...record, eng: { header: "Changed" } }] } },
    ]);
    expect(entries.map(({ oldId, name, type }) => [type, oldId, name])).toEqual([
      ["news", "5ccb9effaaaaaaaaaaaaaaaa", "B"],
      ["news", ID, "A"],
    ]);
    expect(reports).toEqual([
      { reason: "secondRecord", type: "news", oldId: ID, name: "A", where: "", detail: "" },
    ]);
  });
});
