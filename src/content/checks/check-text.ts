import type { Lang } from "../../platform/locale/lang";
import { avoidedRemarks } from "./avoided";
import { headingRemarks } from "./headings";
import type { Remark } from "./issue";
import { linkRemarks } from "./links";
import { readMarkup } from "./markup";
import { type LibraryPictures, pictureRemarks } from "./pictures";
import { type ForeignCharacters, scriptRemarks } from "./scripts";
import { longInBlocks, longInText } from "./sentences";
import { tableRemarks } from "./tables";

/** The knowledge beside a text, as far as it has arrived. */
export interface Known {
  library: LibraryPictures;
  /** None while the tables are not there. */
  foreign?: ForeignCharacters | undefined;
}

type Part = { start: number; end: number; text: string };

const wordRemarks = (parts: readonly Part[], lang: Lang, { foreign }: Known): Remark[] => [
  ...(lang !== "eng" && foreign ? scriptRemarks(parts, lang, foreign) : []),
  ...avoidedRemarks(parts, lang),
];

/** Looks at a plain text; a short one, as a title, has no sentences. */
export function checkPlain(text: string, lang: Lang, known: Known, isShort = false): Remark[] {
  const long = isShort ? [] : longInText(text, lang);
  return [...long, ...wordRemarks([{ start: 0, end: text.length, text }], lang, known)];
}

/** Looks at rich text, as it is stored. */
export function checkRich(html: string, lang: Lang, known: Known): Remark[] {
  const markup = readMarkup(html);
  // As they are stored, so that a place in them is one in the whole.
  const parts = markup.blocks.flatMap(({ own }) =>
    own.map(({ start, end }) => ({ start, end, text: html.slice(start, end) })),
  );
  return [
    ...pictureRemarks(markup, known.library),
    ...headingRemarks(html, markup),
    ...linkRemarks(markup),
    ...tableRemarks(html, markup),
    ...longInBlocks(markup.blocks, lang),
    ...wordRemarks(parts, lang, known),
  ].sort((one, other) => one.start - other.start);
}
