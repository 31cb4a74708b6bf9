import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sized } from "../../../../e2e/fixtures/drill";
import { sanitizeRichText } from "../../../content/richtext/sanitize.server";
import { plainText } from "../../../platform/html/text";
import { recordingContext } from "../testing/context";
import { plainTextIn } from "./plain-text";
import { richTextOf } from "./rich-text";

const BLOCK = [
  "p",
  "div",
  "h1",
  "h3",
  "h6",
  "blockquote",
  "section",
  "center",
  "pre",
  "figure",
  "address",
  "o:p",
];
const INLINE = ["b", "i", "span", "font", "u", "sup", "mark", "a", "st1:place"];
const ATTRIBUTES = [
  "",
  ' class="ql-indent-1"',
  ' style="font-weight:700"',
  ' style="mso-list:l0 level2 lfo1" class="MsoListParagraph"',
  ' onclick="go(1 > 0)"',
  " href='https://example.org/?a=1&b=2'",
  ' title="a > b"',
];
const SPACES = [" ", "\n", "&nbsp;", " &nbsp;\t", "<br>", "<br/><br>", "<!-- hidden -->", "<wbr> ", "<hr>"];
const WORDS = [
  "kapok",
  "木棉花",
  "5 &lt; 6",
  "a &amp; b",
  "12.5%",
  "“quoted”",
  "naïve",
  "😀",
  "&#x6728;",
  "A&B",
  "3 < 4",
];

/** HTML whose words are in it in this order. */
const html = fc.letrec<{ inline: string; block: string; item: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.constantFrom(...WORDS),
    fc
      .tuple(
        fc.constantFrom(...INLINE),
        fc.constantFrom(...ATTRIBUTES),
        fc.array(tie("inline"), { maxLength: 3 }),
      )
      .map(([name, attributes, inner]) => `<${name}${attributes}>${inner.join(" ")}</${name}>`),
  ),
  item: fc.array(fc.oneof(tie("inline"), tie("block")), { maxLength: 3 }).map((inner) => inner.join(" ")),
  block: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    tie("inline"),
    fc.constantFrom(...SPACES),
    fc
      .tuple(
        fc.constantFrom(...BLOCK),
        fc.constantFrom(...ATTRIBUTES),
        fc.array(tie("item"), { maxLength: 3 }),
      )
      .map(([name, attributes, inner]) => `<${name}${attributes}>${inner.join(" ")}</${name}>`),
    fc
      .tuple(fc.constantFrom("ul", "ol"), fc.array(tie("item"), { maxLength: 4 }), fc.boolean())
      .map(
        ([name, items, isClosed]) =>
          `<${name}>${items.map((item) => `<li>${item}${isClosed ? "</li>" : ""}`).join("")}</${name}>`,
      ),
    fc
      .array(fc.array(tie("item"), { minLength: 1, maxLength: 3 }), { maxLength: 3 })
      .map(
        (rows) =>
          `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`,
      ),
  ),
})).block;

/** The words of HTML, whatever its tags. */
const wordsOf = (text: string): string[] =>
  plainText(text.replace(/<!--.*?-->/gs, "").replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, " "))
    .split(" ")
    .filter((word) => word !== "");

describe("all words of a text, in their order", () => {
  it("are in the rich text, which the sanitiser leaves as it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(html, { maxLength: 5 }), async (parts) => {
        const old = parts.join(" ");
        const { context } = recordingContext();
        const { html: made } = await richTextOf(`<p></p>${old}`, "", context, { takesVideo: true });
        expect(wordsOf(made)).toEqual(wordsOf(old));
        const stored = sanitizeRichText(made);
        expect(wordsOf(stored)).toEqual(wordsOf(old));
        expect(stored.replaceAll(' rel="noopener noreferrer"', "")).toBe(made);
        expect(made).not.toMatch(/<(\w+)[^>]*><\/(?!td)\1>|\u00A0|<br><br>|<p>\s|<br><\//);
      }),
      { numRuns: sized(100, 250) },
    );
  });

  it("are in the plain text", async () => {
    fc.assert(
      fc.property(fc.array(html, { maxLength: 5 }), (parts) => {
        const old = `<p></p>${parts.join(" ")}`;
        const { context } = recordingContext();
        const made = plainTextIn(old, "", context);
        expect(made.split(/\s+/).filter(Boolean)).toEqual(wordsOf(old));
        expect(made).not.toMatch(/\n{3}|^\s|\s$/);
      }),
      { numRuns: sized(100, 250) },
    );
  });

  it("come of anything at all without a failure", async () => {
    const PIECES = [
      ..."<>\"'=/&;!-? \n",
      "<p",
      "</p>",
      "<!--",
      "-->",
      "<script>",
      "</script>",
      "<li>",
      "</ul>",
      "<td",
      "&#",
      "&amp",
      "<iframe src=",
      "]]>",
      "<![CDATA[",
      "a",
      "木",
    ];
    const noise = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(noise, async (pieces) => {
        const { context } = recordingContext();
        const { html: made } = await richTextOf(pieces.join(""), "", context, { takesVideo: true });
        const stored = sanitizeRichText(made).replace(/ src="[^"]*"| rel="[^"]*"/g, "");
        expect(plainText(stored)).toBe(plainText(made));
      }),
      { numRuns: sized(200, 600) },
    );
  });
});

describe("a text made to do harm", () => {
  it.each([
    ["deep elements", "<div>".repeat(200_000)],
    ["deep lists", "<ul><li>".repeat(100_000)],
    ["deep quotes", "<blockquote>a".repeat(50_000)],
    ["deep tables", "<table><tr><td>".repeat(50_000)],
    ["ends that end nothing", "</b>".repeat(500_000)],
    ["open marks", "<b><i><a href=/a>".repeat(50_000)],
    ["frames without an end", "<iframe src=https://example.org/>".repeat(50_000)],
    ["comments without an end", "<!--".repeat(500_000)],
    ["quotes without an end", '<p title="'.repeat(100_000)],
    ["scripts without an end", "<script>".repeat(200_000)],
    ["many links", '<a href="https://example.org/">a</a> '.repeat(60_000)],
    ["half tags", "<p <p <p ".repeat(200_000)],
  ])("by %s is done in a moment", { timeout: 60_000 }, async (_name, harmful) => {
    const { context } = recordingContext();
    const begun = performance.now();
    const { html: made } = await richTextOf(`<p>before</p>${harmful}`, "", context, { takesVideo: true });
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(made).toContain("before");
    expect(made.length).toBeLessThanOrEqual(300_000);
  });

  it("by its length has as many of its words as there is room for, and a line in the report", async () => {
    const { context, reported } = recordingContext();
    const { html: made } = await richTextOf("<p>one two three</p>".repeat(40_000), "eng.content", context, {
      takesVideo: true,
    });
    expect(made.length).toBeGreaterThan(299_000);
    expect(made.length).toBeLessThanOrEqual(300_000);
    expect(reported.map(({ reason }) => reason)).toEqual(["tooComplex", "tooLong"]);
    expect(sanitizeRichText(made)).toBe(made);
  });
});
