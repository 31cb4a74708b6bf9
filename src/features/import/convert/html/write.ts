import { escapeHtml } from "../../../../platform/html/text";
import { type Block, type Cell, isParagraph, type Link, type List, type Run } from "./blocks";

/** Blocks as HTML of rich text. Pictures without an id and links without an address leave only their words. */
export const writeHtml = (blocks: readonly Block[]): string => blocks.map(htmlOf).join("");

function htmlOf(block: Block): string {
  if (isParagraph(block)) {
    const words = inlineHtml(block.runs);
    return words === "" ? "" : `<${block.kind}>${words}</${block.kind}>`;
  }
  if (block.kind === "picture")
    return block.id ? `<img data-media-id="${escapeHtml(block.id)}" alt="${escapeHtml(block.alt)}">` : "";
  if (block.kind === "list") return listHtml(block);
  if (block.kind === "quote") return wrapped("blockquote", writeHtml(block.blocks));
  if (block.kind === "table") {
    const rows = block.rows.map((row) => `<tr>${row.map(cellHtml).join("")}</tr>`);
    return `<table><tbody>${rows.join("")}</tbody></table>`;
  }
  return "";
}

const wrapped = (name: string, inner: string): string => (inner === "" ? "" : `<${name}>${inner}</${name}>`);

function listHtml({ items: [first, ...rest] }: List): string {
  if (!first) return "";
  const { isOrdered, start } = first.place;
  const inner = [first, ...rest].map(({ blocks }) => wrapped("li", writeHtml(blocks))).join("");
  if (!isOrdered) return wrapped("ul", inner);
  return inner === "" ? "" : `<ol${start > 1 ? ` start="${start}"` : ""}>${inner}</ol>`;
}

function cellHtml({ isHeader, scope, colspan, rowspan, blocks }: Cell): string {
  const name = isHeader ? "th" : "td";
  const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ""}${rowspan > 1 ? ` rowspan="${rowspan}"` : ""}`;
  return `<${name}${spans}${isHeader ? ` scope="${scope}"` : ""}>${writeHtml(blocks)}</${name}>`;
}

/** Runs as HTML: a link around all of its words, bold in it, and italics within that. */
function inlineHtml(runs: readonly Run[]): string {
  const linkOf = ({ text, link }: Run, at: number): Link | undefined => {
    // A break or space between two runs of one link is in the link; a link of nothing else is none.
    if (text.trim() !== "") return link?.href ? link : undefined;
    const [before, after] = [runs[at - 1]?.link, runs[at + 1]?.link];
    return before?.href && before === after ? before : undefined;
  };
  return grouped(
    runs.map((run, at) => ({ run, link: linkOf(run, at) })),
    ({ link }) => link,
  )
    .map(([link, parts]) => {
      const words = strongHtml(parts.map(({ run }) => run));
      return link ? `<a href="${escapeHtml(link.href)}">${words}</a>` : words;
    })
    .join("");
}

const strongHtml = (runs: readonly Run[]): string =>
  grouped(runs, ({ isStrong }) => isStrong)
    .map(([isStrong, parts]) => (isStrong ? `<strong>${emphasisHtml(parts)}</strong>` : emphasisHtml(parts)))
    .join("");

const emphasisHtml = (runs: readonly Run[]): string =>
  grouped(runs, ({ isEmphasis }) => isEmphasis)
    .map(([isEmphasis, parts]) => (isEmphasis ? `<em>${textHtml(parts)}</em>` : textHtml(parts)))
    .join("");

const textHtml = (runs: readonly Run[]): string =>
  runs.map(({ text }) => (text === "\n" ? "<br>" : escapeHtml(text).replaceAll("&quot;", '"'))).join("");

/** Neighbours of the same key together, in their order. */
function grouped<Each, Key>(all: readonly Each[], keyOf: (each: Each) => Key): [Key, Each[]][] {
  const groups: [Key, Each[]][] = [];
  for (const each of all) {
    const key = keyOf(each);
    const last = groups.at(-1);
    if (last && last[0] === key) last[1].push(each);
    else groups.push([key, [each]]);
  }
  return groups;
}

/** Blocks as plain text: a blank line between two, and a line for each item of a list and each row of a table. */
export const writeText = (blocks: readonly Block[]): string =>
  blocks
    .map(plainOf)
    .filter((text) => text !== "")
    .join("\n\n");

function plainOf(block: Block): string {
  if (isParagraph(block))
    return block.runs
      .map(({ text }) => text)
      .join("")
      .trim();
  if (block.kind === "list") return linesOfAll(block.items.map(({ blocks }) => writeText(blocks)));
  if (block.kind === "quote") return writeText(block.blocks);
  if (block.kind === "table")
    return linesOfAll(
      block.rows.map((row) =>
        row
          .map(({ blocks }) => inOneLine(writeText(blocks)))
          .join(" ")
          .trim(),
      ),
    );
  return block.kind === "embed" ? block.address : "";
}

const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

const linesOfAll = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== "")
    .map((text) => text.replaceAll("\n\n", "\n"))
    .join("\n");
