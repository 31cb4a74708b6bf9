import { diffArrays } from "diff";
import { isBlank } from "../../platform/html/text";
import type { Writing } from "../field";
import type { FormText } from "./form-texts";

/** The paragraphs of a text, in order; of rich text the HTML of its blocks. */
export function paragraphsOf(writing: Writing, value: unknown): string[] {
  if (writing === "lines") return (value as string[]).filter((line) => line.trim() !== "");
  const text = String(value ?? "");
  if (writing === "rich") return isBlank(text) ? [] : blocksOf(text);
  const parts = writing === "text" ? text.split(/\n{2,}/) : [text];
  return parts.filter((part) => part.trim() !== "");
}

/** A text of such paragraphs. */
export function textOf(writing: Writing, paragraphs: readonly string[]): unknown {
  if (writing === "lines") return paragraphs;
  return paragraphs.join(writing === "text" ? "\n\n" : "");
}

function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.children].map((block) => block.outerHTML);
}

/** A paragraph of the source, its draft in the target language, and the target's present text. */
export interface Row {
  source: string | undefined;
  draft: string | undefined;
  /** Undefined where the other language has no paragraph for it. */
  present: string | undefined;
}

/**
 * Aligns the paragraphs of two languages: those already equal in meaning are anchors, and between them the
 * first goes with the first.
 */
export function aligned(
  source: readonly string[],
  draft: readonly string[],
  present: readonly string[],
): Row[] {
  const rows: Row[] = [];
  let [from, to] = [0, 0];
  const pairUp = (untilFrom: number, untilTo: number) => {
    while (from < untilFrom || to < untilTo) {
      const has = { source: from < untilFrom, present: to < untilTo };
      rows.push({
        source: has.source ? source[from] : undefined,
        draft: has.source ? draft[from] : undefined,
        present: has.present ? present[to] : undefined,
      });
      if (has.source) from += 1;
      if (has.present) to += 1;
    }
  };
  let [at, there] = [0, 0];
  for (const { added, removed, count } of diffArrays([...draft], [...present])) {
    if (removed) at += count;
    else if (added) there += count;
    else
      for (let same = 0; same < count; same += 1) {
        pairUp(at, there);
        pairUp(++at, ++there);
      }
  }
  pairUp(source.length, present.length);
  return rows;
}

/** The words of a paragraph, without markup: of HTML those of each of its text nodes. */
export function wordsOf(writing: Writing, paragraph: string): string[] {
  if (writing !== "rich") return [paragraph];
  return textNodes(fragmentOf(paragraph)).map(({ data }) => data);
}

/** A paragraph with other words at the same places. */
export function withWords(writing: Writing, paragraph: string, words: readonly string[]): string {
  if (writing !== "rich") return words[0] ?? "";
  const body = fragmentOf(paragraph);
  for (const [at, node] of textNodes(body).entries()) node.data = words[at] ?? node.data;
  return body.innerHTML;
}

const fragmentOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

function textNodes(body: HTMLElement): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== "") nodes.push(node);
  }
  return nodes;
}

/** Whether there is a source to copy from. */
export const hasWords = ({ writing, from }: Pick<FormText, "writing" | "from">): boolean =>
  paragraphsOf(writing, from).length > 0;
