import { sql } from "kysely";
import type * as z from "zod";
import { type AnyContent, type ContentType, typeOfEntry } from "../../content/definition";
import { deliverEvents } from "../../content/events/events.server";
import { wholeContent } from "../../content/field";
import { withoutUnpublished } from "../../content/revisions/unpublished-langs";
import { sanitizedEntry } from "../../content/save/save-entry.server";
import { scheduleTables } from "../../content/schedule/schedule.server";
import { type PutRevision, putEntry } from "../../content/store/put-entry.server";
import { fillImageTexts } from "../../content/translation/image-texts.server";
import type { TranslationTables } from "../../content/translation/stored-marks.server";
import { originalKey } from "../../media/blobs/blob-store.server";
import type { MediaTables } from "../../media/media-table.server";
import { mediaRegistry } from "../../media/registry.server";
import { wantSizes } from "../../media/variants/wanted-sizes.server";
import { type Database, newId, newSecretId, takeWriteLock } from "../../platform/db/database.server";
import { insertRows } from "../../platform/db/fill.server";
import { advanceSiteRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { isJournalEmpty, record } from "../../platform/journal/journal.server";
import { LANGS } from "../../platform/locale/lang";
import { noteDemo } from "../../site/demo/seed.server";
import { exportActions } from "./actions";
import { ExportedEntry, ExportedFile, ExportedRow, type ExportHead, exportName, mediaName } from "./format";
import { type ExportContents, ExportError, inspectExport, linesOf, readExport } from "./read-export.server";
import type { ExportedParts } from "./write-export.server";

/** The parts of the program that an import needs. */
export type ImportTarget = Pick<Deps, "db" | "engine" | "config" | "media">;

/** The means of importing content. */
export interface ImportParts extends ExportedParts {
  /** The features, of which some make something of what visitors get. */
  features: readonly Pick<Feature, "on">[];
}

/** The result of an import. */
export interface ImportReport {
  /** Entries by their type. */
  entries: Map<string, number>;
  files: number;
  /** Types that this site does not have, whose entries were left out. */
  unknownTypes: string[];
  /** Files of the library without their bytes. */
  missing: string[];
}

/** The author in the journal. */
const NOBODY = "";

/**
 * Brings the content of an export into a site in which nobody has done anything yet, with the ids that it had, at once
 * or not at all.
 * @throws {ExportError} when the export is not whole, or the site not empty. Nothing has been changed then.
 */
export async function importExport(
  target: ImportTarget,
  parts: ImportParts,
  file: string,
  progressed: (done: number, total: number) => void = () => {},
): Promise<ImportReport> {
  const { head, entries, files } = await checkImport(target, file);
  const total = countOf(entries) + files;
  const put: string[] = [];
  try {
    const filling = { file, put, head, progressed: (done: number) => progressed(done, total) };
    const report = await target.db.transaction().execute((tx) => fill(target, parts, { tx, ...filling }));
    await fillImageTexts(target.db);
    return report;
  } catch (error) {
    for (const key of put) await target.media.blobs.delete(key).catch(() => {}); // the daily cleanup takes what is left
    throw error;
  }
}

export const countOf = (entries: ReadonlyMap<string, number>): number =>
  [...entries.values()].reduce((sum, count) => sum + count, 0);

/** Checks an export and the site that it is to come into; gives what it holds. @throws {ExportError} */
export async function checkImport({ db }: Pick<ImportTarget, "db">, file: string): Promise<ExportContents> {
  const contents = await inspectExport(file);
  await requireEmptySite(db);
  return contents;
}

/** The feature that notes that an import began, be it only a trial. */
const BEGUN = ["import"];

/** Returns whether nobody has changed anything in a site, so that an export may come into it. */
export async function isEmptySite(db: Database): Promise<boolean> {
  const files = await db.$extendTables<MediaTables>().selectFrom("media").select("id").limit(1).execute();
  return files.length === 0 && (await isJournalEmpty(db, BEGUN));
}

/** @throws {ExportError} where anybody has changed anything, or the demo is */
async function requireEmptySite(db: Database): Promise<void> {
  if (await isEmptySite(db)) return;
  throw new ExportError(
    "This site has content already. Import into one that was started once with DEMO_CONTENT=off and in which nobody has " +
      "done anything yet.",
  );
}

interface Filling {
  tx: Database;
  file: string;
  /** Called with each key that was put into the media store. */
  put: string[];
  head: ExportHead;
  progressed: (done: number) => void;
}

async function fill(
  { config, media, engine }: ImportTarget,
  parts: ImportParts,
  { tx, file, put, head, progressed }: Filling,
) {
  await takeWriteLock(tx);
  await requireEmptySite(tx);
  await removeFirstContent(tx, parts.tables);
  const report: ImportReport = { entries: new Map(), files: 0, unknownTypes: [], missing: [] };
  const blobs = new Map<string, { blob: string; name: string }>();
  const former = head.content < 2 ? new FormerSpecial() : undefined;
  await readExport(file, async ({ name }, bytes) => {
    const named = exportName(name);
    if (named?.kind === "files") {
      for (const each of linesOf(ExportedFile, bytes, name)) {
        const blob = newSecretId();
        blobs.set(each.id, { blob, name: mediaName(each) });
        await putFile(tx, each, blob);
        if (each.kind === "image") await wantSizes(tx, [each.id]);
      }
    } else if (named?.kind === "table" && parts.tables.includes(named.table)) {
      const rows = linesOf(ExportedRow, bytes, name);
      await insertRows(tx, engine, named.table, former?.others(named.table, rows) ?? rows);
    } else if (named?.kind === "entries") {
      for (const each of linesOf(ExportedEntry, bytes, name))
        if (!former?.takes(each)) await putExported(tx, parts.types, each, report);
    } else if (named?.kind === "media") {
      const found = blobs.get(named.id);
      if (!found) throw new ExportError(`The export holds ${name}, which it does not describe.`);
      const key = originalKey(found.blob);
      put.push(key);
      await media.blobs.put(key, bytes);
      blobs.delete(named.id);
      report.files += 1;
    }
    progressed(countOf(report.entries) + report.files);
  });
  const special = former?.record(parts.types);
  if (special) await putExported(tx, parts.types, special, report);
  await insertRows(tx, engine, "import_entry", former?.imported() ?? []);
  report.missing = [...blobs.values()].map(({ name }) => name);
  await deliverEvents(parts.features, { tx, config, author: NOBODY });
  const counted = { entries: countOf(report.entries), files: report.files };
  await record(tx, "content-export", NOBODY, {
    entityId: "export",
    action: exportActions.import,
    snapshot: counted,
  });
  if (head.demo) await noteDemo(tx, "content-export", exportActions.import);
  await advanceSiteRevision(tx);
  return report;
}

/** Removes the program's first content from a new site, with all derived rows. */
async function removeFirstContent(tx: Database, tables: readonly string[]): Promise<void> {
  const followed = ["translation", "translation_mark", "translation_count", "described_use", "entry"];
  for (const table of [...tables, ...followed]) await sql`delete from ${sql.table(table)}`.execute(tx);
}

async function putFile(tx: Database, file: ExportedFile, blob: string): Promise<void> {
  const { id, kind, format, fallback, bytes, width, height, colour, version, alt, focus } = file;
  await mediaRegistry(tx).insert({
    ...{ id, kind, format, fallback, bytes, width, height, colour, version, blob },
    ...{ original_filename: file.originalFilename, uploaded_by: NOBODY, created_at: file.createdAt },
    ...{ made_from: file.madeFrom, deleted_at: null, withheld: null },
    ...{ alt_eng: alt.eng, alt_tra: alt.tra, alt_sim: alt.sim, decorative: file.decorative ? 1 : 0 },
    ...{ focus_x: focus?.x ?? null, focus_y: focus?.y ?? null },
  });
}

/** The number of what a record says before anybody has saved it, which the program says by itself. */
const UNSAVED = 0;

async function putExported(
  tx: Database,
  types: readonly ContentType[],
  entry: ExportedEntry,
  report: ImportReport,
): Promise<void> {
  if (entry.newest === UNSAVED) return;
  const type = typeOfEntry(types, entry);
  if (!type) {
    if (!report.unknownTypes.includes(entry.type)) report.unknownTypes.push(entry.type);
    return;
  }
  const of = { type: type.name, id: entry.id };
  for (const { path, lang, marks } of entry.translation) {
    const mark = { ...of, path, lang, marks: JSON.stringify(marks) };
    await tx.$extendTables<TranslationTables>().insertInto("translation_mark").values(mark).execute();
  }
  const revisions: PutRevision[] = [];
  for (const { content, ...each } of entry.revisions)
    revisions.push({ ...each, content: await sanitizedEntry(type, wholeContent(type, content), "content.") });
  await putEntry(tx, type, { ...entry, revisions });
  for (const { act, langs, at, revision } of entry.planned) {
    const waiting = { ...of, act, langs: langs.join(" "), at, author: NOBODY, version: revision };
    await scheduleTables(tx)
      .insertInto("scheduled_change")
      .values({ key: newId(), ...waiting, state: "waiting", ended_at: null, reason: null })
      .execute();
  }
  report.entries.set(type.name, (report.entries.get(type.name) ?? 0) + 1);
}

/** The type whose six entries are one since format 2. */
const TYPE = "special";

type Values = Record<string, unknown>;
type Row = z.infer<typeof ExportedRow>;
type Plan = ExportedEntry["planned"][number] & { slot: string; given: Values };

/** The parts of an export of format 1 that say the six special images, to be brought as one. */
class FormerSpecial {
  readonly #entries: ExportedEntry[] = [];
  readonly #imported: Row[] = [];

  /** Takes an entry that is one of the six; false for any other. */
  takes(entry: ExportedEntry): boolean {
    if (entry.type === TYPE) this.#entries.push(entry);
    return entry.type === TYPE;
  }

  /** The rows of a table but those of the six that came from an old site. */
  others(table: string, rows: readonly Row[]): Row[] {
    const isImported = ({ type }: Row) => table === "import_entry" && type === TYPE;
    this.#imported.push(...rows.filter(isImported));
    return rows.filter((row) => !isImported(row));
  }

  /** The one row of `import_entry` for those that came from an old site, if any did. */
  imported(): Row[] {
    return this.#imported.length === 0 ? [] : [{ type: TYPE, old_id: TYPE, id: TYPE, lines: "[]" }];
  }

  /** The six as one record, with what is planned of each; undefined where none was ever saved. */
  record(types: readonly ContentType[]): ExportedEntry | undefined {
    const type = types.find(({ name }) => name === TYPE);
    const entries = this.#entries.filter(({ newest }) => newest > 0);
    if (!type || entries.length === 0) return undefined;
    const contentOf = ({ revisions }: ExportedEntry, wanted: number | null): Values =>
      revisions.find(({ number }) => number === wanted)?.content ?? {};
    const recordOf = (numberOf: (entry: ExportedEntry) => number | null) =>
      wholeContent(
        type,
        mergedSlots(entries.map((each) => [`image${each.id}`, contentOf(each, numberOf(each))])),
      );
    const at =
      entries
        .flatMap(({ revisions }) => revisions.map((each) => each.at))
        .sort()
        .at(-1) ?? "";
    const visible = recordOf(({ published }) => published);
    const plans = entries.flatMap((entry) =>
      entry.planned.map((plan): Plan => {
        const given = slotOf(contentOf(entry, plan.revision ?? entry.newest));
        return { ...plan, slot: `image${entry.id}`, given };
      }),
    );
    const contents = [visible];
    for (const plan of plans.toSorted((one, other) => (one.at < other.at ? -1 : 1)))
      contents.push(carriedOut(type, plan, contents.at(-1) ?? visible));
    const planned = plans.map(({ at: when }, index) => ({
      ...{ act: "publish" as const, langs: [...LANGS], at: when, revision: index + 2 },
    }));
    contents.push(recordOf(({ newest }) => newest));
    return {
      ...{ type: TYPE, id: TYPE, newest: contents.length },
      published: entries.some(({ published }) => published !== null) ? 1 : null,
      revisions: contents.map((content, index) => ({ number: index + 1, at, content })),
      planned,
      translation: entries.flatMap(({ id, translation }) =>
        translation.map((mark) => ({ ...mark, path: mark.path.replace(/^caption/, `image${id}.caption`) })),
      ),
    };
  }
}

const slotOf = ({ photo_id, caption }: Values): Values => ({ photo_id, caption });

function mergedSlots(slots: readonly (readonly [string, Values])[]): Values {
  const alts = slots.map(([, { pictureAlts }]) => pictureAlts as Values | undefined);
  const said = Object.assign({}, ...alts) as Values;
  const images = Object.fromEntries(slots.map(([name, content]) => [name, slotOf(content)]));
  return { ...images, ...(Object.keys(said).length > 0 && { pictureAlts: said }) };
}

/** The record after the plan of one slot: the words of languages that it leaves out stay. */
function carriedOut(type: ContentType, { act, langs, slot, given }: Plan, before: AnyContent): AnyContent {
  const others = LANGS.filter((lang) => !langs.includes(lang));
  if (act === "publish")
    return withoutUnpublished(type, wholeContent(type, { ...before, [slot]: given }), before, others);
  const without = wholeContent(type, { ...before, [slot]: {} });
  if (others.length === 0) return without;
  return withoutUnpublished(type, before, without, langs);
}
