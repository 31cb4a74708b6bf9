import type { Block, Cell, Item, Link, List, Paragraph, Table, Unsaid } from "./blocks";
import { BLOCKS, UNSAID, VOID } from "./elements";
import { hasClass, isBold, isItalic, numberOf, styleOf } from "./styles";
import { readHtml } from "./tokens";

type Attributes = ReadonlyMap<string, string | undefined>;

/** The blocks of HTML of any editor, in the order of their words; undefined of a text that has no tag of HTML. */
export function readBlocks(html: string): Block[] | undefined {
  const reader = new BlockReader();
  return readHtml(html, reader) ? reader.end() : undefined;
}

/** An open element, and the state to restore at its end. */
interface Open {
  name: string;
  undo?: () => void;
}

/** The open blocks, innermost last. */
type Container =
  | { kind: "blocks"; blocks: Block[] }
  | { kind: "list"; list: List; isOrdered: boolean; start: number }
  | { kind: "table"; table: Table };

/** Lists, quotes and tables within each other; what is deeper is in the one around it. */
const DEEPEST = 8;
/** Elements that are open at once; of others the words stay. */
const MOST_OPEN = 5000;
/** Elements that are open among which that of an end is looked for. */
const LOOK_BACK = 200;

const HEADINGS: Readonly<Record<string, "h2" | "h3">> = {
  ...{ h1: "h2", h2: "h2", h3: "h3", h4: "h3", h5: "h3", h6: "h3" },
};

class BlockReader {
  readonly #root: Block[] = [];
  readonly #containers: Container[] = [{ kind: "blocks", blocks: this.#root }];
  readonly #open: Open[] = [];
  #paragraph: Paragraph | undefined;
  #heading: "h2" | "h3" | undefined;
  /** Of the paragraph that comes next, where Word draws it as an item. */
  #level: number | undefined;
  #strong = 0;
  #emphasis = 0;
  #preformatted = 0;
  #marker = 0;
  #left = 0;
  #link: Link | undefined;
  #unsaid: Unsaid | undefined;

  end(): Block[] {
    this.#endParagraph();
    return this.#root;
  }

  text(text: string): void {
    if (this.#left > 0) return;
    if (this.#marker > 0) {
      if (this.#paragraph || text.trim() !== "") this.#current().marker += text;
      return;
    }
    const lines = this.#preformatted > 0 ? text.split(/\r\n|\r|\n/) : [text];
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.#run("\n");
      if (line !== "" && (this.#paragraph || /[^ \t\r\n\f\u00A0]/.test(line)))
        this.#run(line.replaceAll("\n", " "));
    }
  }

  #run(text: string): void {
    if (text === "\n" && !this.#paragraph) return;
    const marks = { isStrong: this.#strong > 0, isEmphasis: this.#emphasis > 0 };
    this.#current().runs.push({ text, ...marks, link: this.#link, unsaid: this.#unsaid });
  }

  open(name: string, attributes: Attributes): void {
    if (BLOCKS.has(name)) {
      this.#endParagraph();
      this.#closeTo(
        this.#lastOpen(
          (open) => open === "p",
          (open) => BLOCKS.has(open),
        ),
      );
    }
    const undo = this.#begin(name, attributes);
    if (VOID.has(name)) undo?.();
    else if (this.#open.length < MOST_OPEN) this.#open.push(undo ? { name, undo } : { name });
    else undo?.();
  }

  close(name: string): void {
    if (name === "br") this.#run("\n");
    if (BLOCKS.has(name)) this.#endParagraph();
    this.#closeTo(this.#lastOpen((open) => open === name));
  }

  /** The place of the innermost open element that is wanted; -1 where there is none before one that bounds it. */
  #lastOpen(isWanted: (name: string) => boolean, isBound: (name: string) => boolean = () => false): number {
    const first = Math.max(0, this.#open.length - LOOK_BACK);
    for (let at = this.#open.length - 1; at >= first; at -= 1) {
      const { name = "" } = this.#open[at] ?? {};
      if (isWanted(name)) return at;
      if (isBound(name)) return -1;
    }
    return -1;
  }

  #closeTo(at: number): void {
    if (at < 0) return;
    for (const { undo } of this.#open.splice(at).reverse()) undo?.();
  }

  #current(): Paragraph {
    if (!this.#paragraph) {
      const level = this.#level === undefined ? {} : { level: this.#level };
      this.#paragraph = { kind: this.#heading ?? "p", runs: [], marker: "", ...level };
      this.#blocks().push(this.#paragraph);
    }
    return this.#paragraph;
  }

  #endParagraph(): void {
    this.#paragraph = undefined;
  }

  /** The blocks to which the next one goes: loose words of a list are an item, those of a table are before it. */
  #blocks(): Block[] {
    const innermost = this.#containers.at(-1);
    if (innermost?.kind === "list") return this.#item(innermost).blocks;
    return this.#containers.findLast((each) => each.kind === "blocks")?.blocks ?? this.#root;
  }

  /** The item of a list to which something belongs that is beside items: the last one, or a new one. */
  #item({ list, isOrdered, start }: Extract<Container, { kind: "list" }>): Item {
    const last = list.items.at(-1);
    if (last) return last;
    const item = { place: { level: 0, isOrdered, start }, blocks: [] };
    list.items.push(item);
    return item;
  }

  /** Begins an element; returns the function that ends it. */
  #begin(name: string, attributes: Attributes): (() => void) | undefined {
    if (name === "br") this.#run("\n");
    if (name === "img") this.#picture(attributes);
    if (EMBEDS.includes(name) || attributes.has("data-oembed-url")) this.#embed(attributes);
    const undone = [
      this.#beginStructure(name, attributes),
      this.#beginMarks(name, attributes),
      ...(UNSAID.has(name) ? [this.#beginUnsaid()] : []),
    ].filter((undo) => undo !== undefined);
    return undone.length === 0
      ? undefined
      : () => {
          for (const undo of undone.toReversed()) undo();
        };
  }

  #beginStructure(name: string, attributes: Attributes): (() => void) | undefined {
    const heading = HEADINGS[name] ?? (name === "p" ? titleOf(attributes) : undefined);
    if (heading) return this.#beginHeading(heading);
    if (name === "p" || name === "div") return this.#beginParagraph(attributes);
    if (name === "ul" || name === "ol" || name === "menu" || name === "dir")
      return this.#beginList(name === "ol", attributes);
    if (name === "li") return this.#beginItem(attributes);
    if (name === "blockquote") return this.#beginQuote();
    if (name === "table") return this.#beginTable();
    if (name === "tr") return this.#beginRow();
    if (name === "td" || name === "th") return this.#beginCell(name === "th", attributes);
    if (name === "pre" || name === "textarea" || name === "xmp" || name === "listing") {
      this.#preformatted += 1;
      return () => {
        this.#preformatted -= 1;
      };
    }
    return undefined;
  }

  #beginHeading(heading: "h2" | "h3"): () => void {
    const before = this.#heading;
    this.#heading = heading;
    return () => {
      this.#heading = before;
    };
  }

  #beginParagraph(attributes: Attributes): () => void {
    const before = this.#level;
    const level = /mso-list:[^;]*level(\d)/.exec(styleOf(attributes))?.[1];
    if (level !== undefined) this.#level = Number(level) - 1;
    return () => {
      this.#level = before;
    };
  }

  #push(container: Container): () => void {
    const { length } = this.#containers;
    const before = { heading: this.#heading, level: this.#level };
    this.#containers.push(container);
    this.#heading = undefined;
    this.#level = undefined;
    return () => {
      this.#endParagraph();
      this.#containers.length = Math.min(this.#containers.length, length);
      this.#heading = before.heading;
      this.#level = before.level;
    };
  }

  #isDeep = (): boolean => this.#containers.length > 2 * DEEPEST;

  #beginList(isOrdered: boolean, attributes: Attributes): (() => void) | undefined {
    if (this.#isDeep()) return undefined;
    const list: List = { kind: "list", items: [] };
    this.#blocks().push(list);
    return this.#push({ kind: "list", list, isOrdered, start: numberOf(attributes.get("start")) ?? 1 });
  }

  #beginItem(attributes: Attributes): (() => void) | undefined {
    const isList = (open: string) => ["ul", "ol", "menu", "dir", "td", "th", "table"].includes(open);
    this.#closeTo(this.#lastOpen((open) => open === "li", isList));
    const innermost = this.#containers.at(-1);
    if (innermost?.kind !== "list") {
      if (this.#isDeep()) return undefined;
      return this.#loneItem(attributes);
    }
    const { list, isOrdered, start } = innermost;
    const item = { place: placeOf(attributes, { isOrdered, start }), blocks: [] };
    list.items.push(item);
    return this.#push({ kind: "blocks", blocks: item.blocks });
  }

  /** An item without a list is one of the list before it, or of a new one. */
  #loneItem(attributes: Attributes): () => void {
    const blocks = this.#blocks();
    const last = blocks.at(-1);
    const list: List = last?.kind === "list" ? last : { kind: "list", items: [] };
    if (list !== last) blocks.push(list);
    const item = { place: placeOf(attributes, { isOrdered: false, start: 1 }), blocks: [] };
    list.items.push(item);
    return this.#push({ kind: "blocks", blocks: item.blocks });
  }

  #beginQuote(): (() => void) | undefined {
    if (this.#isDeep()) return undefined;
    const quote: Block = { kind: "quote", blocks: [] };
    this.#blocks().push(quote);
    return this.#push({ kind: "blocks", blocks: quote.blocks });
  }

  /** A table in a cell gives its words to the cell. */
  #beginTable(): (() => void) | undefined {
    if (this.#isDeep() || this.#containers.some(({ kind }) => kind === "table")) return undefined;
    const table: Table = { kind: "table", rows: [] };
    const blocks = this.#blocks();
    const undo = this.#push({ kind: "table", table });
    return () => {
      undo();
      blocks.push(table);
    };
  }

  #beginRow(): undefined {
    this.#closeTo(
      this.#lastOpen(
        (open) => open === "tr",
        (open) => open === "table",
      ),
    );
    const innermost = this.#containers.at(-1);
    if (innermost?.kind === "table") innermost.table.rows.push([]);
    return undefined;
  }

  #beginCell(isHeader: boolean, attributes: Attributes): (() => void) | undefined {
    const isBound = (open: string) => open === "table" || open === "tr";
    this.#closeTo(this.#lastOpen((open) => open === "td" || open === "th", isBound));
    const innermost = this.#containers.at(-1);
    if (innermost?.kind !== "table") return undefined;
    const cell: Cell = {
      isHeader,
      scope: attributes.get("scope") === "row" ? "row" : "col",
      colspan: numberOf(attributes.get("colspan")) ?? 1,
      rowspan: numberOf(attributes.get("rowspan")) ?? 1,
      blocks: [],
    };
    const { rows } = innermost.table;
    if (rows.length === 0) rows.push([]);
    rows.at(-1)?.push(cell);
    return this.#push({ kind: "blocks", blocks: cell.blocks });
  }

  #beginMarks(name: string, attributes: Attributes): (() => void) | undefined {
    const style = styleOf(attributes);
    if (style.includes("mso-list:ignore")) return this.#beginMarker();
    if (/mso-hide:all|mso-element:comment/.test(style) || hasClass(attributes, "MsoCommentReference"))
      return this.#beginLeftOut();
    const strong = isBold(name, style) ? 1 : 0;
    const emphasis = isItalic(name, style) ? 1 : 0;
    const before = this.#link;
    const href = name === "a" ? attributes.get("href")?.trim() : undefined;
    this.#strong += strong;
    this.#emphasis += emphasis;
    if (name === "a") this.#link = href ? { href } : undefined;
    if (strong + emphasis === 0 && name !== "a") return undefined;
    return () => {
      this.#strong -= strong;
      this.#emphasis -= emphasis;
      this.#link = before;
    };
  }

  #beginMarker(): () => void {
    this.#marker += 1;
    return () => {
      this.#marker -= 1;
    };
  }

  #beginLeftOut(): () => void {
    this.#left += 1;
    return () => {
      this.#left -= 1;
    };
  }

  #beginUnsaid(): () => void {
    const unsaid: Unsaid = { isClosed: false, within: this.#unsaid };
    this.#unsaid = unsaid;
    return () => {
      unsaid.isClosed = true;
      this.#unsaid = unsaid.within;
    };
  }

  #picture(attributes: Attributes): void {
    const [set = ""] = (attributes.get("srcset") ?? attributes.get("data-srcset") ?? "").trim().split(/\s+/);
    const candidates = [
      attributes.get("src"),
      attributes.get("data-src"),
      attributes.get("data-original"),
      set,
    ];
    const sources = candidates.map((each) => each?.trim() ?? "").filter((each) => each !== "");
    // Before a picture is looked at many pages show an empty one in its place.
    const source = sources.find((each) => !isPlaceholder(each)) ?? sources[0];
    if (source === undefined || this.#left > 0) return;
    this.#endParagraph();
    const alt = (attributes.get("alt") ?? "").replace(/\s+/g, " ").trim();
    this.#blocks().push({ kind: "picture", source, alt, link: this.#link, unsaid: this.#unsaid });
  }

  #embed(attributes: Attributes): void {
    const named = ["src", "data-src", "url", "data", "data-oembed-url"].map((name) =>
      attributes.get(name)?.trim(),
    );
    const address = named.find((each) => each !== undefined && each !== "");
    if (address === undefined || this.#left > 0) return;
    this.#endParagraph();
    const title = (attributes.get("title") ?? "").replace(/\s+/g, " ").trim();
    const blocks = this.#blocks();
    const last = blocks.at(-1);
    // A film is often named twice, by what holds it and by an older element within.
    if (last?.kind === "embed" && last.address === address) return;
    blocks.push({ kind: "embed", address, title });
  }
}

const EMBEDS = ["iframe", "frame", "embed", "object", "oembed", "video", "audio", "source"];

/** The smallest possible pictures, without content. */
const isPlaceholder = (source: string): boolean => /^data:/i.test(source) && source.length < 200;

const titleOf = (attributes: Attributes): "h2" | "h3" | undefined => {
  if (hasClass(attributes, "MsoTitle")) return "h2";
  return hasClass(attributes, "MsoSubtitle") ? "h3" : undefined;
};

/** The place of an item, of which Quill says the level and the kind beside it. */
function placeOf(attributes: Attributes, { isOrdered, start }: { isOrdered: boolean; start: number }) {
  const [, indent] = /(?:^|\s)ql-indent-(\d)/.exec(attributes.get("class") ?? "") ?? [];
  const said = attributes.get("data-list");
  return {
    level: Number(indent ?? 0),
    isOrdered: said === undefined ? isOrdered : said === "ordered",
    start: numberOf(attributes.get("value")) ?? start,
  };
}
