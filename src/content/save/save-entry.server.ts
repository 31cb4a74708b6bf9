import { Problem } from "../../platform/http/problem";
import { localized } from "../../platform/locale/lang";
import type { Content, ContentList, ContentType, Entry } from "../definition";
import { unsaved, withRest } from "../field-values";
import type { Prepared } from "../prepare.server";
import { contentProblems } from "../problems.server";
import { idOf } from "../registry/content-registry.server";
import { markUnseen, saveApprovalRequest } from "../review/approval-request.server";
import { notifyPublished } from "../review/notify-published.server";
import { saveRequestedSchedule } from "../schedule/requested-schedule.server";
import { isList } from "../store/derived.server";
import { entryStateOf, type StoredEntry } from "../store/entry-state.server";
import { newest } from "../store/newest.server";
import { wholeRecord } from "../store/published.server";
import { contentStore, type Flags, type Saving } from "../store/store.server";
import { withMedia } from "../with-media.server";
import type { EntryRules, SaveCall } from "./entry-rules.server";

/** The input of a save; a field that it leaves out is not changed. */
export type GivenContent<T extends ContentType> = {
  [Name in keyof Content<T>]?: Content<T>[Name] | undefined;
};

/** An entry that is given to be saved. */
export interface GivenEntry<T extends ContentType> {
  /** Left out for a new entry of a list, and for a single record. */
  id?: string | undefined;
  given: GivenContent<T>;
  /** The revision that it began from; left out, the last save wins. */
  version?: number | undefined;
  prepared?: Prepared | undefined;
}

/**
 * Saves an entry as one revision more, in the transaction of the call; gives its newest revision.
 * @param path that of the content in the request, as `news.`
 * @throws {Problem} 400 with the path of each field at fault, 404 where there is no such entry, 409 where somebody else
 * saved first or there are as many as there can be
 */
export async function saveEntry<T extends ContentType>(
  rules: EntryRules<T>,
  { id, given, version, prepared }: GivenEntry<T>,
  call: SaveCall,
  path: string,
): Promise<Entry<T>> {
  const { type } = rules;
  const { db, staff, unpublishedLangs } = call;
  const stored = await storedBefore(db, type, id);
  const before = stored ? entryIn(stored) : unsavedRecord(type, id);
  if (!before) await requireRoom(db, type);
  else if (version !== undefined && version !== before.version) throw new Problem(409, "overtaken");
  const whole = completed(type, given, before);
  const ruled = (await rules.beforeSave?.(whole, { before, path, call })) ?? whole;
  const content = await withMedia(db, type, ruled, prepared, path);
  const saving = { author: staff.username, texts: prepared, unpublishedLangs };
  const entry = await store({ ...rules, stored, before, content, saving }, db);
  await saveRequestedSchedule(db, { type, id: entry._id }, call.schedule, staff.username);
  if (call.approval || call.schedule || stored?.isScheduled)
    await saveApprovalRequest(db, type, entry._id, call);
  if (stored) await notifyPublished(db, type, stored, call);
  return entry;
}

interface Storing<T extends ContentType> extends Pick<EntryRules<T>, "type" | "idFor"> {
  stored: StoredEntry<T> | undefined;
  before: Entry<T> | undefined;
  content: Content<T>;
  saving: Saving;
}

/** Stores content as the next revision of an entry, or as its first. */
async function store<T extends ContentType>(
  { type, idFor, stored, before, content, saving }: Storing<T>,
  db: SaveCall["db"],
): Promise<Entry<T>> {
  const entries = contentStore(db, type);
  const id = idFor?.(content) ?? before?._id;
  if (stored && stored.row.id === id) return entries.addRevision(stored, content, saving);
  if (stored) await entries.remove(stored.row.id);
  // One of this id may lie in the trash.
  const last =
    id === undefined || !(await entries.restore(id)) ? undefined : await entryStateOf(db, type, id);
  return last ? entries.addRevision(last, content, saving) : entries.add(content, saving, id);
}

const entryIn = <T extends ContentType>({ row, newest }: StoredEntry<T>): Entry<T> =>
  ({ _id: row.id, ...newest, version: row.number }) as Entry<T>;

/** The initial content of a record without a save; undefined for a list. */
const unsavedRecord = <T extends ContentType>(type: T, id: string | undefined): Entry<T> | undefined =>
  isList(type) ? undefined : wholeRecord(type, { _id: id ?? type.id ?? type.name, version: 0 });

/**
 * The stored entry of a save; undefined for a new one, and for a record without a save.
 * @throws {Problem} 404 where a list has none
 */
async function storedBefore<T extends ContentType>(
  db: SaveCall["db"],
  type: T,
  id: string | undefined,
): Promise<StoredEntry<T> | undefined> {
  if (isList(type) && id === undefined) return undefined;
  const stored = await entryStateOf(db, type, id ?? (await idOf(db, type, undefined)));
  const isThere = stored?.row.deleted_at === null;
  if (isList(type) && !isThere) throw new Problem(404, contentProblems.unknownEntry);
  return isThere ? stored : undefined;
}

/** @throws {Problem} 409 where a list has as many entries as there can be */
async function requireRoom(db: SaveCall["db"], type: ContentType): Promise<void> {
  const { max } = type as Partial<ContentList>;
  if (max !== undefined && (await newest(db, type).count()) >= max)
    throw new Problem(409, contentProblems.tooManyEntries);
}

/** @throws {Problem} 404 where there is no such entry */
export function required<Found>(entry: Found | undefined): Found {
  if (!entry) throw new Problem(404, contentProblems.unknownEntry);
  return entry;
}

type Values = Record<string, unknown>;

/** The content to store: what was not given is as `before`, or empty. */
function completed<T extends ContentType>(
  type: T,
  given: GivenContent<T>,
  before: Entry<T> | undefined,
): Content<T> {
  const former = (before ?? unsaved(type)) as Values;
  const { texts, shared } = type;
  const values = given as Values;
  const said = localized((lang) => withRest(texts, (values[lang] ?? {}) as Values, former[lang] as Values));
  const own = Object.keys(shared).map((name) => [
    name,
    values[name] === undefined ? former[name] : values[name],
  ]);
  return { ...Object.fromEntries(own), ...said } as Content<T>;
}

/**
 * Sets only flags of an entry, as a new revision.
 * @throws {Problem} 404
 */
export async function setFlags<T extends ContentType>(
  type: T,
  id: string,
  flags: Flags<T>,
  { db, staff, approval }: SaveCall,
): Promise<Entry<T>> {
  await markUnseen(db, type, id, approval);
  return required(await contentStore(db, type).setFlags(id, flags, staff.username));
}

/** Puts an entry into the trash; gives its newest revision. @throws {Problem} 404 */
export async function removeEntry<T extends ContentType>(
  type: T,
  id: string,
  { db, approval }: Pick<SaveCall, "db" | "approval">,
): Promise<Entry<T>> {
  await markUnseen(db, type, id, approval);
  const entry = required(await newest(db, type).find(id));
  await contentStore(db, type).remove(id);
  return entry;
}

/**
 * Restores a deleted entry unchanged.
 * @throws {Problem} 404 where it is not deleted, 409 where it cannot be restored
 */
export async function restoreEntry<T extends ContentType>(
  rules: EntryRules<T>,
  id: string,
  call: SaveCall,
): Promise<Entry<T>> {
  const { type } = rules;
  const { db, approval } = call;
  await markUnseen(db, type, id, approval);
  await requireRoom(db, type);
  const entry = await contentStore(db, type).restore(id);
  if (!entry) throw new Problem(404, "nothingToRestore");
  await rules.restored?.(entry, call);
  return entry;
}

/** Puts a list that staff arrange in the order of `ids`. @throws {Problem} 409 unless they name every entry exactly once */
export async function orderEntries(
  type: ContentList,
  ids: readonly string[],
  db: SaveCall["db"],
): Promise<void> {
  const present = (await newest(db, type).places()).map(({ id }) => id);
  if (!sameIds(ids, present)) throw new Problem(409, contentProblems.entriesChanged);
  await contentStore(db, type).arrange(ids);
}

/** Whether both lists name the same things, each exactly once. */
function sameIds(given: readonly string[], present: readonly string[]): boolean {
  const distinct = new Set(given);
  return (
    given.length === present.length &&
    distinct.size === given.length &&
    present.every((id) => distinct.has(id))
  );
}
