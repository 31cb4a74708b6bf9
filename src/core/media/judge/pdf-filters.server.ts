import { PDFArray, type PDFDict, PDFName } from "pdf-lib";
import { entryOf, plainName } from "./pdf-names.server";

/** As they may be called in short, which readers understand everywhere. */
const IN_FULL: Record<string, string> = {
  A85: "ASCII85Decode",
  AHx: "ASCIIHexDecode",
  Fl: "FlateDecode",
  LZW: "LZWDecode",
  RL: "RunLengthDecode",
};

/** The filters of a stream by their full names, in the order in which they unpack. @throws when they are no names. */
export function filtersOf(dict: PDFDict): string[] {
  return ["Filter", "F"].flatMap((key) => {
    const value = dict.context.lookup(entryOf(dict, key));
    if (value === undefined) return [];
    return (value instanceof PDFArray ? value.asArray() : [value]).map((each) => {
      const filter = dict.context.lookup(each);
      if (!(filter instanceof PDFName)) throw new Error("a filter of the PDF has no name");
      const name = plainName(filter);
      return IN_FULL[name] ?? name;
    });
  });
}
