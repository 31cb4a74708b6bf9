import { type GlossaryTerm, smaGlossary } from "../../charity/sma-glossary";
import type { StoredFields } from "../../content/field";
import { type Localized, localized } from "../../platform/locale/lang";
import type { smaTerms } from "./definition";

type TermTexts = Localized<StoredFields<(typeof smaTerms)["texts"]>>;

/** The texts of a term of `src/charity/` as the database has them. */
export const textsOf = (term: GlossaryTerm): TermTexts =>
  localized((lang) => ({ ...term[lang], forms: [...term[lang].forms] }));

/** The texts that the term of an id came with; undefined of one that staff have added. */
export function firstTextsOf(id: string): TermTexts | undefined {
  const term = smaGlossary.find((each) => each.id === id);
  return term && textsOf(term);
}
