import { smaGlossary } from "../../charity/sma-glossary";
import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import type { ContentTables } from "../../content/store/tables.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { type Shown, shownText } from "../../platform/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import { type SmaTerm, smaTerms } from "./definition";
import { textsOf } from "./first-texts";
import { smaTermsProblems } from "./problems.server";

/** The recorded author of a site's first content. */
const NOBODY = { author: "" };

const hasAny = async (db: Database): Promise<boolean> =>
  (await db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select("id")
    .where("type", "=", smaTerms.name)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Publishes the difficult words of `src/charity/` in a database that never had any, under their ids; afterwards the
 * database rules, even when staff delete every word. Of several processes that start together one does it.
 */
export async function publishFirstTerms(database: Database): Promise<void> {
  if (await hasAny(database)) return;
  await database.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    if (await hasAny(tx)) return;
    const store = contentStore(tx, smaTerms);
    for (const term of smaGlossary) await store.add(textsOf(term), NOBODY, term.id);
  });
}

export default feature({
  name: "sma-terms",
  problems: smaTermsProblems,
  content: [smaTerms],
});

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
