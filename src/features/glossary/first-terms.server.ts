import { addMany } from "../../core/content/store/many.server";
import type { ContentTables } from "../../core/content/store/tables.server";
import type { Database } from "../../core/db/database.server";
import { takeWriteLock } from "../../core/db/write-lock.server";
import type { Term } from "../../core/locale/conversion/term";
import { glossary } from "./definition";
import { contentOf } from "./terms.server";

/** An entry as it is stored, deleted or not. */
interface Stored {
  id: string;
  deleted_at: string | null;
  number: number;
  author: string;
  content: string;
}

/** The newest version of each entry that there ever was. */
const storedIn = (db: Database): Promise<Stored[]> =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version", (join) =>
      join
        .onRef("entry_version.type", "=", "entry.type")
        .onRef("entry_version.id", "=", "entry.id")
        .onRef("entry_version.number", "=", "entry.number"),
    )
    .select(["entry.id", "entry.deleted_at", "entry.number", "entry_version.author", "entry_version.content"])
    .where("entry.type", "=", glossary.name)
    .execute();

/** Tells an entry that the program brought and nobody has changed. */
const isAsItCame = ({ number, author, deleted_at }: Stored) =>
  number === 1 && author === "" && deleted_at === null;

/**
 * Fills the glossary of a site that never had one. Later the entries that it brought follow the list of a newer version
 * of the program, as long as nobody has changed them; what staff have written, changed or deleted stays theirs, and
 * nothing comes back where they have put their own entries in the place of all.
 * Of several processes that start together one does it.
 */
export async function fillGlossary(database: Database): Promise<void> {
  const terms = await firstTerms();
  if (isNothing(changesIn(await storedIn(database), terms))) return;
  await database.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const { gone, fresh } = changesIn(await storedIn(tx), terms);
    await expungeEntries(tx, gone);
    await addMany(tx, glossary, fresh.map(contentOf), "");
  });
}

interface Changes {
  gone: string[];
  fresh: Term[];
}

const isNothing = ({ gone, fresh }: Changes) => gone.length + fresh.length === 0;

/** The entries that the list does not have any more, or otherwise, and those of the list that are not there. */
function changesIn(stored: readonly Stored[], terms: readonly Term[]): Changes {
  const own = stored.filter(isAsItCame);
  if (stored.length > 0 && own.length === 0) return { gone: [], fresh: [] };
  const wanted = new Map(terms.map((term) => [term.tra, JSON.stringify(contentOf(term))]));
  const contents = stored.map((entry) => ({ entry, content: JSON.parse(entry.content) as { term: Term } }));
  const gone = contents.filter(({ entry, content }) => {
    const standing = wanted.get(content.term.tra);
    return isAsItCame(entry) && standing !== JSON.stringify(content);
  });
  const ids = new Set(gone.map(({ entry }) => entry.id));
  const there = new Set(
    contents.filter(({ entry }) => !ids.has(entry.id)).map(({ content }) => content.term.tra),
  );
  return { gone: [...ids], fresh: terms.filter(({ tra }) => !there.has(tra)) };
}

/** Entries at once: SQLite binds 32,766 values at most. */
const AT_ONCE = 500;

/** Takes entries away as if they had never been: nobody wrote them. */
async function expungeEntries(tx: Database, ids: readonly string[]): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    for (const table of ["entry_facet", "entry_words", "entry_version", "entry"] as const)
      await db.deleteFrom(table).where("type", "=", glossary.name).where("id", "in", some).execute();
  }
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
      const [tra = "", sim = "", eng = "", direction] = line.split("|");
      return { tra, sim, eng, note: "", keep, both: keep || direction === "both" };
    });
