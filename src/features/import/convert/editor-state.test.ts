import { describe, expect, it } from "vitest";
import { MEDIA, recordingContext } from "../testing/context";
import { htmlOfState } from "./editor-state";
import { richTextOf } from "./rich-text";

async function converted(state: unknown) {
  const { context } = recordingContext();
  return (await richTextOf(htmlOfState(state) ?? "none", "eng.content", context, { takesVideo: true })).html;
}

const DRAFT = {
  blocks: [
    { text: "Title", type: "header-two" },
    {
      text: "a bold link <b>",
      type: "unstyled",
      inlineStyleRanges: [{ offset: 2, length: 4, style: "BOLD" }],
      entityRanges: [{ offset: 7, length: 4, key: 0 }],
    },
    { text: "one", type: "unordered-list-item", depth: 0 },
    { text: "two", type: "unordered-list-item", depth: 1 },
    { text: " ", type: "atomic", entityRanges: [{ offset: 0, length: 1, key: 1 }] },
  ],
  entityMap: {
    0: { type: "LINK", data: { url: "https://example.org/" } },
    1: { type: "IMAGE", data: { src: `${MEDIA}/image/upload/a.jpg` } },
  },
};
const HTML =
  /^<h2>Title<\/h2><p>a <strong>bold<\/strong> <a href="https:\/\/example.org\/">link<\/a> &lt;b&gt;<\/p><ul><li><p>one<\/p><ul><li><p>two<\/p><\/li><\/ul><\/li><\/ul><img [^>]+>$/;

const QUILL = {
  ops: [
    { insert: "Title" },
    { insert: "\n", attributes: { header: 2 } },
    { insert: "a " },
    { insert: "bold", attributes: { bold: true } },
    { insert: " " },
    { insert: "link", attributes: { link: "https://example.org/" } },
    { insert: " <b>\none" },
    { insert: "\n", attributes: { list: "bullet" } },
    { insert: "two" },
    { insert: "\n", attributes: { list: "bullet", indent: 1 } },
    { insert: { image: `${MEDIA}/image/upload/a.jpg` } },
    { insert: "\n" },
  ],
};

describe("the state of an editor", () => {
  it.each([
    ["Draft's blocks", DRAFT],
    ["Draft's blocks as JSON", JSON.stringify(DRAFT)],
    ["Quill's operations", QUILL],
    ["Quill's operations as JSON", JSON.stringify(QUILL)],
  ])("as %s becomes rich text", async (_name, state) => {
    expect(await converted(state)).toMatch(HTML);
  });

  it.each([null, "", "<p>a</p>", "{}", "{ a }", '{"blocks":1}', '{"ops"', [], {}, { blocks: {} }, 7])(
    "is none of %j",
    (value) => {
      expect(htmlOfState(value)).toBeUndefined();
    },
  );

  it("of any shape does no harm", async () => {
    const odd = [
      null,
      7,
      {},
      { text: 7, type: "__proto__", entityRanges: [{ offset: -1, length: 1e9, key: "constructor" }] },
    ];
    expect(await converted({ blocks: odd, entityMap: null })).toBe("<p>7</p>");
    expect(await converted({ ops: [null, {}, { insert: 7 }, { insert: {} }, { insert: [] }] })).toBe(
      "<p>7</p>",
    );
  });
});
