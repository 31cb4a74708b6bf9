/** A link in a text, whose address is checked later. */
export interface Link {
  href: string;
}

/** Words that are there unless the element that has them was closed, as those of a video that cannot be shown. */
export interface Unsaid {
  isClosed: boolean;
  within: Unsaid | undefined;
}

/** Words with their marks; a line break is `"\n"`, which no other run has. */
export interface Run {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  link: Link | undefined;
  unsaid: Unsaid | undefined;
}

/** List properties that an editor gives a paragraph or item. */
export interface ListPlace {
  /** From 0. */
  level: number;
  isOrdered: boolean;
  start: number;
}

export interface Paragraph {
  kind: "p" | "h2" | "h3";
  runs: Run[];
  /** Of a paragraph that Word draws as an item: its level, from 0. */
  level?: number;
  /** The bullet or number before it, where it is no word of the author's if a list says the same. */
  marker: string;
}

export interface Picture {
  kind: "picture";
  source: string;
  alt: string;
  link: Link | undefined;
  unsaid: Unsaid | undefined;
  /** Its id in the library, once it is there. */
  id?: string;
}

/** A film, map or page of another site within the text. */
export interface Embed {
  kind: "embed";
  address: string;
  title: string;
}

export interface Item {
  place: ListPlace;
  blocks: Block[];
}

export interface List {
  kind: "list";
  items: Item[];
}

export interface Quote {
  kind: "quote";
  blocks: Block[];
}

export interface Cell {
  isHeader: boolean;
  scope: "row" | "col";
  colspan: number;
  rowspan: number;
  blocks: Block[];
}

export interface Table {
  kind: "table";
  rows: Cell[][];
}

export type Block = Paragraph | Picture | Embed | List | Quote | Table;

export const isParagraph = (block: Block): block is Paragraph =>
  block.kind === "p" || block.kind === "h2" || block.kind === "h3";

/** Returns whether something is left out with the element that has it. */
export function isLeftOut({ unsaid }: { unsaid: Unsaid | undefined }): boolean {
  for (let each = unsaid; each; each = each.within) if (each.isClosed) return true;
  return false;
}
