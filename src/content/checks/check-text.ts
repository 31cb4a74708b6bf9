import { AVOIDED, type AvoidedWord } from "../../charity/avoided-words";
import type { Lang } from "../../platform/locale/lang";
import { headingRemarks } from "./headings";
import type { Remark, Span } from "./issue";
import { withoutLeftAlone } from "./left-alone";
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

/** Checks stored rich text. */
export function checkRich(html: string, lang: Lang, known: Known): Remark[] {
  const markup = readMarkup(html);
  // As they are stored, so that offsets apply to the whole.
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

/** Words that the charity does not use, in the words of a text. @param parts the words, each with its place in the whole */
function avoidedRemarks(parts: readonly (Span & { text: string })[], lang: Lang): Remark[] {
  return parts.flatMap(({ text, start }) => {
    const read = withoutLeftAlone(text);
    return AVOIDED[lang].flatMap((word) =>
      [...read.matchAll(word.pattern)].map((match) => remark(word, match, start)),
    );
  });
}

function remark({ better, swaps }: AvoidedWord, { 0: said, index }: RegExpExecArray, begin: number): Remark {
  const span = { start: begin + index, end: begin + index + said.length };
  const edits = swaps ? { edits: [{ ...span, with: better }] } : {};
  return { check: "wordAvoided", said, ...span, better, ...edits };
}
