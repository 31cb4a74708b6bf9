import type { Content } from "../../content/definition";
import { published } from "../../content/store/published.server";
import type { ContentTables } from "../../content/store/tables.server";
import type { Database } from "../../platform/db/database.server";
import { atRevision } from "../../platform/db/site-revision.server";
import { type Converter, converterBy } from "../../platform/locale/conversion/converter.server";
import type { KnownTerm, Term } from "../../platform/locale/conversion/term";
import { localized } from "../../platform/locale/lang";
import { type GlossaryEntry, glossary } from "./definition";

/** An entry in the shape of the calls. */
export const termOf = ({
  term,
  note,
  keep,
  both,
}: Pick<GlossaryEntry, "term" | "note" | "keep" | "both">): Term => ({ ...term, note, keep, both });

/** The content of an entry, from the shape of the calls. */
export const contentOf = ({ tra, sim, eng, note, keep, both }: Term): Content<typeof glossary> => ({
  term: { eng, tra, sim },
  note,
  keep,
  both,
  ...localized(() => ({})),
});

/** The entries, oldest first, but for what names no term. */
export const allTerms = async (db: Database): Promise<GlossaryEntry[]> =>
  (await published(db, glossary).all()).filter(({ term }) => term.tra !== "").toReversed();

/** The terms, for those who search or translate by them. */
export const glossaryTerms = async (db: Database): Promise<Term[]> => (await allTerms(db)).map(termOf);

/** Differs after each change of the glossary; read in a fraction of a millisecond. */
async function stampOf(db: Database): Promise<string> {
  const row = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(({ fn }) => [
      fn.countAll().as("entries"),
      fn.count("deleted_at").as("deleted"),
      fn.sum("number").as("saves"),
      fn.max("deleted_at").as("last"),
    ])
    .where("type", "=", glossary.name)
    .executeTakeFirstOrThrow();
  return JSON.stringify(row);
}

interface Read {
  stamp: string;
  converter: Converter;
}

const lastRead = new WeakMap<Database, Read>();

/** The converter by the glossary of now, which is read anew only where it has changed, whatever else has. */
export const glossaryConverter = atRevision(async (db): Promise<Converter> => {
  const stamp = await stampOf(db);
  const last = lastRead.get(db);
  if (last?.stamp === stamp) return last.converter;
  const known = (entry: GlossaryEntry): KnownTerm => ({ ...termOf(entry), term_id: entry._id });
  const converter = converterBy((await allTerms(db)).map(known));
  lastRead.set(db, { stamp, converter });
  return converter;
});
