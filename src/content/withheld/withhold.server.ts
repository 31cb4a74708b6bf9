import { withholdFiles } from "../../media/withheld.server";
import type { Database } from "../../platform/db/database.server";
import { LANGS } from "../../platform/locale/lang";
import {
  type AnyContent,
  type ContentType,
  distinctEntries,
  type EntryRef,
  isAmong,
  typeOfEntry,
} from "../definition";
import { deleteUses } from "../pictures/described-uses.server";
import { endReview } from "../review/reviews.server";
import { endScheduled } from "../schedule/schedule.server";
import { isRight } from "../schemas";
import type { EntryState } from "../store/derived.server";
import { entryStateOf, type StoredEntry } from "../store/entry-state.server";
import { contentStore } from "../store/store.server";
import type { ContentTables } from "../store/tables.server";
import { trackEntry } from "../translation/track-entry.server";
import { contentWithout, releaseEntries, withheldFor, withholdEntry } from "./withheld-entries.server";

/** Files and entries that visitors must not get. */
interface Withheld {
  /** Ids of images and PDFs. */
  files: readonly string[];
  entries: readonly EntryRef[];
}

/** What is to be withheld, and the cause by which it is released again. */
interface Withholding extends Withheld {
  cause: string;
  /** The username of who does it; `""` for none. */
  author: string;
}

/** What withholding does to an entry. */
export interface Effect extends EntryRef {
  /** True where visitors get it before. */
  wasShown: boolean;
  /** True where they get it afterwards, without the files. */
  isShown: boolean;
}

/** What withholding files and entries would do to each entry that has one of them, or is one of them. */
export async function effectsOf(
  db: Database,
  types: readonly ContentType[],
  { files, entries }: Withheld,
): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const { type, stored, isWhole } of await affected(db, types, { files, entries })) {
    const { visible } = await contentsWithout(type, stored, { gone: new Set(files), isWhole });
    effects.push(effectOf(stored, visible));
  }
  return effects;
}

/** The stored entries that use a file or are withheld themselves. */
async function affected(db: Database, types: readonly ContentType[], { files, entries }: Withheld) {
  const users = [...(await entriesShowing(db, files)), ...(await entriesLinking(db, files))];
  const isWhole = isAmong(entries);
  const found: { type: ContentType; stored: StoredEntry<ContentType>; isWhole: boolean }[] = [];
  for (const named of distinctEntries([...users, ...entries])) {
    const type = typeOfEntry(types, named);
    const stored = type && (await entryStateOf(db, type, named.id));
    if (type && stored) found.push({ type, stored, isWhole: isWhole(named) });
  }
  return found;
}

const effectOf = ({ row, visible }: StoredEntry<ContentType>, left: AnyContent | undefined): Effect => {
  const wasShown = visible !== undefined && row.deleted_at === null;
  return { type: row.type, id: row.id, wasShown, isShown: wasShown && left !== undefined };
};

/**
 * Withholds files and entries, in the transaction `tx`: a file is removed from the library and from
 * everything that shows it or links to it, published or not, and an entry is unpublished and cannot be
 * published. An entry for which such a file is required is unpublished too, and can be published with
 * another. Missing ones are skipped.
 * @param types all of the site's
 * @returns what it did to each entry
 */
export async function withhold(
  tx: Database,
  types: readonly ContentType[],
  { files, entries, cause, author }: Withholding,
): Promise<Effect[]> {
  const found = await affected(tx, types, { files, entries });
  const effects: Effect[] = [];
  await withholdFiles(tx, files, cause);
  for (const entry of entries) {
    await withholdEntry(tx, entry, cause);
    await endScheduled(tx, entry, ["publish"], LANGS);
    await endReview(tx, entry);
  }
  const gone = new Set(files);
  for (const { type, stored, isWhole } of found) {
    const contents = await contentsWithout(type, stored, { gone, isWhole });
    effects.push(effectOf(stored, contents.visible));
    const known = { ...stored, isWithheld: stored.isWithheld || isWhole };
    await contentStore(tx, type).rewrite(known, contents, author);
  }
  for (const id of files) await deleteUses(tx, id);
  return effects;
}

/** The entries that use some files in what visitors get or in their newest revision, be they deleted. */
async function entriesShowing(tx: Database, files: readonly string[]): Promise<EntryRef[]> {
  if (files.length === 0) return []; // PostgreSQL takes no empty list
  return tx
    .$extendTables<ContentTables>()
    .selectFrom("entry_media")
    .select(["type", "id"])
    .distinct()
    .where("media_id", "in", files)
    .execute();
}

interface TakingOut {
  gone: ReadonlySet<string>;
  /** True where visitors are to get nothing of the entry. */
  isWhole: boolean;
}

/** Both contents of an entry without files; what visitors cannot have without them, they do not get. */
async function contentsWithout(
  type: ContentType,
  stored: StoredEntry<ContentType>,
  { gone, isWhole }: TakingOut,
): Promise<EntryState<ContentType>> {
  const without = (content: AnyContent) => contentWithout(type, content, gone);
  const left = isWhole || !stored.visible ? undefined : await without(stored.visible);
  const visible = left && isRight(type, left) ? left : undefined;
  const isSame = stored.visible === stored.newest || stored.row.published === stored.row.number;
  const newest = isSame && visible ? visible : await without(stored.newest);
  return { visible, newest };
}

/** The entries whose texts link to one of some files, in their published or newest revision. */
async function entriesLinking(db: Database, files: readonly string[]): Promise<EntryRef[]> {
  if (files.length === 0) return [];
  return db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as revision", (join) =>
      join.onRef("revision.type", "=", "entry.type").onRef("revision.id", "=", "entry.id"),
    )
    .select(["entry.type", "entry.id"])
    .distinct()
    .where((eb) =>
      eb.or([
        eb("revision.number", "=", eb.ref("entry.number")),
        eb("revision.number", "=", eb.ref("entry.published")),
      ]),
    )
    .where("revision.content", "like", "%href=%")
    .where((eb) => eb.or(files.map((id) => eb("revision.content", "like", `%/media/${id}%`))))
    .execute();
}

/**
 * Allows entries to be published again that were withheld for a cause, all of them or one, and puts those
 * without another cause back on the language board.
 * @param types all of the site's
 */
export async function release(
  tx: Database,
  types: readonly ContentType[],
  cause: string,
  entry?: EntryRef,
): Promise<void> {
  const released = entry ? [entry] : await withheldFor(tx, [cause]);
  await releaseEntries(tx, cause, entry);
  for (const named of released) {
    const type = typeOfEntry(types, named);
    const stored = type && (await entryStateOf(tx, type, named.id));
    if (type && stored?.row.deleted_at === null) await trackEntry(tx, type, stored.row, stored);
  }
}
