import { type Database, takeWriteLock } from "../../platform/db/database.server";
import type { AnyContent, ContentType } from "../definition";
import { unsaved, wholeContent } from "../field";
import { completeness } from "../schemas";
import type { EntryState } from "../store/derived.server";
import { saveFacets } from "../store/facets.server";
import type { ContentTables } from "../store/tables.server";
import { isWithheldEntry } from "../withheld/withheld-entries.server";
import type { Need } from "./states";
import { textsOf } from "./texts";
import { type Translated, trackTexts, untrack } from "./track-texts.server";

/** The place of an entry in the list of its type, as `entry` has it. */
interface Placed {
  id: string;
  sort: string;
}

/** The contents of an entry, with every field: the newest, and what visitors get if anything. */
type Contents = EntryState;

/** The texts of an entry for staff; the unpublished ones are drafts. */
export function translatedEntry(
  type: ContentType,
  placed: Placed,
  { newest, visible }: Contents,
): Translated {
  const complete = completeness(type, newest as AnyContent);
  return {
    type: type.name,
    id: placed.id,
    rank: rankOf(type, placed),
    texts: type.isForStaff ? [] : textsOf(type, newest),
    visible: visible === newest || type.isForStaff ? undefined : visible ? textsOf(type, visible) : [],
    complete: "in" in type.complete ? complete : undefined,
    listed: "one" in type && !type.isForStaff ? { sort: placed.sort, complete } : undefined,
  };
}

/** Tracks the translation of a stored entry, so that the board and its list show it. */
export async function trackEntry(
  tx: Database,
  type: ContentType,
  placed: Placed,
  contents: Contents,
): Promise<void> {
  const needs = await trackSave(tx, type, placed, contents, {});
  if ("one" in type && !type.isForStaff) await saveFacets(tx, { ...placed, type: type.name }, needs, "needs");
}

/**
 * Tracks the translation of an entry through a save; the former content is left out for new or restored ones.
 * A withheld one is not on the board: from there its texts would go to translators outside. Returns the work
 * that it needs.
 */
export async function trackSave(
  tx: Database,
  type: ContentType,
  placed: Placed,
  contents: Contents,
  { newest: former, isWithheld }: { newest?: Contents["newest"] | undefined; isWithheld?: boolean },
): Promise<Need[]> {
  const before = former && textsOf(type, former);
  const needs = await trackTexts(tx, translatedEntry(type, placed, contents), before);
  const of = { type: type.name, id: placed.id };
  if (isWithheld ?? (await isWithheldEntry(tx, of))) await untrack(tx, of);
  return needs;
}

/** Tracks records without a save, with their initial content. */
export async function trackUnsaved(db: Database, types: readonly ContentType[]): Promise<void> {
  for (const type of types.filter((each) => !("one" in each))) {
    if (await isSaved(db, type)) continue;
    await db.transaction().execute(async (tx) => {
      await takeWriteLock(tx);
      const id = type.id ?? type.name;
      const begins = wholeContent(type, unsaved(type));
      if (!(await isSaved(tx, type)))
        await trackEntry(tx, type, { id, sort: id }, { newest: begins, visible: begins });
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

/** The rank of a type that says nothing of it. */
const ELSEWHERE = 5;

/**
 * The rank of an entry's texts on the board: by how early visitors meet its type, of dated ones the latest
 * first.
 */
function rankOf(type: ContentType, { id, sort }: Placed): string {
  const met = String(type.met ?? ELSEWHERE);
  const order: unknown = "order" in type ? type.order : undefined;
  const isDated = typeof order === "object";
  const turned = sort.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
  return `${met} ${isDated ? turned : ""} ${type.name} ${id}`;
}
