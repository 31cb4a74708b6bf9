import { type ContentList, type ContentType, typeOfEntry } from "../../content/definition";
import { textOf } from "../../content/field";
import { nameOfType } from "../../content/registry/content-registry.server";
import { isList } from "../../content/store/derived.server";
import { entryTitles } from "../../content/store/entry-state.server";
import { newestRecord } from "../../content/store/published.server";
import { entriesWith } from "../../content/store/search.server";
import type { WrittenWords } from "../../content/withheld/former-words.server";
import type { Database } from "../../platform/db/database.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { hasWords, inOnePiece } from "../../platform/locale/search-text";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import type { KnownEntry, NamedEntry, Written } from "./contract";

/** Entries of one list that a search gives at most. */
const MOST = 20;

/** The content of the site, and the address of the form of each entry. */
export interface SiteContent {
  types: readonly ContentType[];
  formAddress: (type: string, id: string) => string;
}

/** Entries with what staff who read `lang` call them; those that are gone for good are left out. */
export async function knownEntries(
  db: Database,
  site: SiteContent,
  entries: readonly NamedEntry[],
  lang: Lang,
): Promise<KnownEntry[]> {
  const lists = entries.filter((entry) => isListed(typeOfEntry(site.types, entry)));
  const titles = await entryTitles(
    db,
    lists.map(({ id }) => id),
  );
  return entries.flatMap((entry) => {
    const type = typeOfEntry(site.types, entry);
    const title = titles.get(entry.id) ?? { eng: "", tra: "", sim: "" };
    if (!type || (isListed(type) && !titles.has(entry.id))) return [];
    const { type: name, id } = entry;
    return { type: name, id, title, list: nameOfType(type, lang), to: site.formAddress(name, id) };
  });
}

const isListed = (type: ContentType | undefined) => type !== undefined && isList(type);

/** The entries of public lists whose newest versions contain some words. */
export async function listedWith(db: Database, { types }: SiteContent, words: string): Promise<NamedEntry[]> {
  const lists = types.filter((type) => isList(type) && !type.isForStaff) as ContentList[];
  const found = lists.map(async (type) =>
    (await entriesWith(db, type, words, {})).slice(0, MOST).map((id) => ({ type: type.name, id })),
  );
  return (await Promise.all(found)).flat();
}

/** Texts of colleagues that contain some of these names, with the entries that they are about. */
export async function writtenWith(
  db: Database,
  site: SiteContent,
  all: readonly WrittenWords[],
  { names, lang }: { names: readonly string[]; lang: Lang },
): Promise<Written[]> {
  const wanted = names.map((each) => searchWords(inOnePiece(each)));
  const found = all.filter(({ words }) => wanted.some((each) => hasWords(searchedText(words), each)));
  return Promise.all(
    found.map(async ({ type, id, by, at, text }) => {
      const [entry] = id === null ? [] : await knownEntries(db, site, [{ type, id }], lang);
      return { by, at, text, entry: entry ?? null };
    }),
  );
}

/** The singleton records whose newest versions contain some of these words. */
export async function recordsWith(
  db: Database,
  { types }: SiteContent,
  words: readonly string[],
): Promise<NamedEntry[]> {
  const wanted = words.map((each) => searchWords(inOnePiece(each)));
  const records = types.filter((type) => !isList(type) && !type.isForStaff);
  const found = records.map(async (type) => {
    const says = (entry: object) => {
      const content = entry as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      const texts = LANGS.flatMap((lang) => textOf(type.texts, content[lang] ?? {}));
      const said = searchedText([...textOf(type.shared, content), ...texts]);
      return wanted.some((each) => hasWords(said, each));
    };
    const entry = await newestRecord(db, type);
    return says(entry) ? [{ type: type.name, id: entry._id }] : [];
  });
  return (await Promise.all(found)).flat();
}
