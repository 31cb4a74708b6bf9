import {
  type Block,
  type Cell,
  type Item,
  isLeftOut,
  isParagraph,
  type List,
  type Paragraph,
  type Run,
} from "./blocks";

/** Spaces of any kind that HTML shows as one; not the full-width one, with which Chinese paragraphs begin. */
const SPACES = /[ \t\r\n\f\u00A0]+/g;
/** Text without visible characters. */
const UNSEEN = /^[\s\p{Cf}\u00A0]*$/u;

/**
 * Blocks as a text may have them: no empty one, each paragraph without an empty line in it, words with one space
 * between two, and lists where an editor only draws them.
 */
export function tidied(blocks: readonly Block[]): Block[] {
  const tidy = blocks.flatMap(tidiedBlock);
  return withLists(tidy);
}

function tidiedBlock(block: Block): Block[] {
  if (isParagraph(block)) return paragraphsOf(block);
  if (block.kind === "picture") return isLeftOut(block) ? [] : [block];
  if (block.kind === "embed") return [block];
  if (block.kind === "list") return tidiedList(block);
  if (block.kind === "quote") {
    const inner = tidied(block.blocks);
    return inner.length === 0 ? [] : [{ kind: "quote", blocks: inner }];
  }
  const rows = block.rows
    .map((row) => row.map((cell): Cell => ({ ...cell, blocks: tidied(cell.blocks) })))
    .filter((row) => row.length > 0);
  const cells = rows.flat();
  if (cells.every(({ blocks }) => blocks.length === 0)) return [];
  // A frame around something, and no table.
  if (cells.length === 1) return cells[0]?.blocks ?? [];
  return [{ kind: "table", rows }];
}

/** Splits a paragraph at its empty lines. */
function paragraphsOf({ runs, marker, ...paragraph }: Paragraph): Paragraph[] {
  const lines = linesOf(runs);
  const parts: Run[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const isBlank = UNSEEN.test(line.map(({ text }) => text).join(""));
    const last = parts.at(-1);
    if (isBlank) isOpen = false;
    else if (last && isOpen) last.push(BREAK, ...line);
    else parts.push([...line]);
    isOpen = !isBlank;
  }
  const bullet = marker.replace(SPACES, " ").trim();
  if (parts.length === 0 && bullet !== "") parts.push([]);
  return parts.map((part, at) => ({ ...paragraph, runs: part, marker: at === 0 ? bullet : "" }));
}

/** A line break in a paragraph. */
const BREAK: Run = { text: "\n", isStrong: false, isEmphasis: false, link: undefined, unsaid: undefined };

/** The lines of runs, each without spaces around it and with one between two words. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  let hasSpace = true;
  for (const run of runs) {
    if (isLeftOut(run)) continue;
    if (run.text === "\n") {
      lines.push([]);
      hasSpace = true;
      continue;
    }
    const spaced = run.text.replace(SPACES, " ");
    const text: string = hasSpace && spaced.startsWith(" ") ? spaced.slice(1) : spaced;
    if (text === "") continue;
    hasSpace = text.endsWith(" ");
    lines.at(-1)?.push({ ...run, text });
  }
  return lines.map(withoutEnd);
}

function withoutEnd(line: Run[]): Run[] {
  const ended = [...line];
  for (let last: Run | undefined = ended.pop(); last; last = ended.pop()) {
    const text = last.text.replace(/ +$/, "");
    if (text !== "") return [...ended, { ...last, text }];
  }
  return [];
}

function tidiedList({ items }: List): Block[] {
  const tidy = items.map(({ place, blocks }) => ({ place, blocks: tidied(blocks) }));
  return listsOf(tidy.filter(({ blocks }) => blocks.length > 0).flatMap(liftedItems));
}

/** An item that only holds another list is none: the items of that are in its place. */
function liftedItems(item: Item): Item[] {
  const [first, ...rest] = item.blocks;
  if (first?.kind !== "list")
    return [{ ...item, blocks: [asText(first), ...rest].filter((each) => each !== undefined) }];
  if (rest.length === 0) return first.items;
  return [...first.items, ...(rest.length === 0 ? [] : liftedItems({ ...item, blocks: rest }))];
}

/** An item begins with a paragraph, and not with a heading. */
const asText = (block: Block | undefined): Block | undefined =>
  block && isParagraph(block) ? { ...block, kind: "p" } : block;

/** Items as lists within each other, by their levels; another kind of item on the first level begins another list. */
function listsOf(items: readonly Item[]): List[] {
  const lists: List[] = [];
  /** The list of each level that is open. */
  let open: List[] = [];
  for (const item of items) {
    const level = Math.min(item.place.level, open.length);
    let list = open[level];
    if (!list || list.items[0]?.place.isOrdered !== item.place.isOrdered) {
      list = { kind: "list", items: [] };
      const holder = open[level - 1]?.items.at(-1);
      if (holder) holder.blocks.push(list);
      else lists.push(list);
    }
    list.items.push({ place: { ...item.place, level: 0 }, blocks: [...item.blocks] });
    open = [...open.slice(0, level), list];
  }
  return lists;
}

const BULLET = /^[^\p{L}\p{N}\s]$|^o$/u;
const NUMBER = /^(\d{1,4})[.)、．]$/;

/** Lists in the place of paragraphs that Word draws as items of one. */
function withLists(blocks: readonly Block[]): Block[] {
  const done: Block[] = [];
  let items: Item[] = [];
  const endList = () => {
    done.push(...listsOf(items));
    items = [];
  };
  for (const block of blocks) {
    const item = isParagraph(block) ? itemOf(block) : undefined;
    if (item) items.push(item);
    else {
      endList();
      done.push(isParagraph(block) ? withMarker(block) : block);
    }
  }
  endList();
  return done;
}

function itemOf({ level, marker, ...paragraph }: Paragraph): Item | undefined {
  if (level === undefined || paragraph.runs.length === 0) return undefined;
  const number = NUMBER.exec(marker)?.[1];
  if (number === undefined && !BULLET.test(marker)) return undefined;
  const place = { level, isOrdered: number !== undefined, start: Number(number ?? 1) };
  return { place, blocks: [{ ...paragraph, kind: "p", marker: "" }] };
}

/** A paragraph whose bullet or number no HTML list can show: it is part of the text. */
function withMarker({ marker, level: _, ...paragraph }: Paragraph): Paragraph {
  if (marker === "") return { ...paragraph, marker };
  const text = paragraph.runs.length === 0 ? marker : `${marker} `;
  return { ...paragraph, marker: "", runs: [{ ...BREAK, text }, ...paragraph.runs] };
}
