import type { Content, ContentList, ContentType } from "../../content/definition";
import type { EntryType } from "../../content/registry/content-registry.server";
import { authorsOf } from "../../content/revisions/history.server";
import { isList } from "../../content/store/derived.server";
import { newest, newestRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { LANGS } from "../../platform/locale/lang";
import type { ConvertedContent, JoinedContent, PlannedEntry } from "./convert/context";
import { entryIdOf } from "./entry-id";
import { importStore } from "./store.server";

/** Under these names the program itself saves what a site begins with, and the demo charity. */
const PROGRAM: readonly string[] = ["", "demo"];

/** Types whose entries are matched by title: an existing entry is replaced by the old site's and stays linked in pages. */
const KNOWN_BY_TITLE: readonly string[] = ["sma"];

/**
 * Where a record of the old site goes: into an entry that is here, with what staff have there or without it, or a new
 * one, whose id it may say.
 */
type Target =
  | { replaces: string | undefined; joined?: JoinedContent }
  | { id: string | undefined }
  | "staffChanged"
  | "known";

/** The target entry of a record; none when staff have changed the entry that it would replace. */
export async function targetOf(
  tx: Database,
  { type }: EntryType,
  planned: PlannedEntry,
  content: ConvertedContent,
): Promise<Target> {
  if (!isList(type)) {
    const here = await newestRecord(tx, type, type.id);
    const isStaffs = here.version > 0 && !(await isOfProgram(tx, type, here._id));
    if (!isStaffs) return { replaces: undefined };
    if (!planned.joined) return "staffChanged";
    const joined = planned.joined(content, here);
    return joined ? { replaces: undefined, joined } : "known";
  }
  const named = KNOWN_BY_TITLE.includes(type.name) ? await ofSameTitle(tx, type, content) : undefined;
  if (named === undefined) return { id: entryIdOf(type.name, planned.oldId) };
  return (await isOfProgram(tx, type, named)) ? { replaces: named } : "staffChanged";
}

/** Returns whether nobody but the program ever saved an entry. */
export const isOfProgram = async (tx: Database, type: ContentType, id: string): Promise<boolean> =>
  (await authorsOf(tx, type, id)).every((author) => PROGRAM.includes(author));

/** The id of an entry of ours with the title that the content has in one of the languages. */
async function ofSameTitle(
  tx: Database,
  type: ContentList,
  content: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const imported = new Set((await importStore(tx).idsOf(type.name)).values());
  const titles = new Set(titlesOf(type, content as Content<ContentList>));
  const all = await newest(tx, type).all();
  return all.find(
    (entry) => !imported.has(entry._id) && titlesOf(type, entry).some((each) => titles.has(each)),
  )?._id;
}

/** Titles normalised for comparison: each with its language, whatever its capitals and spaces. */
const titlesOf = (type: ContentList, content: Content<ContentList>): string[] =>
  LANGS.flatMap((lang) => {
    const title = type.title(content, lang).normalize("NFKC").toLowerCase().replace(/\s+/g, "");
    return title === "" ? [] : [`${lang} ${title}`];
  });
