import { describe, expect, it } from "vitest";
import { sanitizeRichText } from "./sanitize.server";
import { ATTACKS } from "./test/attacks";

const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";
const IMG = `<img data-media-id="${ID}" src="/media/${ID}?w=960" alt="A kapok tree">`;

/** Every form of a tag in the output; any other is a hole. */
const HARMLESS = new RegExp(
  [
    "</?(?:p|h2|h3|ul|li|blockquote|strong|em|table|tbody|thead|tr)>|</(?:ol|a|th|td)>|<br>",
    '<ol(?: start="\\d+")?>|<t[hd](?: colspan="\\d+")?(?: rowspan="\\d+")?(?: scope="(?:col|row)")?>',
    '<a href="(?:https?://|mailto:|tel:|/(?!/))[^"<>]*"(?: rel="noopener noreferrer")?>',
    '<img data-media-id="[0-9a-f-]{36}" src="/media/[0-9a-f-]{36}\\?w=960" alt="[^"<>]*">',
  ].join("|"),
  "g",
);

describe("sanitizeRichText against attacks", () => {
  it.each(ATTACKS)("leaves nothing live of %s", (attack) => {
    const clean = sanitizeRichText(`<p>before</p>${attack}`);
    expect(clean.replace(HARMLESS, "")).not.toMatch(/[<>]/);
    expect(clean).toContain("before");
    expect(sanitizeRichText(clean)).toBe(clean);
  });
});

describe("sanitizeRichText", () => {
  it.each([
    "<p>木棉花開了，<strong>你好</strong>嗎？「SMA」患者——廿九人 𠝹𨋢 👩‍👩‍👧</p>",
    "<h2>Heading</h2><h3>Lower</h3><p>one<br>two <em>three</em> &amp; 3 &lt; 4</p>",
    '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul><ol start="3"><li><p>three</p></li></ol>',
    "<blockquote><p>said</p></blockquote>",
    '<p><a href="https://kapok.example/?a=1&amp;b=2" rel="noopener noreferrer">out</a> <a href="/tra/about">in</a></p>',
    '<p><a href="mailto:a@kapok.example">mail</a> <a href="tel:+85221234567">call</a></p>',
    `<p>text</p>${IMG}`,
    '<table><tbody><tr><th scope="col"><p>a</p></th><th colspan="2" scope="col"><p>b</p></th></tr>' +
      '<tr><th scope="row"><p>c</p></th><td rowspan="2"><p>d</p></td><td></td></tr></tbody></table>',
    "not in any tag",
  ])("does not touch %s", (html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each<[string, string]>([
    ["<b>b</b><i>i</i>", "<strong>b</strong><em>i</em>"],
    ["<h1>1</h1><h4>4</h4><h6>6</h6>", "<h2>1</h2><h3>4</h3><h3>6</h3>"],
    ["<div>one</div><div>two</div>", "<p>one</p><p>two</p>"],
    ["<u>u</u><s>s</s><code>c</code><span lang='en'>x</span>", "uscx"],
    ["<p>a</p><p></p><p>&nbsp;</p><p><br></p><p>b</p>", "<p>a</p><p>b</p>"],
    ["<p>a<br/>b</p>", "<p>a<br>b</p>"],
    ["<p><a href='ftp://x.example'>words</a> stay</p>", "<p>words stay</p>"],
    [
      "<table><tr><th>x</th><td colspan='1' rowspan='0'>y</td></tr></table>",
      '<table><tr><th scope="col">x</th><td>y</td></tr></table>',
    ],
    [
      "<p>a</p><table><caption>Doses <b>by weight</b></caption><tr><td>x</td></tr></table><p>b</p>",
      "<p>a</p><p>Doses <strong>by weight</strong></p><table><tr><td>x</td></tr></table><p>b</p>",
    ],
    [
      "<table><caption><p>Doses</p></caption><tr><td>x</td></tr></table>",
      "<p>Doses</p><table><tr><td>x</td></tr></table>",
    ],
    ["<table>loose<tr>words<td>x</td></tr></table>", "<p>loosewords</p><table><tr><td>x</td></tr></table>"],
    [
      "<table><tr><td><table><caption>in</caption><tr><td>x</td></tr></table></td></tr></table>",
      "<table><tr><td><p>in</p><table><tr><td>x</td></tr></table></td></tr></table>",
    ],
    ...[
      "svg",
      "math",
      "audio",
      "object",
      "noscript",
      "script",
      "style",
      "video",
      "canvas",
      "template",
      "iframe",
    ].map((name) => [`<p>a</p><${name} x="1"><p>b</p>`, "<p>a</p><p>b</p>"] as [string, string]),
    ["<p>a</p><svg width='1'/><p>b</p>", "<p>a</p><p>b</p>"],
    ["<p>a</p><svg><p>b</p><svg><text>no</text></svg><p>c</p>", "<p>a</p><p>b</p><p>c</p>"],
    ["<p>a</p><!--<p>b</p>", "<p>a</p><p>b</p>"],
    ["<p>a</p><select><option>no<option>no</select><p>b</p>", "<p>a</p><p>b</p>"],
    ["<p>a</p><script>no()</script><svg><text>no</text></svg><p>b</p>", "<p>a</p><p>b</p>"],
  ])("turns %s into %s", (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  it("knows an image by its id or its address and builds the address itself", () => {
    const said = `<img alt="A kapok tree" src="https://evil.example/x.png" data-media-id="${ID.toUpperCase()}">`;
    const bare = `<img width=5 src="/media/${ID}?w=1920" alt="A kapok tree">`;
    expect(sanitizeRichText(said)).toBe(IMG);
    expect(sanitizeRichText(bare)).toBe(IMG);
    expect(sanitizeRichText(`<img data-media-id="${ID}">`)).toBe(IMG.replace("A kapok tree", ""));
  });

  it.each([
    `<p>x</p><img src="https://cdn.example/media/${ID}" alt="a">`,
    '<p>x</p><img src="/media/../api/x" alt="a">',
    '<p>x</p><img data-media-id="1" alt="a">',
  ])("drops the image of %s", (html) => {
    expect(sanitizeRichText(html)).toBe("<p>x</p>");
  });

  it.each([
    "",
    "  \n",
    "<p></p>",
    "<p>&nbsp;<br></p>",
    "<ul><li></li></ul>",
    "<script>x</script>",
    "<table><tr><td> </td></tr></table>",
  ])("removes all of %j", (html) => {
    expect(sanitizeRichText(html)).toBe("");
  });

  it("does not empty a text that is only an image", () => {
    expect(sanitizeRichText(`<p>${IMG}</p>`)).toBe(`<p>${IMG}</p>`);
  });

  it("makes one paragraph of a text that is nothing but tags", () => {
    const clean = sanitizeRichText(`${"<p><b>".repeat(60_000)}3 &lt; 4 <i>&amp;</i> <script>"x"</script>`);
    expect(clean).toBe('<p>3 &lt; 4 &amp; "x"</p>');
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it("makes one paragraph of a text whose tags close what was never opened", () => {
    const clean = (ends: number) =>
      sanitizeRichText(`<p>${"<b>".repeat(15_000)}word${"</i>".repeat(ends)}</p>`);
    expect(clean(100_000)).toBe("<p>word</p>");
    expect(clean(0)).toContain("<strong>");
  });

  it("drops characters that PostgreSQL cannot store", () => {
    expect(sanitizeRichText("<p>a\u0000b\u0007c\ud800d&#1;e</p>")).toBe("<p>abc\ufffdde</p>");
  });

  it("takes no more than a moment for tags that never end", () => {
    // Each letter of the last name would be tried as its last one: a minute.
    const endless = `${"<a".repeat(20_001)}<${"a".repeat(259_000)}`;
    expect(sanitizeRichText(endless)).toContain("&lt;a");
  });
});
