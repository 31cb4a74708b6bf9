import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { addMany } from "../../content/store/many.server";
import type { ContentTables } from "../../content/store/tables.server";
import { csvOfParts } from "../../platform/csv/csv";
import { refusal } from "../../platform/csv/read-csv.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { answers, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Term } from "../../platform/locale/conversion/term";
import { hongKongDay } from "../../platform/locale/format";
import { glossaryActions, SEVERAL } from "./actions";
import { glossaryContract } from "./contract";
import { type GlossaryEntry, glossary } from "./definition";
import { cellsOf, type FileTerm, HEADINGS, readTerms, saveTerms } from "./import.server";
import { glossaryProblems as says } from "./problems.server";
import { allTerms, contentOf, termOf } from "./terms.server";

/** The newest revision of each entry, deleted ones included. */
const entriesIn = (db: Database) =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version", (join) =>
      join
        .onRef("entry_version.type", "=", "entry.type")
        .onRef("entry_version.id", "=", "entry.id")
        .onRef("entry_version.number", "=", "entry.number"),
    )
    .select(["entry.id", "entry_version.content"])
    .where("entry.type", "=", glossary.name);

type Stored = Awaited<ReturnType<ReturnType<typeof entriesIn>["execute"]>>[number];

/** The program's first entries that nobody has changed. */
const ownIn = (db: Database): Promise<Stored[]> =>
  entriesIn(db)
    .where("entry.number", "=", 1)
    .where("entry_version.author", "=", "")
    .where("entry.deleted_at", "is", null)
    .execute();

/** The terms of all others, deleted or not. */
async function othersIn(db: Database): Promise<Set<string>> {
  const others = await entriesIn(db)
    .where((eb) =>
      eb.or([
        eb("entry.number", ">", 1),
        eb("entry_version.author", "<>", ""),
        eb("entry.deleted_at", "is not", null),
      ]),
    )
    .execute();
  return new Set(others.map(({ content }) => (JSON.parse(content) as { term: Term }).term.tra));
}

/**
 * Fills the glossary of a site that never had one. Later the entries that it brought follow the list of a newer version
 * of the program, as long as nobody has changed them; what staff have written, changed or deleted stays theirs, and
 * nothing comes back where they have put their own entries in the place of all.
 * Of several processes that start together one does it.
 */
export async function fillGlossary(database: Database): Promise<void> {
  if (isNothing(await changesIn(database))) return;
  await database.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const { gone, fresh } = await changesIn(tx);
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
async function changesIn(db: Database): Promise<Changes> {
  const own = await ownIn(db);
  const isTheirs = own.length === 0 && (await entriesIn(db).limit(1).execute()).length > 0;
  if (isTheirs) return { gone: [], fresh: [] };
  const wanted = new Map((await firstTerms()).map((term) => [JSON.stringify(contentOf(term)), term]));
  const gone = own.filter(({ content }) => !wanted.has(content)).map(({ id }) => id);
  for (const { content } of own) wanted.delete(content);
  const others = wanted.size > 0 ? await othersIn(db) : new Set();
  return { gone, fresh: [...wanted.values()].filter(({ tra }) => !others.has(tra)) };
}

/** Entries at once: SQLite binds 32,766 values at most. */
const AT_ONCE = 500;

/** Removes entries without a trace: no user wrote them. */
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

const glossaryHandlers: Handlers<typeof glossaryContract> = {
  import: async ({ csv, skip }, call) => {
    const { good, bad } = readTerms(csv);
    if (bad.length > 0 && (!skip || good.length === 0)) throw refusal(bad);
    const before = await allTerms(call.db);
    const counts = await saveTerms(withDirections(good, before), before, call);
    const snapshot = { _id: SEVERAL, ...counts, skipped: bad.length };
    const answer = { message: "success" as const, ...counts, skipped: bad.map(({ line }) => line) };
    return { entityId: SEVERAL, action: glossaryActions.import, snapshot, answer };
  },

  export: async (_, { db }) => {
    const rows = (await allTerms(db)).map((entry) => cellsOf(termOf(entry)));
    const csv = await csvOfParts(HEADINGS, inOnePart(rows));
    return { filename: `glossary-${hongKongDay(new Date())}.csv`, csv };
  },
};

const glossaryAnswers = answers(glossaryContract, glossaryHandlers);

async function* inOnePart(rows: string[][]) {
  yield rows;
}

/** Entries of a file with the direction that each has already where the file says none; a new one goes one way. */
function withDirections(entries: readonly FileTerm[], before: readonly GlossaryEntry[]): Term[] {
  const known = new Map(before.map(({ term, both }) => [term.tra, both]));
  return entries.map((entry) => ({ ...entry, both: entry.both ?? known.get(entry.tra) ?? false }));
}

/** There is one entry of each Traditional term. */
const termRules: EntryRules<typeof glossary> = {
  type: glossary,
  beforeSave: async (content, { before, path, call }) => {
    if (await otherWith(call.db, content.term.tra, before?._id))
      throw new Problem(400, "invalid", { errors: [{ path: `${path}term.tra`, says: says.termIsThere }] });
    return content;
  },
  restored: async (entry, { db }) => {
    if (await otherWith(db, entry.term.tra, entry._id)) throw new Problem(409, says.termIsThere);
  },
};

const otherWith = async (db: Database, tra: string, id?: string): Promise<boolean> =>
  (await allTerms(db)).some(({ _id, term }) => _id !== id && term.tra === tra);

export default feature({
  name: "glossary",
  answers: glossaryAnswers,
  content: [glossary],
  entryRules: [entryRules(termRules)],
  problems: says,
});
