import * as z from "zod";
import { onOneLine } from "../../shapes";

/** Characters of a term in one language, and of a note. */
export const LONGEST_TERM = 200;
export const LONGEST_NOTE = 500;

const said = z.string().max(LONGEST_TERM).overwrite(onOneLine);

/** An entry of the glossary: the terms of Hong Kong and the Mainland, and the English one. */
export const Term = z.object({
  tra: said.min(1),
  sim: said,
  eng: said.default(""),
  note: z.string().max(LONGEST_NOTE).overwrite(onOneLine).default(""),
  /** True of a name, whose wording no conversion changes; where `sim` is blank, its characters are converted. */
  keep: z.boolean().default(false),
  /**
   * True of a term that is also put for its Simplified one where that is converted; names always are. A common word
   * would spoil sentences: 根据 is not always 因應.
   */
  both: z.boolean().default(true),
});
export type Term = z.output<typeof Term>;

/** The same with the id by which staff edit it. */
export const KnownTerm = Term.extend({ term_id: z.string() });
export type KnownTerm = z.output<typeof KnownTerm>;
