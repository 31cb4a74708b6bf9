import { withholdFiles } from "../../media/withheld.server";
import type { Database } from "../../platform/db/database.server";
import { LANGS } from "../../platform/locale/lang";
import { type AnyContent, type ContentType, typeOfEntry } from "../definition";
import { deleteUses } from "../pictures/described-uses.server";
import { endReview } from "../review/reviews.server";
import { endScheduled } from "../schedule/schedule.server";
import { isRight } from "../schemas";
import { entryStateOf, type StoredEntry } from "../store/entry-state.server";
import { contentStore } from "../store/store.server";
import type { ContentTables } from "../store/tables.server";
import { distinctEntries, entriesLinking } from "./linking-entries.server";
import { type Named, withholdEntry } from "./withheld-entries.server";
import { contentWithout } from "./without-files.server";

/** The things that are to be withheld, and the cause by which they are released again. */
export interface Withholding {
  /** Ids of images and PDFs. */
  files: readonly string[];
  entries: readonly Named[];
  cause: string;
  /** The username of who does it; `""` of nobody. */
  author: string;
}

/**
 * Withholds files and entries, in the transaction `tx`: a file is gone from the library and from whatever shows it or
 * leads to it, published or not, and an entry is taken down and cannot be published. What is not there is passed over.
 * @param types all of the site's
 */
export async function withhold(
  tx: Database,
  types: readonly ContentType[],
  { files, entries, cause, author }: Withholding,
): Promise<void> {
  const users = [...(await entriesShowing(tx, files)), ...(await entriesLinking(tx, files))];
  await withholdFiles(tx, files, cause);
  for (const entry of entries) {
    await withholdEntry(tx, entry, cause);
    await endScheduled(tx, entry, ["publish"], LANGS);
    await endReview(tx, entry);
  }
  const gone = new Set(files);
  const isTakenDown = (each: Named) => entries.some(({ type, id }) => type === each.type && id === each.id);
  for (const named of distinctEntries([...users, ...entries])) {
    const type = typeOfEntry(types, named);
    const kept = type && (await entryStateOf(tx, type, named.id));
    if (type && kept) await takeOut(tx, type, kept, { gone, isWhole: isTakenDown(named), author });
  }
  for (const id of files) await deleteUses(tx, id);
}

/** The entries that use some files in what visitors get or in their newest version, be they deleted. */
async function entriesShowing(tx: Database, files: readonly string[]): Promise<Named[]> {
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
  author: string;
}

/** Takes files out of both contents of an entry; what visitors cannot have without them, they do not get. */
async function takeOut(
  tx: Database,
  type: ContentType,
  kept: StoredEntry<ContentType>,
  { gone, isWhole, author }: TakingOut,
): Promise<void> {
  const without = (content: AnyContent) => contentWithout(type, content, gone);
  const left = isWhole || !kept.visible ? undefined : await without(kept.visible);
  const visible = left && isRight(type, left) ? left : undefined;
  const isSame = kept.visible === kept.newest || kept.row.published === kept.row.number;
  const newest = isSame && visible ? visible : await without(kept.newest);
  await contentStore(tx, type).rewrite(kept, { visible, newest }, author);
}
