import { decodeHTMLStrict } from "entities";
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
