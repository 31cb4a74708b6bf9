import type { Database } from "../../db/database.server";
import { takeWriteLock } from "../../db/write-lock.server";
import type { AnyContent, ContentType } from "../definition";
import { unsaved } from "../field-values";
import { completeness } from "../schemas";
import { wholeRecord } from "../store/published.server";
import type { ContentTables } from "../store/tables.server";
import { followTexts, type Translated } from "./follow-texts.server";
import { textsOf } from "./texts";

/** The place of an entry in the list of its type, as `entry` has it. */
interface Placed {
  id: string;
  sort: string;
}

/** The texts of an entry that says `content`. */
export function translatedEntry(type: ContentType, placed: Placed, content: object): Translated {
  return {
    type: type.name,
    id: placed.id,
    rank: rankOf(type, placed),
    texts: textsOf(type, content as AnyContent),
    complete: "in" in type.complete ? completeness(type, content as AnyContent) : undefined,
  };
}

/** Follows the texts of an entry through a save that made `content` of `before`; see {@link followTexts}. */
export async function followEntry(
  tx: Database,
  type: ContentType,
  placed: Placed,
  content: object,
  before?: object,
): Promise<void> {
  const former = before && textsOf(type, before as AnyContent);
  await followTexts(tx, translatedEntry(type, placed, content), former);
}

/**
 * The content of an entry before the save that makes version `number`: that of the version before. A record that
 * nobody has saved says what it begins with; a list has no entry before its first version.
 */
export async function contentBefore(
  tx: Database,
  type: ContentType,
  id: string,
  number: number,
): Promise<object | undefined> {
  if (number === 1) return "one" in type ? undefined : unsaved(type);
  const row = await tx
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select("content")
    .where("type", "=", type.name)
    .where("id", "=", id)
    .where("number", "=", number - 1)
    .executeTakeFirst();
  return row && wholeRecord(type, { ...JSON.parse(row.content), _id: id, version: number - 1 });
}

/** Puts records on the board that nobody has saved yet, with what they begin with. */
export async function followUnsaved(db: Database, types: readonly ContentType[]): Promise<void> {
  for (const type of types.filter((each) => !("one" in each))) {
    if (await isSaved(db, type)) continue;
    await db.transaction().execute(async (tx) => {
      await takeWriteLock(tx);
      const id = type.id ?? type.name;
      if (!(await isSaved(tx, type))) await followEntry(tx, type, { id, sort: id }, unsaved(type));
    });
  }
}

async function isSaved(db: Database, type: ContentType): Promise<boolean> {
  const rows = db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select("id")
    .where("type", "=", type.name)
    .$if(type.id !== undefined, (query) => query.where("id", "=", type.id ?? ""));
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

/** What visitors meet at no place of its own. */
const ELSEWHERE = 5;

/** Where the texts of an entry stand on the board: by how early visitors meet its type, of dated ones the latest first. */
function rankOf(type: ContentType, { id, sort }: Placed): string {
  const met = String(type.met ?? ELSEWHERE);
  const order: unknown = "order" in type ? type.order : undefined;
  const isDated = typeof order === "object";
  const turned = sort.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
  return `${met} ${isDated ? turned : ""} ${type.name} ${id}`;
}
