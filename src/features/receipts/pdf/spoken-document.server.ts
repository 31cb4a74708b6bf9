import PDFDocument from "pdfkit";
import { escapeHtml } from "../../../core/richtext/text";

interface Properties {
  /** Width and height of its pages in points. */
  size: readonly [number, number];
  title: string;
  author: string;
  madeAt: Date;
}

/** A PDF in English that says what it is and whose parts are named, so that it can be read aloud; at its first page. */
export class SpokenDocument extends PDFDocument {
  constructor({ size, title, author, madeAt }: Properties) {
    super({
      size: [...size],
      margin: 0,
      font: "", // none of those that every reader has: ours are in the file
      pdfVersion: "1.7",
      lang: "en",
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    });
  }

  /** pdfkit puts what the document says of itself into XML as it is. */
  override endMetadata(): void {
    const { Title = "", Author = "" } = this.info;
    Object.assign(this.info, { Title: escapeHtml(Title), Author: escapeHtml(Author) });
    super.endMetadata();
  }
}
