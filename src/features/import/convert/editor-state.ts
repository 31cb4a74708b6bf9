import { escapeHtml } from "../../../platform/html/text";
import { fieldOf, isRecord, listOf, type OldRecord, textOf } from "./context";

/**
 * The HTML of a text that was stored as its editor holds it, and not as HTML: Draft's blocks or Quill's operations, as
 * JSON or as a record. Undefined of anything else.
 */
export function htmlOfState(value: unknown): string | undefined {
  const state =
    typeof value === "string" && /^\s*\{\s*"(?:blocks|ops|entityMap)"/.test(value) ? parsed(value) : value;
  if (!isRecord(state)) return undefined;
  const [blocks, operations] = [fieldOf(state, "blocks"), fieldOf(state, "ops")];
  if (Array.isArray(blocks)) return draftHtml(blocks, fieldOf(state, "entityMap"));
  return Array.isArray(operations) ? quillHtml(operations) : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const NO_REPORT = { report: () => {} };
const said = (record: OldRecord, name: string): string => textOf(fieldOf(record, name), name, NO_REPORT);
const numberIn = (record: OldRecord, name: string): number => {
  const number = fieldOf(record, name);
  return typeof number === "number" && Number.isInteger(number) && number >= 0 ? number : 0;
};

const DRAFT_TAGS: Readonly<Record<string, string>> = {
  ...{
    "header-one": "h1",
    "header-two": "h2",
    "header-three": "h3",
    "header-four": "h4",
    "header-five": "h5",
  },
  ...{ "header-six": "h6", blockquote: "blockquote", "code-block": "pre" },
};

function draftHtml(blocks: readonly unknown[], entityMap: unknown): string {
  const entities = isRecord(entityMap) ? entityMap : {};
  return blocks
    .filter(isRecord)
    .map((block) => {
      const type = said(block, "type");
      const words = marked(block, entities);
      const list = /^(un)?ordered-list-item$/.exec(type);
      const level = Math.min(numberIn(block, "depth"), 8);
      if (list)
        return `<li data-list="${list[1] ? "bullet" : "ordered"}" class="ql-indent-${level}">${words}</li>`;
      const tag = (Object.hasOwn(DRAFT_TAGS, type) && DRAFT_TAGS[type]) || "p";
      return `<${tag}>${words}</${tag}>`;
    })
    .join("");
}

/** The words of a block with its marks, links and pictures, each of which is a range of its characters. */
function marked(block: OldRecord, entities: OldRecord): string {
  const text = said(block, "text");
  const ranges = [...rangesIn(block, "inlineStyleRanges"), ...rangesIn(block, "entityRanges")];
  const edges = [...new Set([0, text.length, ...ranges.flatMap(({ from, to }) => [from, to])])]
    .filter((edge) => edge <= text.length)
    .sort((one, other) => one - other);
  const parts = edges.slice(0, -1).map((from, at) => {
    const over = ranges.filter((range) => range.from <= from && range.to > from);
    const inner = escapeHtml(text.slice(from, edges[at + 1])).replaceAll("\n", "<br>");
    return over.reduce((html, range) => within(html, range.record, entities), inner);
  });
  return parts.join("");
}

function rangesIn(block: OldRecord, name: string) {
  const all = listOf(fieldOf(block, name)).filter(isRecord).slice(0, MOST_RANGES);
  return all.map((record) => {
    const from = numberIn(record, "offset");
    return { record, from, to: from + numberIn(record, "length") };
  });
}

const MOST_RANGES = 1000;

function within(html: string, range: OldRecord, entities: OldRecord): string {
  const style = said(range, "style");
  if (style === "BOLD") return `<b>${html}</b>`;
  if (style === "ITALIC") return `<i>${html}</i>`;
  const entity = fieldOf(entities, said(range, "key"));
  const data = isRecord(entity) ? fieldOf(entity, "data") : undefined;
  if (!isRecord(entity) || !isRecord(data)) return html;
  const source = said(data, "src");
  const kind = said(entity, "type").toLowerCase();
  if (kind === "link") return `<a href="${escapeHtml(said(data, "url") || said(data, "href"))}">${html}</a>`;
  if (kind === "image")
    return `${html}<img src="${escapeHtml(source)}" alt="${escapeHtml(said(data, "alt"))}">`;
  return source === "" ? html : `${html}<iframe src="${escapeHtml(source)}"></iframe>`;
}

/** Quill's operations: words with their marks, in which the line break that ends a line says what the line is. */
function quillHtml(operations: readonly unknown[]): string {
  let html = "";
  let line = "";
  for (const operation of operations.filter(isRecord)) {
    const [insert, given] = [fieldOf(operation, "insert"), fieldOf(operation, "attributes")];
    const attributes = isRecord(given) ? given : {};
    if (isRecord(insert)) {
      line += embedded(insert);
      continue;
    }
    const lines = textOf(insert, "", NO_REPORT).split("\n");
    for (const [at, words] of lines.entries()) {
      if (at > 0) {
        html += lineHtml(line, attributes);
        line = "";
      }
      line += wordsHtml(words, attributes);
    }
  }
  return html + (line === "" ? "" : lineHtml(line, {}));
}

function embedded(insert: OldRecord): string {
  const [picture, video] = [said(insert, "image"), said(insert, "video")];
  if (picture !== "") return `<img src="${escapeHtml(picture)}">`;
  return video === "" ? "" : `<iframe src="${escapeHtml(video)}"></iframe>`;
}

function wordsHtml(words: string, attributes: OldRecord): string {
  if (words === "") return "";
  const bold = fieldOf(attributes, "bold") === true ? `<b>${escapeHtml(words)}</b>` : escapeHtml(words);
  const italic = fieldOf(attributes, "italic") === true ? `<i>${bold}</i>` : bold;
  const link = said(attributes, "link");
  return link === "" ? italic : `<a href="${escapeHtml(link)}">${italic}</a>`;
}

function lineHtml(words: string, attributes: OldRecord): string {
  const [header, list] = [numberIn(attributes, "header"), said(attributes, "list")];
  if (list !== "") {
    const level = Math.min(numberIn(attributes, "indent"), 8);
    return `<li data-list="${list === "ordered" ? "ordered" : "bullet"}" class="ql-indent-${level}">${words}</li>`;
  }
  const tag =
    header > 0 && header <= 6
      ? `h${header}`
      : fieldOf(attributes, "blockquote") === true
        ? "blockquote"
        : "p";
  return `<${tag}>${words}</${tag}>`;
}
