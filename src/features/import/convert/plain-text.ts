import { decodeHTMLStrict } from "entities";
import { plainLines } from "../../../platform/html/text";
import { type ConvertContext, storable, textOf } from "./context";
import { htmlOfState } from "./editor-state";
import type { Block, Paragraph, Run } from "./html/blocks";
import { readBlocks } from "./html/read-blocks";
import { tidied } from "./html/tidy";
import { writeText } from "./html/write";

type Reporter = Pick<ConvertContext, "report">;

/** The paragraphs of a text without any tag: a blank line parts them, and each line break stays. */
export function textParagraphs(text: string): Paragraph[] {
  return decoded(text)
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((part) => part.replace(/^\n+|\s+$/g, ""))
    .filter((part) => /[^\s\p{Cf}]/u.test(part))
    .map((part) => ({ kind: "p", marker: "", runs: part.split("\n").flatMap(runsOfLine) }));
}

function runsOfLine(line: string, at: number): Run[] {
  const plain = { isStrong: false, isEmphasis: false, link: undefined, unsaid: undefined };
  const run = { ...plain, text: line };
  return at === 0 ? [run] : [{ ...plain, text: "\n" }, run];
}

/** Characters for those that editors write as `&amp;`; what looks like one and ends without `;` stays. */
const decoded = (text: string): string =>
  storable(decodeHTMLStrict(text)).replace(/\r\n?/g, "\n").replaceAll("\u00A0", " ");

/** A field of plain text in paragraphs, whatever editor wrote it. */
export function plainTextIn(value: unknown, where: string, context: Reporter): string {
  const text = htmlOfState(value) ?? textOf(value, where, context);
  const blocks = readBlocks(text);
  if (!blocks) {
    return textParagraphs(text)
      .map(({ runs }) => runs.map((run) => run.text).join(""))
      .join("\n\n");
  }
  const tidy = tidied(blocks);
  reportMissing(tidy, where, context);
  return writeText(tidy);
}

/** A field of one line, without any markup. */
export const lineIn = (value: unknown, where: string, context: Reporter): string =>
  plainTextIn(value, where, context).replace(/\s+/g, " ").trim();

/** A field with something on each line, as names; or a list of such. */
export function linesIn(value: unknown, where: string, context: Reporter): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all
    .flatMap((each, at) =>
      plainTextIn(each, Array.isArray(value) ? `${where}.${at}` : where, context).split("\n"),
    )
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => /[^\s\p{Cf}]/u.test(line));
}

/** Reports what plain text loses: pictures, and addresses that it does not spell out. */
function reportMissing(blocks: readonly Block[], where: string, { report }: Reporter): void {
  for (const block of blocks) {
    if (block.kind === "picture") report("plainPicture", where, block.source.slice(0, LONGEST_DETAIL));
    else if (block.kind === "quote") reportMissing(block.blocks, where, { report });
    else if (block.kind === "list")
      reportMissing(
        block.items.flatMap((item) => item.blocks),
        where,
        { report },
      );
    else if (block.kind === "table")
      reportMissing(
        block.rows.flat().flatMap((cell) => cell.blocks),
        where,
        { report },
      );
    else if (block.kind !== "embed") {
      const words = block.runs.map(({ text }) => text).join("");
      const lost = new Set(
        block.runs.flatMap(({ link }) => (link && !isSaid(link.href, words) ? [link.href] : [])),
      );
      for (const href of lost) report("linkLeftOut", where, href.slice(0, LONGEST_DETAIL));
    }
  }
}

const LONGEST_DETAIL = 300;

const isSaid = (href: string, words: string): boolean =>
  /^(?:#|javascript:)/i.test(href) ||
  words.includes(href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, "").replace(/\/$/, ""));

/** Characters of a header that is made of the first words of a text. */
const LONGEST_HEADER = 80;
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });
/** Characters that no header ends with. */
const UNFINISHED = /[\s,;:、，；：（(「『《\-–—]+$/u;

/** The first words of a text, up to the end of its first paragraph or of a word. */
export function firstWords(html: string): string {
  const [first = ""] = plainLines(html.slice(0, LONGEST_START)).filter((line) => !MEDIA_ID.test(line));
  return firstWordsOf(first);
}

/** The longest text that is searched for its first words. */
const LONGEST_START = 20_000;
const MEDIA_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same of a plain text. */
export function firstWordsOf(text: string): string {
  const [line = ""] = text.trim().split("\n");
  const read = [...characters.segment(line.slice(0, 10 * LONGEST_HEADER))];
  const next = read[LONGEST_HEADER];
  if (!next) return line.trim();
  const start = words.segment(line.slice(0, 20 * LONGEST_HEADER)).containing(next.index)?.index ?? next.index;
  const end = start > 0 ? start : next.index;
  return line.slice(0, end).replace(UNFINISHED, "").trim();
}
