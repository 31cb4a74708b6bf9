import { deflateSync } from "node:zlib";

export interface PdfParts {
  /** Entries added to the catalog: `/OpenAction 4 0 R`. */
  catalog?: string;
  /** Whole objects after the page, numbered from 4: `<< /S /JavaScript >>`. */
  objects?: string[];
  /** Entries added to the trailer. */
  trailer?: string;
  /** Instead of the one page. */
  kids?: string;
}

/** A small PDF written by hand, with a true cross-reference table. */
export function pdfFile({ catalog = "", objects = [], trailer = "", kids = "3 0 R" }: PdfParts = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count 1 >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>",
    ...objects,
  ];
  let file = "%PDF-1.7\n";
  const offsets = all.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** A stream of these bytes, with these entries in its dictionary: `/Filter /FlateDecode`. */
export function packedStream(entries: string, bytes: Buffer | string): string {
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream`;
}

/** A stream that holds `object` as number 9, compressed. */
export function objectStream(object: string, entries = "/Filter /FlateDecode", pack = deflateSync): string {
  const index = "9 0 ";
  const head = `/Type /ObjStm /N 1 /First ${index.length} ${entries}`;
  return packedStream(head, pack(Buffer.from(index + object)));
}
