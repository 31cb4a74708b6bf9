import type { Database } from "../../db/database.server";
import { type Localized, localized } from "../../locale/lang";
import type { ContentList, ContentRecord, ContentType } from "../definition";
import { unsaved } from "../field-values";
import { wholeRecord } from "../store/published.server";
import { entryTitles } from "../store/store.server";
import type { ContentTables } from "../store/tables.server";
import { translatedEntry } from "./follow-entry.server";
import type { TranslatedKind } from "./followed.server";

const isList = (type: ContentType): type is ContentList => "one" in type;

/** The entries of content types as they stand on the board: one kind for each name that types have. */
export function translatedContent(types: readonly ContentType[]): TranslatedKind[] {
  return [...Map.groupBy(types, ({ name }) => name).values()].map(kindOf);
}

function kindOf(types: readonly ContentType[]): TranslatedKind {
  const [first] = types;
  const ofId = (id: string) => types.find((type) => type.id === undefined || type.id === id);
  const titles = (id: string): Localized | undefined => {
    const type = ofId(id);
    return type && !isList(type) ? localized((lang) => (type as ContentRecord).words[lang].title) : undefined;
  };
  return {
    type: first?.name ?? "",
    find: async (db, id) => {
      const type = ofId(id);
      const entry = type && (await newestOf(db, type, id));
      return type && entry && translatedEntry(type, entry, entry.content);
    },
    titles: async (db, ids) => {
      if (first && isList(first)) return entryTitles(db, ids);
      return new Map(ids.flatMap((id) => [[id, titles(id)] as const]).filter(isNamed));
    },
  };
}

const isNamed = (each: readonly [string, Localized | undefined]): each is readonly [string, Localized] =>
  each[1] !== undefined;

/** The newest content of an entry, whole; of a record that nobody has saved, what it begins with. */
async function newestOf(db: Database, type: ContentType, id: string) {
  const row = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as version", (join) =>
      join
        .onRef("version.type", "=", "entry.type")
        .onRef("version.id", "=", "entry.id")
        .onRef("version.number", "=", "entry.number"),
    )
    .select(["entry.id", "entry.sort", "version.content"])
    .where("entry.type", "=", type.name)
    .where("entry.id", "=", id)
    .where("entry.deleted_at", "is", null)
    .executeTakeFirst();
  if (row) {
    const content = wholeRecord(type, { ...JSON.parse(row.content), _id: id, version: 0 });
    return { id, sort: row.sort, content };
  }
  return isList(type) || id !== (type.id ?? type.name) ? undefined : { id, sort: id, content: unsaved(type) };
}
