import { published } from "../../../content/store/published.server";
import type { Database } from "../../../platform/db/database.server";
import { type Shown, shownText } from "../../../platform/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { type SmaTerm, smaTerms } from "../definition";

/** A difficult word as one reader sees it. */
export interface TermView {
  id: string;
  name: Shown;
  meaning: Shown;
  /** Its forms in running text, by the language of that text. */
  forms: Localized<readonly string[]>;
}

/** All difficult words in order, as a reader of `lang` sees them. */
export async function termsView(db: Database, lang: Lang): Promise<TermView[]> {
  return (await published(db, smaTerms).all()).map((term) => termView(term, lang));
}

/** The difficult word for a reader of `lang`. */
export function termView(term: Omit<SmaTerm, "version">, lang: Lang): TermView {
  const shown = (field: "name" | "meaning") =>
    shownText(
      localized((each) => term[each][field]),
      lang,
    );
  return {
    id: term._id,
    name: shown("name"),
    meaning: shown("meaning"),
    forms: localized((each) => {
      const { name, forms } = term[each];
      return forms.length > 0 || name === "" ? forms : [name];
    }),
  };
}
