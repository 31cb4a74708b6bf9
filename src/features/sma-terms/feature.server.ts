import { smaGlossary } from "../../charity/sma-glossary";
import { contentStore } from "../../content/store/store.server";
import type { ContentTables } from "../../content/store/tables.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { smaTerms } from "./definition";
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
