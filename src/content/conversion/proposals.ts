import { conversionContract, type DraftPart } from "../../platform/conversion-contract";
import { createClient } from "../../platform/http/client";
import type { Lang } from "../../platform/locale/lang";
import { toSimplified } from "../../ui/fields/simplified";
import type { FormText } from "./form-texts";
import { aligned, paragraphsOf, type Row, textOf, wordsOf } from "./paragraphs";

const api = createClient(conversionContract);

/** A paragraph that could be taken, for somebody to judge. */
export interface Proposal {
  key: string;
  text: FormText;
  label: string;
  source: string;
  draft: string;
  /** The text with which the draft is compared: the present one, else a conversion by characters. */
  before: string;
  /** True where there is no text yet. */
  isNew: boolean;
  /** True where nothing of a present text is lost: a line was added to a list of names. */
  onlyAdds: boolean;
}

/** A text with its paragraphs in both languages. */
export interface DraftedText {
  text: FormText;
  rows: readonly Row[];
  proposals: readonly Proposal[];
}

const partOf = (text: FormText, paragraph: string): DraftPart =>
  text.writing === "rich" ? { html: paragraph } : { text: paragraph };

/** Drafts of texts in another language, beside the present ones. */
export async function draftTexts(
  texts: readonly FormText[],
  { from, to }: { from: Lang; to: Lang },
  numbered: (label: string, number: number) => string,
): Promise<DraftedText[]> {
  const sources = texts.map((text) => paragraphsOf(text.writing, text.from));
  const parts = texts.flatMap((text, at) => (sources[at] ?? []).map((paragraph) => partOf(text, paragraph)));
  if (parts.length === 0) return [];
  const { parts: drafted } = await api.draft({ parts, from, to });
  const drafts = drafted.map((part) => ("text" in part ? part.text : part.html));
  let next = 0;
  return Promise.all(
    texts.map(async (text, at) => {
      const source = sources[at] ?? [];
      const draft = drafts.slice(next, next + source.length);
      next += source.length;
      const rows = aligned(source, draft, paragraphsOf(text.writing, text.to));
      const proposals = await Promise.all(rows.map((row, place) => proposalOf(text, row, place)));
      return { text, rows, proposals: proposals.filter((each) => each !== undefined) };
    }),
  );

  async function proposalOf(text: FormText, row: Row, place: number): Promise<Proposal | undefined> {
    const { source, draft, present } = row;
    if (source === undefined || draft === undefined || draft === present) return undefined;
    const said = (paragraph: string) => wordsOf(text.writing, paragraph).join("");
    const isScript = from === "tra" && to === "sim";
    const before = present ?? (isScript ? await toSimplified(source) : draft);
    const label =
      paragraphsOf(text.writing, text.from).length > 1 ? numbered(text.label, place + 1) : text.label;
    const key = `${text.path} ${place}`;
    const isNew = present === undefined;
    return { key, text, label, source, draft, before: said(before), isNew, onlyAdds: adds(present, draft) };
  }
}

/** Whether a text has every line of a former one, in the same order. */
function adds(former: string | undefined, text: string): boolean {
  if (former === undefined) return true;
  const linesOf = (said: string) => said.split("\n").map((line) => line.trim());
  const lines = linesOf(text);
  let at = 0;
  for (const line of linesOf(former)) {
    at = lines.indexOf(line, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** A text in which the accepted paragraphs are replaced, and the others unchanged. */
export function takenInto({ text, rows }: DraftedText, taken: ReadonlyMap<string, string>): unknown {
  const paragraphs = rows.map(({ present }, place) => taken.get(`${text.path} ${place}`) ?? present);
  return textOf(
    text.writing,
    paragraphs.filter((paragraph) => paragraph !== undefined),
  );
}
