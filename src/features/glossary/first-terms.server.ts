import { addMany } from "../../core/content/store/many.server";
import type { ContentTables } from "../../core/content/store/tables.server";
import type { Database } from "../../core/db/database.server";
import { takeWriteLock } from "../../core/db/write-lock.server";
import type { Term } from "../../core/locale/conversion/term";
import { glossary } from "./definition";
import { contentOf } from "./terms.server";

const hasAny = async (db: Database): Promise<boolean> =>
  (await db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select("id")
    .where("type", "=", glossary.name)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Fills the glossary of a site that never had one; afterwards the site's own rules, even when staff delete every entry.
 * Of several processes that start together one does it.
 */
export async function fillGlossary(database: Database): Promise<void> {
  if (await hasAny(database)) return;
  const terms = await firstTerms();
  await database.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    if (!(await hasAny(tx))) await addMany(tx, glossary, terms.map(contentOf), "");
  });
}

/** The entries that a site begins with: each term once, names first. Loaded for the one start that needs them. */
export async function firstTerms(): Promise<Term[]> {
  const { careTerms } = await import("./first-terms/care");
  const { communityTerms } = await import("./first-terms/community");
  const { dailyTerms } = await import("./first-terms/daily");
  const { digitalTerms } = await import("./first-terms/digital");
  const { wordingTerms } = await import("./first-terms/wording");
  const { names } = await import("./first-terms/names");
  const others = [careTerms, communityTerms, dailyTerms, digitalTerms, wordingTerms].flatMap((list) =>
    termsIn(list, false),
  );
  const all = [...termsIn(names, true), ...others];
  return [...new Map(all.toReversed().map((term) => [term.tra, term])).values()].toReversed();
}

const termsIn = (list: string, keep: boolean): Term[] =>
  list
    .trim()
    .split("\n")
    .map((line) => {
      const [tra = "", sim = "", eng = ""] = line.split("|");
      return { tra, sim, eng, note: "", keep };
    });
