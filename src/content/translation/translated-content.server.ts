import type { Database } from "../../platform/db/database.server";
import { type Localized, localized } from "../../platform/locale/lang";
import type { AnyContent, ContentList, ContentRecord, ContentType } from "../definition";
import { unsaved, wholeContent } from "../field";
import { wordsAt } from "../field-paths";
import { entryStateOf, entryTitles } from "../store/entry-state.server";
import { translatedEntry } from "./track-entry.server";
import type { TranslatedKind } from "./translation-status.server";

const isList = (type: ContentType): type is ContentList => "one" in type;

/**
 * The entries of a feature that visitors read, as shown on the board: one kind for each name that types have.
 */
export function translatedContent(feature: string, types: readonly ContentType[]): TranslatedKind[] {
  const read = types.filter(({ isForStaff }) => !isForStaff);
  return [...Map.groupBy(read, ({ name }) => name).values()].map((some) => kindOf(feature, some));
}

function kindOf(feature: string, types: readonly ContentType[]): TranslatedKind {
  const [first] = types;
  const ofId = (id: string) => types.find((type) => type.id === undefined || type.id === id);
  const titles = (id: string): Localized | undefined => {
    const type = ofId(id);
    return type && !isList(type) ? nameOf(type) : undefined;
  };
  return {
    type: first?.name ?? "",
    feature,
    find: async (db, id) => {
      const found = await entryState(db, ofId(id), id);
      return found && translatedEntry(found.type, found.row, found);
    },
    open: async (db, id) => {
      const found = await entryState(db, ofId(id), id);
      if (!found) return undefined;
      return { type: found.type, content: found.newest as unknown as AnyContent, version: found.row.number };
    },
    titles: async (db, ids) => {
      if (first && isList(first)) return entryTitles(db, ids);
      return new Map(ids.flatMap((id) => [[id, titles(id)] as const]).filter(isNamed));
    },
    label: (id, path, lang) => {
      const type = ofId(id) as ContentList | ContentRecord | undefined;
      return type ? wordsAt(path.split("."), type.words[lang].fields).label : path;
    },
    ...(first && isList(first) && { one: oneNameOf(first) }),
    parts: types.map((type) => ({ ...(type.id !== undefined && { id: type.id }), name: nameOf(type) })),
  };
}

/** An entry with its list's card; for a record without a save, its type's initial content. */
async function entryState(db: Database, type: ContentType | undefined, id: string) {
  const entry = type && (await entryStateOf(db, type, id));
  if (entry) return entry.row.deleted_at === null ? { type, ...entry } : undefined;
  if (!type || isList(type) || id !== (type.id ?? type.name)) return undefined;
  const begins = wholeContent(type, unsaved(type));
  return { type, row: { id, sort: id, number: 0 }, newest: begins, visible: begins };
}

/** The name of all entries of a type, as staff say it. */
const nameOf = (type: ContentType): Localized =>
  localized((lang) => {
    if (isList(type)) return type.words[lang].list;
    return (type as ContentRecord).words[lang].title;
  });

const oneNameOf = ({ words }: ContentList): Localized =>
  localized((lang) => words[lang].one ?? words[lang].list);

const isNamed = (each: readonly [string, Localized | undefined]): each is readonly [string, Localized] =>
  each[1] !== undefined;
