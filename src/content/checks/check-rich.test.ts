import { describe, expect, it } from "vitest";
import type { Lang } from "../../platform/locale/lang";
import { type CheckName, checkRich, edited } from "./check-text";
import { knowing, picture } from "./testing/known";

const found = (html: string, lang: Lang = "eng", known = knowing()) =>
  checkRich(html, lang, known).map(({ check, said }) => [check, said]);

/** The text after the first issue of that check was fixed. */
function madeRight(html: string, check: CheckName, lang: Lang = "eng"): string {
  const { edits } = checkRich(html, lang, knowing()).find((each) => each.check === check) ?? {};
  return edits ? edited(html, edits) : "nothing to press";
}

const image = (alt: string) => `<p>x</p><img data-media-id="a1" src="/media/a1?w=960" alt="${alt}">`;

describe("pictures in a text", () => {
  it("reports one that neither the text nor the library describes", () => {
    expect(found(image(""), "eng", knowing({ a1: picture() }))).toEqual([["pictureUndescribed", ""]]);
  });

  it.each([
    ["described in the text", image("Two children at the pool"), picture()],
    ["described in the library", image(""), picture({ alt: { eng: "", tra: "池邊的兩個小朋友", sim: "" } })],
    ["of decoration", image(""), picture({ decorative: true })],
  ])("leaves one %s alone", (_, html, known) => {
    expect(found(html, "eng", knowing({ a1: known }))).toEqual([]);
  });

  it("says nothing of one that the library has not answered about", () => {
    expect(found(image(""))).toEqual([]);
  });

  it.each([
    "IMG_2031.jpg",
    "DSC00412",
    "IMG_20260412_101530",
    "Screenshot 2026-03-01 at 10.12.31",
    "微信图片_20260301",
    "screenshot",
  ])("knows %s as the name of a file", (alt) => {
    expect(found(image(alt))).toEqual([["pictureFileName", alt]]);
  });

  it.each([
    "Image of our office",
    "Photo: the winning team",
    "截圖顯示捐款頁面",
    "P1 class in the pool",
    "2026 年會",
  ])("takes %s for a description", (alt) => {
    expect(found(image(alt))).toEqual([]);
  });

  it("knows the name that the file of a picture has, also without its ending", () => {
    const known = knowing({ a1: picture({ originalFilename: "pool-7.png" }) });
    expect(found(image("pool-7"), "eng", known)).toEqual([["pictureFileName", "pool-7"]]);
  });
});

describe("headings", () => {
  it("turns a sub-heading without a heading above it into a heading", () => {
    const html = "<h3>How to apply</h3><p>Write to us.</p><h3>When</h3><p>Now.</p>";
    expect(found(html)).toEqual([["headingSkips", "How to apply"]]);
    expect(madeRight(html, "headingSkips")).toBe(
      "<h2>How to apply</h2><p>Write to us.</p><h3>When</h3><p>Now.</p>",
    );
  });

  it("turns a bold line that looks like one into a heading, of the level of those before it", () => {
    const html = "<p>We met.</p><p><strong>What we did</strong></p><p>We swam.</p>";
    expect(found(html)).toEqual([["headingBold", "What we did"]]);
    expect(madeRight(html, "headingBold")).toBe("<p>We met.</p><h2>What we did</h2><p>We swam.</p>");
    const below = "<h2>Camp</h2><h3>Day one</h3><p>a</p><p><strong>第二天</strong></p><p>b</p>";
    expect(madeRight(below, "headingBold", "tra")).toContain("<h3>第二天</h3>");
  });

  it.each([
    ["a sentence", "<p><strong>Bring a towel.</strong></p><p>We swam.</p>"],
    ["a word in a paragraph", "<p><strong>Note</strong> that we swim.</p><p>We swam.</p>"],
    ["a line at the end", "<p>We swam.</p><p><strong>The committee</strong></p>"],
    [
      "a cell",
      "<table><tbody><tr><th>a</th></tr><tr><td><p><strong>b</strong></p><p>c</p></td></tr></tbody></table>",
    ],
    ["an amount", "<p><strong>$1,200</strong></p><p>We swam.</p>"],
    ["a heading", "<h2><strong>Camp</strong></h2><p>We swam.</p>"],
  ])("takes %s for none", (_, html) => {
    expect(found(html)).toEqual([]);
  });

  it("removes an empty one, but not the picture in it", () => {
    expect(madeRight("<h2> </h2><p>a</p>", "headingEmpty")).toBe("<p>a</p>");
    const html = `<h2>${image("A pool").slice(8)}</h2><p>a</p>`;
    expect(madeRight(html, "headingEmpty")).toBe(`<p>${image("A pool").slice(8)}</p><p>a</p>`);
  });
});

describe("links", () => {
  const link = (words: string, href = "https://www.ha.org.hk/") => `<p>x <a href="${href}">${words}</a></p>`;

  it.each([
    "here",
    "Click here",
    "this link",
    "read more »",
    "<strong>HERE</strong>",
    "按此",
    "請按這裏",
    "（按此）",
    "詳情請按此",
    "點擊此處",
    "点击这里",
    "此处",
    "更多",
    "链接",
  ])("reports that %s does not say where it leads", (words) => {
    expect(found(link(words)).map(([check]) => check)).toEqual(["linkVague"]);
  });

  it.each([
    "Here to Stay: a guide to respite care",
    "Hospital Authority",
    "下載報名表格",
    "此時此刻展覽",
    "更多活動",
    "详情见年报",
    "A",
  ])("reports no issue for %s", (words) => {
    expect(found(link(words), "tra").filter(([check]) => check?.startsWith("link"))).toEqual([]);
  });

  it("suggests words in place of an address, but not of an e-mail address or a telephone number", () => {
    expect(found(link("https://www.ha.org.hk/visitor/?lang=ENG"))).toEqual([
      ["linkAddress", "https://www.ha.org.hk/visitor/?lang=ENG"],
    ]);
    expect(found(link("hello@kapok.example", "mailto:hello@kapok.example"))).toEqual([]);
    expect(found(link("+852 2000 0000", "tel:+85220000000"))).toEqual([]);
    expect(found("<p>See www.ha.org.hk/visitor for hours.</p>")).toEqual([]);
  });
});

describe("tables", () => {
  const table = (first: string) =>
    `<table><tbody><tr>${first}</tr><tr><td><p>SMA 1</p></td><td colspan="2"><p>6</p></td></tr></tbody></table>`;

  it("makes the first row of one without heads its heads", () => {
    const html = table(`<td><p>Type</p></td><td colspan="2" rowspan="1"><p>Months &amp; days</p></td>`);
    expect(found(html)).toEqual([["tableHeadless", "Type Months & days"]]);
    expect(madeRight(html, "tableHeadless")).toBe(
      table(
        `<th scope="col"><p>Type</p></th><th colspan="2" rowspan="1" scope="col"><p>Months &amp; days</p></th>`,
      ),
    );
  });

  it("leaves one with heads alone, be they at the side", () => {
    expect(found(table(`<th scope="row"><p>Type</p></th><td><p>Months</p></td>`))).toEqual([]);
  });

  it("offers no press where the first row has a blank cell", () => {
    expect(madeRight(table("<td></td><td><p>Months</p></td>"), "tableHeadless")).toBe("nothing to press");
  });
});

it("finds the same again in a text that was made right, but not what was", () => {
  const html = "<h3>Apply</h3><p><a href='/x'>here</a></p>".replaceAll("'", '"');
  expect(found(madeRight(html, "headingSkips")).map(([check]) => check)).toEqual(["linkVague"]);
});
