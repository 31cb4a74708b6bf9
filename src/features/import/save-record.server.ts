import { createHash } from "node:crypto";
import type { Content, ContentList, ContentType } from "../../content/definition";
import { deliverEvents } from "../../content/events/events.server";
import type { EntryType } from "../../content/registry/content-registry.server";
import { authorsOf } from "../../content/revisions/history.server";
import { CONTENT_PATH, checkContent, saveEntry } from "../../content/save/save-entry.server";
import { draftSchema } from "../../content/schemas";
import { isList } from "../../content/store/derived.server";
import { newest, newestRecord } from "../../content/store/published.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { advanceSiteRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { record } from "../../platform/journal/journal.server";
import { DEFAULT_LANG, LANGS } from "../../platform/locale/lang";
import type { ConvertedContent, JoinedContent, PlannedEntry } from "./convert/context";
import type { Reason } from "./convert/reasons";
import type { FileImport } from "./files/file-import.server";
import { retryWhileBusy } from "./retry-while-busy.server";
import { importStore, type StoredLine } from "./store.server";

/** State shared by the transactions of an import. */
export interface Writing {
  deps: Deps;
  features: readonly Feature[];
  files: FileImport;
  author: string;
  isDryRun: boolean;
}

/** A record of the old site as saved. */
export interface ConvertedRecord {
  planned: PlannedEntry;
  entryType: EntryType;
  content: Readonly<Record<string, unknown>>;
  /** The files that it names. */
  fileIds: ReadonlySet<string>;
  lines: readonly StoredLine[];
}

/** Reasons to leave a record unpublished until staff have reviewed it. */
const AS_DRAFT: readonly Reason[] = ["dateUnreadable", "noMoment", "noPhoto"];

/** What became of a record, and what of it came. */
export type SavedRecord =
  | { outcome: "saved"; content: ConvertedContent }
  | { outcome: "known" | "staffChanged" };

/**
 * Saves a record as an entry that visitors get at once, unless staff have to look at it first, with its new files and
 * what it was on the old site, in one transaction. Another import that runs beside this one may have been faster.
 * @throws {Problem} where it cannot be saved
 */
export async function saveRecord(
  { planned, entryType, content, fileIds, lines }: ConvertedRecord,
  writing: Writing,
): Promise<SavedRecord> {
  const { deps, files, author } = writing;
  const { rules, type, feature } = entryType;
  const isDraft = lines.some(({ reason }) => AS_DRAFT.includes(reason));
  const schema = isDraft ? draftSchema(type) : entryType.schema;
  const checked = await checkContent({ ...entryType, schema }, content, DEFAULT_LANG);
  let came: ConvertedContent = content;
  const outcome = await inTransaction(writing, async (tx) => {
    const store = importStore(tx);
    if (await store.entryOf(type.name, planned.oldId)) return "known";
    const target = await targetOf(tx, entryType, planned, content);
    if (target === "staffChanged" || target === "known") return target;
    const joined = "joined" in target ? target.joined : undefined;
    came = joined?.added ?? content;
    const { given, prepared } = joined ? await checkContent(entryType, joined.whole, DEFAULT_LANG) : checked;
    await files.register(tx, fileIds);
    const isNew = "id" in target;
    const newId = isNew ? target.id : undefined;
    const ownRules = newId === undefined ? rules : { ...rules, idFor: () => newId };
    const entry = { given, prepared, ...(!isNew && { id: target.replaces }) };
    const call = { db: tx, deps, staff: { username: author }, ...(isDraft && { unpublishedLangs: LANGS }) };
    const { _id, version } = await saveEntry(ownRules, entry, call, CONTENT_PATH);
    await store.addEntry({ type: type.name, oldId: planned.oldId, id: _id }, lines);
    await store.addAddresses(type.name, _id, planned.oldAddresses ?? []);
    const action = isNew ? "add" : "edit";
    await record(tx, feature.name, author, { entityId: _id, action, snapshot: { _id, version } });
    return "saved";
  });
  if (outcome !== "saved") return { outcome };
  files.registered(fileIds);
  return { outcome, content: came };
}

/** Rolls back what a dry run would have written, and carries out what it came to. */
class DryRunEnd extends Error {
  readonly outcome: unknown;

  constructor(outcome: unknown) {
    super("This was a dry run.");
    this.outcome = outcome;
  }
}

/** Changes what visitors see in one transaction, as a call of the API does; rolled back in a dry run. */
export async function inTransaction<Outcome extends string>(
  { deps, features, author, isDryRun }: Omit<Writing, "files">,
  change: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return retryWhileBusy(async () => {
    let revision: number | undefined;
    try {
      return await deps.db.transaction().execute(async (tx) => {
        await takeWriteLock(tx);
        const outcome = await change(tx);
        if (isDryRun) throw new DryRunEnd(outcome);
        if (outcome !== "saved") return outcome;
        await deliverEvents(features, { tx, config: deps.config, author });
        revision = await advanceSiteRevision(tx);
        return outcome;
      });
    } catch (error) {
      if (error instanceof DryRunEnd) return error.outcome as Outcome;
      throw error;
    } finally {
      // Even after an error, since it may have come after the commit.
      if (revision !== undefined) {
        deps.pages.follow(revision);
        deps.cdn.changed();
      }
    }
  });
}

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
async function targetOf(
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

/** The old site's ids: 8 digits of the second in which a record was made, and 16 that distinguish records of one second. */
const OLD_ID = /^([0-9a-f]{8})([0-9a-f]{3})([0-9a-f]{13})$/i;
const SECOND = 1000;

/**
 * The id of an entry that was a record of the old site: a UUIDv7 of the moment in which that was made there, in the
 * same order as the old ids. Lists by order of creation then have it among entries made here where it belongs.
 * Undefined of an id that says no moment.
 */
export function entryIdOf(type: string, oldId: string): string | undefined {
  const [, seconds, high = "", low = ""] = OLD_ID.exec(oldId) ?? [];
  if (seconds === undefined) return undefined;
  const moment = (Number.parseInt(seconds, 16) * SECOND).toString(16).padStart(12, "0");
  // The last 10 bits hold the type; above them 52 of the old id, and the two of the variant.
  const ofType = BigInt(createHash("sha256").update(type).digest().readUInt16BE() >>> 6);
  const last = ((0b10n << 62n) | (BigInt(`0x${low}`) << 10n) | ofType).toString(16);
  const [first, second, third] = [moment.slice(0, 8), moment.slice(8), `7${high.toLowerCase()}`];
  return [first, second, third, last.slice(0, 4), last.slice(4)].join("-");
}
