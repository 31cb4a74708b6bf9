import { describe, expect, it } from "vitest";
import { sanitizeRichText } from "../../../content/richtext/sanitize.server";
import { fileId, MEDIA, recordingContext } from "../testing/context";
import { richTextOf } from "./rich-text";

const image = (id: string, alt = "") =>
  `<img data-media-id="${fileId(id)}" src="/media/${fileId(id)}?w=960" alt="${alt}">`;
const PNG = "data:image/png;base64,iVBORw0KGgo=";

async function converted(html: string, takesVideo = true) {
  const { context, reported } = recordingContext();
  const text = await richTextOf(html, "eng.content", context, { takesVideo });
  return { ...text, html: sanitizeRichText(text.html), sent: text.html, reported };
}

describe("the text of an editor", () => {
  it.each([
    ["Quill", '<p>One</p><p><br></p><p class="ql-align-center">Two</p>', "<p>One</p><p>Two</p>"],
    [
      "Quill's marks",
      '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <span style="color: red;" class="ql-size-large">e</span></p>',
      "<p><strong>a</strong> <em>b</em> c d e</p>",
    ],
    [
      "Quill's nested list",
      '<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li>d</li></ul>',
      "<ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul></li><li><p>d</p></li></ul>",
    ],
    [
      "Quill 2's list",
      '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li><li data-list="ordered">b</li></ol>',
      "<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>",
    ],
    ["Quill's code", '<pre class="ql-syntax" spellcheck="false">a\n b\n</pre>', "<p>a<br>b</p>"],
    [
      "CKEditor",
      '<h1>A</h1><h4>B</h4><p style="text-align:center"><b>c</b>&nbsp;&nbsp; &nbsp;<i>d</i></p><p>&nbsp;</p><hr />',
      "<h2>A</h2><h3>B</h3><p><strong>c</strong> <em>d</em></p>",
    ],
    [
      "CKEditor's table",
      '<figure class="table"><table><thead><tr><th>H</th><th>I</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table><figcaption>C</figcaption></figure>',
      '<table><tbody><tr><th scope="col"><p>H</p></th><th scope="col"><p>I</p></th></tr><tr><td rowspan="2"><p>a</p></td><td><p>b</p></td></tr></tbody></table><p>C</p>',
    ],
    [
      "Draft",
      '<p style="margin-left:2em;"><span style="font-weight:bold;font-style:italic">a</span></p>\n<p></p>\n<ul>\n<li>b</li>\n</ul>\n',
      "<p><strong><em>a</em></strong></p><ul><li><p>b</p></li></ul>",
    ],
    [
      "Word's list",
      '<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><!--[endif]-->a<o:p></o:p></p>' +
        '<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp; </span></span>b</p>' +
        '<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class=MsoNormal>c</p>',
      "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><p>c</p>",
    ],
    [
      "Word's numbers",
      '<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">3.<span>&nbsp;</span></span>a</p><p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">4.<span>&nbsp;</span></span>b</p><p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">(a)</span>c</p>',
      '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol><p>(a) c</p>',
    ],
    [
      "Word's head",
      "<html><head><title>T</title><style><!-- p {color:red} --></style><xml><w:x>1</w:x></xml></head><body lang=EN-US><div class=WordSection1><p class=MsoTitle>a</p><p>b</p></div></body></html>",
      "<h2>a</h2><p>b</p>",
    ],
    [
      "fonts",
      '<font size="5" color="#f00"><b>a</b></font><br><br><center>b</center>',
      "<p><strong>a</strong></p><p>b</p>",
    ],
    [
      "Google Docs",
      '<b style="font-weight:normal"><p>a <span style="font-weight:700">b</span></p></b>',
      "<p>a <strong>b</strong></p>",
    ],
    [
      "a link of a space alone",
      '<p><a href="/a">a</a><a href="/b"> </a><b>b</b></p>',
      '<p><a href="/a">a</a> <strong>b</strong></p>',
    ],
    ["loose words", "a<div>b</div>c", "<p>a</p><p>b</p><p>c</p>"],
    ["line breaks", "<p><br>a<br>b<br><br><br>c<br></p>", "<p>a<br>b</p><p>c</p>"],
    ["spaces", "<p>  a \n <b> b</b>  &nbsp; c </p>", "<p>a <strong>b</strong> c</p>"],
    ["a full-width indent", "<p>　　木棉</p><p>　　</p>", "<p>　　木棉</p>"],
    [
      "paragraphs that nobody closed",
      "<p>a<p>b<li>c<li>d",
      "<p>a</p><p>b</p><ul><li><p>c</p></li><li><p>d</p></li></ul>",
    ],
    [
      "a list in a list",
      "<ul><li>a</li><ul><li>b</li></ul></ul>",
      "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>",
    ],
    [
      "a list around a list",
      "<ul><li><ul><li>a</li></ul></li><li>b</li></ul>",
      "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
    ],
    ["words in a list", "<ul>a<li>b</li></ul>", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
    ["a frame of one cell", "<table><tr><td><p>a</p><p>b</p></td></tr></table>", "<p>a</p><p>b</p>"],
    ["an empty table", "<table><tr><td>&nbsp;</td><td></td></tr></table><p>a</p>", "<p>a</p>"],
    [
      "a table in a table",
      "<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>",
      "<table><tbody><tr><td><p>a</p></td><td><p>b</p><p>c</p></td></tr></tbody></table>",
    ],
    [
      "a caption",
      "<table><caption>C</caption><tr><td>a</td><td>b</td></tr></table>",
      "<p>C</p><table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>",
    ],
    ["a heading in an item", "<ul><li><h3>a</h3></li></ul>", "<ul><li><p>a</p></li></ul>"],
    ["definitions", "<dl><dt>a</dt><dd>b</dd></dl>", "<p>a</p><p>b</p>"],
    ["a quote", "<blockquote>a<p>b</p></blockquote>", "<blockquote><p>a</p><p>b</p></blockquote>"],
    ["only empty paragraphs", "<p>&nbsp;</p><p><br/></p><div><span></span></div>", ""],
    ["unseen characters", "<p>\uFEFF</p><p>\u200B</p><p>a\u0000b\u0007</p>", "<p>ab</p>"],
    [
      "form fields",
      "<form><label>a</label><textarea>b &amp; c</textarea><button>d</button></form>",
      "<p>a</p><p>b &amp; c</p><p>d</p>",
    ],
  ])("of %s", async (_name, html, expected) => {
    const result = await converted(html);
    expect(result.html).toBe(expected);
    expect(result.reported).toEqual([]);
  });
});

describe("a text without tags", () => {
  it.each([
    ["5 < 6 & 7 > 3", "<p>5 &lt; 6 &amp; 7 &gt; 3</p>"],
    ["mail <a@b.org> or <https://b.org>", "<p>mail &lt;a@b.org&gt; or &lt;https://b.org&gt;</p>"],
    ["Dear <Name>, hello", "<p>Dear &lt;Name&gt;, hello</p>"],
    ["a <b and c> d", "<p>a &lt;b and c&gt; d</p>"],
    ["a <b", "<p>a &lt;b</p>"],
    ["AT&T &copy 2019 &amp; more&nbsp;", "<p>AT&amp;T &amp;copy 2019 &amp; more</p>"],
    ["One\ntwo\r\n\r\nthree\n \n\nfour", "<p>One<br>two</p><p>three</p><p>four</p>"],
    [" \n ", ""],
    ["", ""],
  ])("%j", async (text, expected) => {
    expect((await converted(text)).html).toBe(expected);
  });

  it("has its words beside tags as well", async () => {
    const { html } = await converted("<p>Write to <a@b.org> if 5 < 6 <now></p><p>Dear <John Smith></p>");
    expect(html).toBe(
      "<p>Write to &lt;a@b.org&gt; if 5 &lt; 6 &lt;now&gt;</p><p>Dear &lt;John Smith&gt;</p>",
    );
  });
});

describe("code in a text", () => {
  it.each([
    "<script>alert('kapok-evil')</script>",
    "<style>p { color: kapok-evil }</style>",
    "<p onclick=\"alert('kapok-evil')\" style=\"background:url('kapok-evil')\">a</p>",
    "<a href=\"javascript:alert('kapok-evil')\">a</a>",
    "<a href=\"java\nscript:alert('kapok-evil')\">a</a>",
    "<img src=x onerror=\"alert('kapok-evil')\">",
    "<iframe srcdoc=\"<script>alert('kapok-evil')</script>\"></iframe>",
    "<iframe src=\"javascript:alert('kapok-evil')\"></iframe>",
    '<svg onload="kapok-evil"><script>kapok-evil</script></svg>',
    "<!-- kapok-evil -->",
    "<noscript>kapok-evil</noscript>",
    "<script>kapok-evil",
    '<p>a</p><img src="x" onerror="kapok-evil',
  ])("%s goes without a trace", async (html) => {
    const result = await converted(`<p>before</p>${html}`);
    expect(result.sent).not.toContain("kapok-evil");
    expect(result.html).toContain("<p>before</p>");
  });

  it("takes no words with it that are behind a tag that nobody closed", async () => {
    const after = async (tag: string) => (await converted(`${tag}<p>after</p>`)).html;
    expect(await after("<noscript>")).toBe("<p>after</p>");
    expect(await after('<iframe src="about:blank">')).toBe("<p>after</p>");
    expect(await after("<title>")).toBe("<p>after</p>");
    expect(await after("<textarea>")).toBe("<p>after</p>");
    expect(await after("<!-- ")).toBe("<p>after</p>");
    expect(await after("<svg>")).toBe("<p>after</p>");
    expect(await after('<p title="')).toBe("<p>after</p>");
  });
});

describe("pictures of a text", () => {
  it("are replaced by files, in any spelling of their address", async () => {
    const base = `${MEDIA}/image/upload`;
    const { html, reported } = await converted(
      `<p>a<img src="${base}/v1571234567/x.jpg" alt=" X ">b</p><p><img src="//res.cloudinary.com/kapok-old/image/upload/w_80/y.png"></p><img src="${PNG}"><figure class="image"><img src="${base}/z"><figcaption>Z</figcaption></figure>`,
    );
    expect(html).toBe(`<p>a</p>${image("x", "X")}<p>b</p>${image("y")}${image(PNG)}${image("z")}<p>Z</p>`);
    expect(reported).toEqual([]);
  });

  it("go where they are of another host, of a kind that is not taken, or gone", async () => {
    const { html, reported } = await converted(
      `<p>a</p><img src="https://example.org/a.jpg"><img src="/local.jpg"><img src="data:image/gif;base64,R0lGODdh"><img src="${MEDIA}/image/upload/missing.jpg"><img alt="no address">`,
    );
    expect(html).toBe("<p>a</p>");
    expect(reported.map(({ reason, where }) => [reason, where])).toEqual([
      ["otherHost", "eng.content"],
      ["otherHost", "eng.content"],
      ["pictureKind", "eng.content"],
      ["notFound", "eng.content"],
    ]);
  });

  it("as data come before anybody counts the characters of the text", async () => {
    const { html, reported } = await converted(
      `<p>a<img src="data:image/png;base64,${"A".repeat(5_000_000)}">b</p>`,
    );
    expect(html).toMatch(/^<p>a<\/p><img [^>]+><p>b<\/p>$/);
    expect(reported).toEqual([]);
  });

  it("that are links leave these below them, unless they lead to themselves", async () => {
    const { html } = await converted(
      `<a href="${MEDIA}/image/upload/x.jpg"><img src="${MEDIA}/image/upload/w_80/x.jpg"></a><a href="https://example.org/"><img src="${MEDIA}/image/upload/y.jpg" alt="Y"></a>`,
    );
    expect(html).toBe(
      `${image("x")}${image("y", "Y")}<p><a href="https://example.org/" rel="noopener noreferrer">Y</a></p>`,
    );
  });

  it("appear once where a page has an empty one before them", async () => {
    const { html } = await converted(
      `<img src="data:image/png;base64,AA" data-src="${MEDIA}/image/upload/x.jpg"><noscript><img src="${MEDIA}/image/upload/x.jpg"></noscript>`,
    );
    expect(html).toBe(image("x"));
  });
});

describe("links of a text", () => {
  it.each([
    ["https://example.org/a?b=1&amp;c=2", "https://example.org/a?b=1&amp;c=2", []],
    ["//example.org/", "https://example.org/", []],
    ["www.example.org", "https://www.example.org", []],
    ["mailto:a@example.org", "mailto:a@example.org", []],
    ["a@example.org", "mailto:a@example.org", []],
    ["tel:+85212345678", "tel:+85212345678", []],
    ["/archiveitem?news_id=1", "/archiveitem?news_id=1", []],
    [`${MEDIA}/image/upload/fl_attachment/v1/forms/a%20b.pdf`, `/media/${fileId("forms/a b")}/a%20b.pdf`, []],
    [`${MEDIA}/raw/upload/a.pdf`, `/media/${fileId("a.pdf")}/a.pdf`, []],
    [`${MEDIA}/image/upload/photo.jpg`, `/media/${fileId("photo")}?w=1920`, []],
    [`${MEDIA}/image/upload/missing.pdf`, undefined, ["notFound"]],
    [`${MEDIA}/raw/upload/a.docx`, undefined, ["fileKind"]],
    ["page.html", undefined, ["linkLeftOut"]],
    ["#top", undefined, []],
    ["ftp://example.org/a", undefined, ["linkLeftOut"]],
    ["javascript:void(0)", undefined, []],
  ])("%s", async (href, expected, reasons) => {
    const { html, reported } = await converted(`<p>a <a href="${href}" target="_blank">word</a></p>`);
    const [, found] = /href="([^"]*)"/.exec(html) ?? [];
    expect(found).toBe(expected);
    expect(html).toContain("word");
    expect(reported.map(({ reason }) => reason)).toEqual(reasons);
  });

  it("of one address around several paragraphs are repeated in each", async () => {
    const { html } = await converted('<a href="/a"><p>b</p><p><b>c</b><br>d</p></a>');
    expect(html).toBe('<p><a href="/a">b</a></p><p><a href="/a"><strong>c</strong><br>d</a></p>');
  });
});

describe("what a text embeds", () => {
  const YOUTUBE = "https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0";

  it.each([
    `<iframe class="ql-video" src="${YOUTUBE}"></iframe>`,
    `<figure class="media"><oembed url="${YOUTUBE}"></oembed></figure>`,
    `<div data-oembed-url="${YOUTUBE}"><div><iframe src="${YOUTUBE}"></iframe></div></div>`,
    `<object data="${YOUTUBE}"><param name="movie" value="${YOUTUBE}"><embed src="${YOUTUBE}"></object>`,
    `<iframe data-src="${YOUTUBE}">No frames</iframe>`,
  ])("%s is the video of its language", async (embed) => {
    expect(await converted(`<p>a</p>${embed}<p>b</p>`)).toMatchObject({
      html: "<p>a</p><p>b</p>",
      video: YOUTUBE,
      reported: [],
    });
  });

  it("is a link in its place where the language has a video", async () => {
    const link =
      '<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener noreferrer">https://www.youtube.com/watch?v=aqz-KE-bpKQ</a></p>';
    const once = await converted(`<p>a</p><iframe src="${YOUTUBE}"></iframe><p>b</p>`, false);
    expect(once.html).toBe(`<p>a</p>${link}<p>b</p>`);
    expect(once.video).toBeUndefined();
    const twice = await converted(
      `<iframe src="//player.vimeo.com/video/123456789"></iframe><p>a</p><iframe src="${YOUTUBE}" title="Our film"></iframe>`,
    );
    expect(twice.video).toBe("https://player.vimeo.com/video/123456789");
    expect(twice.html).toContain(">Our film</a></p>");
  });

  it("is a link as well where it is none of these", async () => {
    const { html, video, reported } = await converted(
      '<iframe src="https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fkapok%2Fvideos%2F1&show_text=0"></iframe><iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
    );
    expect(video).toBeUndefined();
    expect(html).toContain('href="https://www.facebook.com/kapok/videos/1"');
    expect(html).toContain('href="https://www.youtube.com/embed/videoseries?list=PL1"');
    expect(reported.map(({ reason }) => reason)).toEqual(["frame", "frame"]);
  });
});
