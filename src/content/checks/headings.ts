import type { Edit, Remark } from "./issue";
import { type Block, type Markup, saidIn, spanOf } from "./markup";

/** Characters that a line of bold words has at most to be meant as a heading; a Chinese one says more in as many. */
const LONGEST_HEADING = 80;
const LONGEST_CHINESE = 30;
const ENDS_SENTENCE = /[.!?;:,。！？；：，、…]["”’」』）)]*$/;

const HEADING = /^h[23]$/;

/** The edits that change the tag of a block, and its inner HTML where that is given. */
function retagged(html: string, block: Block, tag: string, inner?: string): Edit[] {
  return [
    {
      start: block.start,
      end: block.end,
      with: `<${tag}>${inner ?? html.slice(block.inner.start, block.inner.end)}</${tag}>`,
    },
  ];
}

/** Headings that are empty or skip a level, and paragraphs that only look like headings. */
export function headingRemarks(html: string, { blocks }: Markup): Remark[] {
  const headings = blocks.filter(({ tag }) => HEADING.test(tag));
  const empty = headings.filter(({ words }) => saidIn(words) === "");
  const first = headings.find((each) => !empty.includes(each));
  const skips = first?.tag === "h3" ? [first] : [];
  return [
    ...empty.map((block): Remark => {
      const edits = block.hasImage
        ? retagged(html, block, "p")
        : [{ start: block.start, end: block.end, with: "" }];
      return { ...remarkOn("headingEmpty", block), edits };
    }),
    ...skips.map(
      (block): Remark => ({ ...remarkOn("headingSkips", block), edits: retagged(html, block, "h2") }),
    ),
    ...blocks
      .filter((block, at) => looksLikeHeading(block, blocks[at + 1]))
      .map((block): Remark => {
        const above = headings.findLast(({ start }) => start < block.start);
        const inner = html.slice(block.inner.start, block.inner.end).replaceAll(/<\/?strong>/g, "");
        return { ...remarkOn("headingBold", block), edits: retagged(html, block, above?.tag ?? "h2", inner) };
      }),
  ];
}

const remarkOn = (check: Remark["check"], block: Block): Remark => ({
  check,
  said: saidIn(block.words),
  ...spanOf(block.words, block),
});

/** Whether a paragraph is a short bold line above another one. */
function looksLikeHeading(block: Block, next: Block | undefined): boolean {
  if (block.tag !== "p" || block.within !== "" || !block.isBold || block.hasImage) return false;
  if (!next || HEADING.test(next.tag)) return false;
  const said = saidIn(block.words);
  const most = /\p{sc=Han}/u.test(said) ? LONGEST_CHINESE : LONGEST_HEADING;
  return said !== "" && said.length <= most && !ENDS_SENTENCE.test(said) && /\p{L}/u.test(said);
}
