import * as z from "zod";
import { cleanFileName, mediaRegistry, requireImages, requirePdfs } from "../../media/registry.server";
import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import { checkedInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import type { Action } from "../../platform/journal/actions";
import type { Change } from "../../platform/journal/journal.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import { requireTooHeavy } from "../../platform/threads/worker-thread.server";
import type { Content, ContentList, ContentType, Entry } from "../definition";
import { type MediaUse, mediaOf, type StoredValue, unsaved, withRest } from "../field";
import { mapLeaves } from "../field-paths";
import type { PdfField } from "../kinds/media";
import { LONGEST_RICH_TEXT } from "../kinds/text";
import { contentProblems } from "../problems.server";
import { type EntryType, idOf } from "../registry/content-registry.server";
import {
  markUnseen,
  type NotificationDeps,
  notifyPublished,
  saveApprovalRequest,
} from "../review/approval-request.server";
import { sanitizeInTurn } from "../richtext/sanitize-long.server";
import { saveRequestedSchedule } from "../schedule/schedule.server";
import { type DerivedTexts, deriveTexts, isList } from "../store/derived.server";
import { entryStateOf, type StoredEntry } from "../store/entry-state.server";
import { newest, wholeRecord } from "../store/published.server";
import { contentStore, type Flags, writeRevision } from "../store/store.server";
import type { EntryRules, SaveCall } from "./entry-rules.server";

/** The input of a save; a field that it leaves out is not changed. */
export type GivenContent<T extends ContentType> = {
  [Name in keyof Content<T>]?: Content<T>[Name] | undefined;
};

/** An entry that is given to be saved. */
interface GivenEntry<T extends ContentType> {
  /** Left out for a new entry of a list, and for a single record. */
  id?: string | undefined;
  given: GivenContent<T>;
  /** The revision that it began from; left out, the last save wins. */
  version?: number | undefined;
  prepared?: DerivedTexts | undefined;
}

/**
 * Saves an entry as one revision more, in the transaction of the call; gives its newest revision. Everybody saves by it:
 * forms, the fixed calls, imports, previews.
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

  // 1. What it is before: as it is stored; a record that nobody has saved, as its type begins.
  const isNew = isList(type) && id === undefined;
  const found = isNew ? undefined : await entryStateOf(db, type, id ?? (await idOf(db, type, undefined)));
  const stored = found?.row.deleted_at === null ? found : undefined;
  if (isList(type) && !isNew && !stored) throw new Problem(404, contentProblems.unknownEntry);
  const before = stored
    ? ({ _id: stored.row.id, ...stored.newest, version: stored.row.number } as Entry<T>)
    : isList(type)
      ? undefined
      : wholeRecord(type, { _id: id ?? type.id ?? type.name, version: 0 });
  if (!before) await requireRoom(db, type);
  else if (version !== undefined && version !== before.version) throw new Problem(409, "overtaken");

  // 2. Its content, completed and checked: fields that were not given, its type's own rules, its files.
  const whole = completed(type, given, before);
  const ruled = (await rules.beforeSave?.(whole, { before, path, call })) ?? whole;
  const content = await withFiles(db, type, ruled, prepared, path);

  // 3. Its revision is written, with all that is derived from it: lists, search, files in use, translation status.
  const own = rules.idFor?.(content) ?? before?._id;
  const last = stored?.row.id === own ? stored : await replacing(db, type, own, stored);
  const saving = { author: staff.username, texts: prepared, unpublishedLangs };
  const entry = await writeRevision(db, type, { before: last, id: own, content, saving });

  // 4. What follows: its schedule, an approval request, the news to whoever asked for approval. What features do about
  // it are events of the transaction (`events/`), and the journal and the page cache are the transport's.
  if (call.schedule) await saveRequestedSchedule(db, { type, id: entry._id }, call.schedule, staff.username);
  if (call.approval || call.schedule || stored?.isScheduled)
    await saveApprovalRequest(db, type, entry._id, call);
  if (stored?.review) await notifyPublished(db, type, stored, call);
  return entry;
}

/**
 * The content with the names under which its PDFs are downloaded: the given one, cleaned; else the file's name when it
 * was uploaded.
 * @throws {Problem} 400 with the path of each file that does not exist, or is of another kind
 */
async function withFiles<T extends ContentType>(
  db: SaveCall["db"],
  type: T,
  content: Content<T>,
  prepared: DerivedTexts | undefined,
  path: string,
): Promise<Content<T>> {
  const { media } = prepared ?? deriveTexts(type, content);
  const uses = [...mediaOf(type.shared, content, ""), ...media];
  const of = (kind: MediaUse["kind"]) =>
    uses.filter((use) => use.kind === kind).map((use) => ({ id: use.id, path: `${path}${use.path}` }));
  await requireImages(db, of("image"));
  await requirePdfs(db, of("pdf"));
  return mapLeaves(type, content, async ({ field, value }) => {
    if (field.kind !== "pdf") return value;
    const { pdfId, originalFilename } = value as StoredValue<PdfField>;
    if (pdfId === null) return { pdfId, originalFilename: "" };
    if (originalFilename.trim() !== "") return { pdfId, originalFilename: cleanFileName(originalFilename) };
    const file = await mediaRegistry(db).find(pdfId);
    return { pdfId, originalFilename: file?.original_filename ?? "" };
  });
}

/**
 * Makes way for an entry whose id follows from its content: the one that it replaces is deleted, and one of that id in
 * the trash is restored, for this save to go on from; undefined where there is none.
 */
async function replacing<T extends ContentType>(
  db: SaveCall["db"],
  type: T,
  id: string | undefined,
  replaced: StoredEntry<T> | undefined,
): Promise<StoredEntry<T> | undefined> {
  const entries = contentStore(db, type);
  if (replaced) await entries.remove(replaced.row.id);
  return id !== undefined && (await entries.restore(id)) ? entryStateOf(db, type, id) : undefined;
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

/** The transaction of a change, and who makes it or has asked for it. */
interface Acting {
  db: Database;
  staff: Pick<Staff, "username">;
  /** Notifies the author of an approval request; left out where there is none to notify. */
  deps?: NotificationDeps;
}

/**
 * Publishes the newest revision of an entry in these languages, or a former one while the newest waits on; gives the
 * number of its newest revision then.
 * @throws {Problem} 404 where there is none, 400 where visitors would get too little
 */
export async function publishEntry(
  type: ContentType,
  id: string,
  langs: readonly Lang[],
  { db, staff, deps }: Acting,
  former?: number,
): Promise<number> {
  const before = deps && (await entryStateOf(db, type, id));
  const { version } = required(await contentStore(db, type).publish(id, langs, staff.username, former));
  if (before) await notifyPublished(db, type, before, { staff, deps });
  return version;
}

/** Takes an entry from visitors in these languages; gives the number of its newest revision then. @throws {Problem} 404 */
export async function unpublishEntry(
  type: ContentType,
  id: string,
  langs: readonly Lang[],
  { db, staff }: Acting,
): Promise<number> {
  return required(await contentStore(db, type).unpublish(id, langs, staff.username)).version;
}

/** The journal entry of a change, with its answer. The revision contains the change. */
export function changed<Answer extends object>(
  action: Action,
  { _id, version }: { _id: string; version: number },
  answer: Answer,
): Change<{ message: "success" } & Answer> {
  const snapshot = { _id, version };
  return { entityId: _id, action, snapshot, answer: { message: "success", ...answer } };
}

/** The journal's id for the order of a list, which is no entry's own. */
const ORDER = "order";

/** The journal's entry of a new order of a list, with its answer. */
export const reordered = (type: string, ids: readonly string[]): Change<{ message: "success" }> => ({
  entityId: ORDER,
  action: "order",
  snapshot: { _id: ORDER, [type]: ids },
  answer: { message: "success" },
});

/** The path of the content in a request of the content API, before those of its fields. */
export const CONTENT_PATH = "content.";

/** The content of a save whose fields are known to be right, with its rich text sanitised. */
export interface CheckedContent {
  entryType: EntryType;
  given: GivenContent<ContentType>;
  /** What takes long to derive from its texts. */
  prepared: DerivedTexts;
}

/**
 * Checks the content of a save by the definition of its type, and does what takes long, before a transaction. Texts that
 * are missing are empty.
 * @throws {Problem} 400 with the path of each field at fault, as `content.eng.header`
 */
export async function checkContent(
  entryType: EntryType,
  content: Readonly<Record<string, unknown>>,
  lang: Lang,
): Promise<CheckedContent> {
  const { type, schema, feature } = entryType;
  const needed = Object.entries(type.texts).filter(([, { input }]) => !input.safeParse(undefined).success);
  const empty = () => Object.fromEntries(needed.map(([name, field]) => [name, field.empty()]));
  const texts = localized((each) => {
    const said = content[each] ?? {};
    return typeof said === "object" ? { ...empty(), ...said } : said;
  });
  const input = z.object({ content: schema });
  const given = { content: { ...content, ...texts } };
  const checked = checkedInput({ input }, given, lang, feature.problems) as z.output<typeof input>;
  const clean = await sanitizedEntry(type, checked.content as GivenContent<ContentType>, CONTENT_PATH);
  return {
    entryType,
    given: clean,
    prepared: deriveTexts(type, clean as Localized<Readonly<Record<string, unknown>>>),
  };
}

/**
 * Sanitises the rich text of content that is to be saved, which takes long.
 * @param path that of the entry in the request, as `news.`
 * @throws {Problem} 400 with the path of a text that takes too much memory; 503 when the machine has no time
 * for it.
 */
export const sanitizedEntry = <Given extends object>(
  type: ContentType,
  given: Given,
  path: string,
): Promise<Given> =>
  mapLeaves(type, given, async ({ field, value, path: own }) => {
    if (field.writing !== "rich" || typeof value !== "string") return value;
    const clean = await sanitizeInTurn(value).catch(requireTooHeavy);
    // Stored text must be accepted again: each `&` is five characters of it.
    if (clean !== undefined && clean.length <= LONGEST_RICH_TEXT) return clean;
    const errors = [{ path: `${path}${own}`, says: contentProblems.textTooHeavy }];
    throw new Problem(400, "invalid", { errors });
  });
