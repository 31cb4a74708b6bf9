import {
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from "pdf-lib";

const { BeginMarkedContent: ARTIFACT, BeginMarkedContentSequence: CONTENT } = PDFOperatorNames;

/** The kinds of parts that a sheet has, by their names in PDF. */
export type Tag = "Document" | "H1" | "P" | "Table" | "TR" | "TH" | "TD";

/** One part of a document as a screen reader walks through it. */
export interface Part {
  readonly tag: Tag;
  readonly ref: PDFRef;
  readonly kids: PDFArray;
}

interface Details {
  /** BCP 47; where it differs from the document's. */
  lang?: string | undefined;
  /** Of a TH: whether it heads the cells below it or beside it. */
  heads?: "Column" | "Row";
}

/**
 * The structure of a document, for people who have it read aloud: which words are a heading, a paragraph or a
 * cell, in which order and language. What is drawn outside of it is decoration.
 */
export class Tags {
  readonly top: Part;
  readonly #document: PDFDocument;
  readonly #root: PDFRef;
  /** For each page, the parts that its marked content belongs to, by number. */
  readonly #pages = new Map<PDFPage, PDFArray>();

  constructor(document: PDFDocument) {
    this.#document = document;
    this.#root = document.context.nextRef();
    this.top = this.#part("Document", this.#root, {});
  }

  /** Adds a part to the end of another one. */
  add(tag: Tag, to: Part, details: Details = {}): Part {
    const part = this.#part(tag, to.ref, details);
    to.kids.push(part.ref);
    return part;
  }

  /** What `draw` puts on the page is the content of `part`; without a part it is decoration. */
  mark(page: PDFPage, part: Part | undefined, draw: () => void): void {
    page.pushOperators(part ? this.#content(page, part) : PDFOperator.of(ARTIFACT, ["/Artifact"]));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Puts the structure into the document, once everything is drawn. */
  finish(): void {
    const { context, catalog } = this.#document;
    const pages = [...this.#pages];
    const nums = context.obj([]);
    pages.forEach(([page, parts], index) => {
      page.node.set(PDFName.of("StructParents"), PDFNumber.of(index));
      page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
      nums.push(PDFNumber.of(index));
      nums.push(context.register(parts));
    });
    const root = context.obj({ Type: "StructTreeRoot", K: this.top.ref, ParentTreeNextKey: pages.length });
    root.set(PDFName.of("ParentTree"), context.register(context.obj({ Nums: nums })));
    context.assign(this.#root, root);
    catalog.set(PDFName.of("StructTreeRoot"), this.#root);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  #part(tag: Tag, parent: PDFRef, { lang, heads }: Details): Part {
    const { context } = this.#document;
    const kids = context.obj([]);
    const element: PDFDict = context.obj({ Type: "StructElem", S: tag, P: parent, K: kids });
    if (lang) element.set(PDFName.of("Lang"), PDFString.of(lang));
    if (heads) element.set(PDFName.of("A"), context.obj({ O: "Table", Scope: heads }));
    return { tag, ref: context.register(element), kids };
  }

  /** Numbers the content on its page, and says on both sides what belongs together. */
  #content(page: PDFPage, part: Part): PDFOperator {
    const { context } = this.#document;
    const parts = this.#pages.get(page) ?? context.obj([]);
    this.#pages.set(page, parts);
    const number = parts.size();
    parts.push(part.ref);
    part.kids.push(context.obj({ Type: "MCR", Pg: page.ref, MCID: number }));
    return PDFOperator.of(CONTENT, [`/${part.tag}`, `<</MCID ${number}>>`]);
  }
}
