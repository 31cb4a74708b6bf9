import {
  type ContentRegistry,
  contentRegistry,
  type EntryType,
  findEntryType,
  requireEntryType,
} from "../../content/registry/content-registry.server";
import { CONTENT_PATH, orderEntries, saveEntry } from "../../content/save/save-entry.server";
import { isList } from "../../content/store/derived.server";
import { newest, newestRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { InvalidInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import { record } from "../../platform/journal/journal.server";
import { DEFAULT_LANG, localized } from "../../platform/locale/lang";
import { problemMessage } from "../../platform/locale/words/problems";
import type { ConvertContext, ConvertedContent, PlannedEntry } from "./convert/context";
import { namesOf } from "./convert/donors.server";
import { type OldMedia, oldMediaId } from "./convert/old-media";
import type { Reason } from "./convert/reasons";
import { FileImport, isAway, type WantedFile } from "./files/file-import.server";
import type { ImportReport, ReportLine, TypeCount } from "./report";
import { inTransaction, isOfProgram, saveRecord, type Writing } from "./save-record.server";
import type { SheetMapping, SheetType } from "./sheets/sheet-types";
import { openSource } from "./source/open-source.server";
import { importStore, type StoredLine } from "./store.server";

/** The old site to import from. */
export interface ImportRequest {
  /** Its address, a folder of its answers, or a file that another program exported. */
  old: string;
  /** The host of its files, or a folder laid out like it; `""` where an exported file says it. */
  media: string;
  /** The mapping of a spreadsheet; guessed where not given, except for its type. */
  sheet?: SheetMapping | { type: SheetType } | undefined;
  /** Reads and judges everything, and writes nothing. */
  isDryRun: boolean;
  /** The recorded author of imported content. */
  author: string;
  /** Ends it between two records. */
  signal?: AbortSignal;
}

/** The progress of an import: records done, and the total. */
export interface ImportProgress {
  done: number;
  total: number;
}

/**
 * Records that are saved one right after the other, while the next are converted, which mostly is waiting for files:
 * each save makes every cached page of the site old, and a page that is requested between two of them is rendered twice.
 */
const BATCH = 12;

/**
 * Brings the content of an old site here, each record once, however often it is called and wherever it ended before.
 * @throws {Refusal} when the old site cannot be read at all
 */
export async function runImport(
  deps: Deps,
  features: readonly Feature[],
  { old, media, sheet, isDryRun, author, signal }: ImportRequest,
  progressed: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  const {
    entries,
    reports,
    unanswered,
    host,
    media: oldMedia,
  } = await openSource(deps.db, {
    ...{ old, media, sheet },
  });
  const files = new FileImport({ deps, host, media: oldMedia, author, isDryRun });
  const writing: Writing = { deps, features, files, author, isDryRun };
  const registry = contentRegistry(features);
  const report: ImportReport = {
    ...{ isDryRun, unanswered, counts: [], lines: [...reports] },
    files: files.counts,
  };
  const convert = (planned: PlannedEntry) => converted(planned, { deps, files, media: oldMedia });
  try {
    let done = 0;
    for await (const batch of inBatches(entries, convert, BATCH)) {
      for (const record of batch) {
        signal?.throwIfAborted();
        const { outcome, lines, content } = await importConverted(record, registry, writing);
        const count = countOf(report.counts, record.planned.type);
        count[outcome] += 1;
        if (content && count.type === "donors") count.names = namesOf(content);
        report.lines.push(...lines.map((line) => lineOf(record.planned, line)));
        done += 1;
        progressed({ done, total: entries.length });
      }
    }
    await importTopicOrder(entries, registry, writing);
  } finally {
    await files.close();
  }
  return report;
}

function lineOf({ type, oldId, name, cellOf }: PlannedEntry, line: StoredLine): ReportLine {
  const cell = cellOf?.(line.where);
  return { type, oldId, name, ...line, ...(cell && { cell }) };
}

function countOf(counts: TypeCount[], type: string): TypeCount {
  const known = counts.find((count) => count.type === type);
  if (known) return known;
  const count = { type, fresh: 0, known: 0, leftOut: 0 };
  counts.push(count);
  return count;
}

interface Converted {
  planned: PlannedEntry;
  /** The lines of an earlier import, which brought it. */
  known?: StoredLine[];
  context: RecordContext;
  content?: ConvertedContent | undefined;
}

async function converted(
  planned: PlannedEntry,
  { deps, files, media }: { deps: Deps; files: FileImport; media: OldMedia },
): Promise<Converted> {
  const context = new RecordContext(files, media);
  const here = await importStore(deps.db).entryOf(planned.type, planned.oldId);
  if (here) return { planned, context, known: here.lines };
  return { planned, context, content: await planned.convert(context) };
}

interface ImportedRecord {
  outcome: "fresh" | "known" | "leftOut";
  lines: readonly StoredLine[];
  /** What came of it. */
  content?: ConvertedContent;
}

/** Saves a converted record, unless it was imported before or has no content. */
async function importConverted(
  { planned, known, context, content }: Converted,
  registry: ContentRegistry,
  writing: Writing,
): Promise<ImportedRecord> {
  if (known) return { outcome: "known", lines: known };
  const { lines, fileIds, isHeldBack } = context;
  if (content === undefined || isHeldBack) return { outcome: "leftOut", lines };
  const entryType = requireEntryType(registry, planned.type, undefined);
  try {
    const saved = await saveRecord({ planned, entryType, content, fileIds, lines }, writing);
    if (saved.outcome === "staffChanged")
      return { outcome: "leftOut", lines: [...lines, { reason: "staffChanged", where: "", detail: "" }] };
    return saved.outcome === "saved"
      ? { outcome: "fresh", lines, content: saved.content }
      : { outcome: "known", lines };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { outcome: "leftOut", lines: [...lines, ...refusalLines(error)] };
  }
}

/** The lines of what cannot be saved here, each with the field at fault. */
function refusalLines(problem: Problem): StoredLine[] {
  const { says, details } = problem;
  const errors = (details.errors ?? []).map((each) => ({
    path: each.path,
    message: problemMessage(DEFAULT_LANG, each.says),
  }));
  const fields = problem instanceof InvalidInput ? problem.fields : errors;
  const all = fields.length > 0 ? fields : [{ path: "", message: problemMessage(DEFAULT_LANG, says) }];
  return all.map(({ path, message }) => ({
    reason: "refused" as const,
    where: path.replace(CONTENT_PATH, ""),
    detail: message,
  }));
}

/** What `make` makes of all items, in their order and `size` at a time; while some are used, the next are being made. */
async function* inBatches<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
  size: number,
): AsyncGenerator<Made[]> {
  const begin = (from: number) => {
    const batch = Promise.all(items.slice(from, from + size).map(make));
    batch.catch(() => {}); // the waiting callers get the error by another branch of this promise
    return batch;
  };
  let next = begin(0);
  for (let from = size; from - size < items.length; from += size) {
    const made = await next;
    next = begin(from);
    yield made;
  }
}

/** The context for converting one record, with what was reported and named. */
class RecordContext implements ConvertContext {
  readonly lines: StoredLine[] = [];
  readonly fileIds = new Set<string>();
  /** A host did not answer: a later run imports the whole record. */
  isHeldBack = false;
  readonly #files: FileImport;
  readonly #media: OldMedia;

  constructor(files: FileImport, media: OldMedia) {
    this.#files = files;
    this.#media = media;
  }

  picture(source: string, where: string): Promise<string | undefined> {
    return this.#file({ kind: "image", source }, where);
  }

  pdf(source: string, where: string, originalFilename?: string): Promise<string | undefined> {
    const filename = originalFilename?.trim() || undefined;
    return this.#file({ kind: "pdf", source, filename }, where);
  }

  isOldMedia(address: string): boolean {
    return oldMediaId(address, this.#media) !== undefined;
  }

  report(reason: Reason, where: string, detail = ""): void {
    this.lines.push({ reason, where, detail });
  }

  async #file(wanted: WantedFile, where: string): Promise<string | undefined> {
    const shown = /^data:/i.test(wanted.source.trim()) ? "" : wanted.source.trim();
    try {
      const outcome = await this.#files.find(wanted);
      if ("reason" in outcome) {
        this.report(outcome.reason, where, shown);
        return undefined;
      }
      if (outcome.note) this.report(outcome.note, where, shown);
      this.fileIds.add(outcome.id);
      return outcome.id;
    } catch (error) {
      if (!isAway(error)) throw error;
      this.isHeldBack = true;
      this.report("unreachable", where, error.message);
      return undefined;
    }
  }
}

const TOPICS = "sma";
const REVIEW = "smaReview";

/**
 * Puts the old site's topics in their order, before those of ours that are left; once, since staff may order them
 * otherwise afterwards. What is new was not reviewed: that the topics were, is no longer said where the program said it.
 */
async function importTopicOrder(
  planned: readonly PlannedEntry[],
  registry: ContentRegistry,
  writing: Writing,
): Promise<void> {
  const topics = findEntryType(registry, TOPICS, undefined);
  if (!topics || !planned.some(({ type }) => type === TOPICS)) return;
  await inTransaction(writing, async (tx) => {
    const store = importStore(tx);
    if (await store.hasOrder(TOPICS)) return "known";
    const imported = await store.idsOf(TOPICS);
    const old = planned.flatMap(({ type, oldId }) => (type === TOPICS ? (imported.get(oldId) ?? []) : []));
    const isOrdered = old.length > 0 && (await putFirst(tx, topics, old, writing.author));
    if (!isOrdered) return "known";
    const review = findEntryType(registry, REVIEW, undefined);
    if (review) await withdrawReview(tx, review, writing);
    await store.addOrder(TOPICS);
    return "saved";
  });
}

/** Puts entries before the others of their list; false where it is none. */
async function putFirst(
  tx: Database,
  { type, feature }: EntryType,
  first: readonly string[],
  author: string,
): Promise<boolean> {
  if (!isList(type)) return false;
  const present = (await newest(tx, type).places()).map(({ id }) => id);
  const ids = [...first.filter((id) => present.includes(id)), ...present.filter((id) => !first.includes(id))];
  await orderEntries(type, ids, tx);
  await record(tx, feature.name, author, {
    entityId: "order",
    action: "order",
    snapshot: { _id: "order", ids },
  });
  return true;
}

async function withdrawReview(tx: Database, { type, rules, feature }: EntryType, { deps, author }: Writing) {
  const { _id, version } = await newestRecord(tx, type);
  if (version === 0 || !(await isOfProgram(tx, type, _id))) return;
  const given = { date: "", ...localized(() => ({ reviewer: "" })) };
  const call = { db: tx, deps, staff: { username: author } };
  const saved = await saveEntry(rules, { given }, call, "");
  const snapshot = { _id, version: saved.version };
  await record(tx, feature.name, author, { entityId: _id, action: "edit", snapshot });
}
