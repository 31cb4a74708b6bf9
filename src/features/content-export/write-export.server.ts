import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { version } from "../../../package.json";
import { type ContentType, typeOfEntry } from "../../content/definition";
import { unsaved, wholeContent } from "../../content/field";
import { langsIn } from "../../content/schedule/schedule.server";
import { isList } from "../../content/store/derived.server";
import { originalKey } from "../../media/blobs/blob-store.server";
import { type TarWriter, tarOf } from "../../platform/archive/tar.server";
import { type Row, type Snapshot, withSnapshot } from "../../platform/db/snapshot.server";
import type { Deps } from "../../platform/deps.server";
import { hasDemoContent } from "../../site/demo/seed.server";
import { type ExportedEntry, ExportedFile, type ExportHead, FORMAT, HEAD, INDEX, mediaName } from "./format";

/** The parts of the program that an export is made of. */
export type ExportSource = Pick<Deps, "db" | "engine" | "config" | "media">;

/** The entries to export. */
export interface ExportedParts {
  types: readonly ContentType[];
  /** Tables of content other than entries. */
  tables: readonly string[];
}

/** The contents of an export. */
export interface ExportReport {
  entries: number;
  files: number;
  /** Names of files of the media library whose bytes are not there. */
  missing: string[];
}

/** Photos and PDFs are compressed already. */
const LEVEL = 1;

/** Characters of JSON after which lines go on in another file, since a tar asks for sizes first. */
const PART = 1024 * 1024;

/**
 * Writes all content as it is at one moment, and the media library, into `sink` and ends it: a compressed tar of JSON
 * lines and files. Nothing is in memory as a whole.
 * @throws the sink's error, or the reason of `signal`
 */
export async function writeExport(
  source: ExportSource,
  parts: ExportedParts,
  sink: Writable,
  signal: AbortSignal,
): Promise<ExportReport> {
  const now = new Date();
  const { archive, written } = tarOf(now, (tar) => fill(source, parts, { tar, now }));
  const bytes = Readable.fromWeb(archive as Parameters<typeof Readable.fromWeb>[0]);
  const flow = pipeline(bytes, createGzip({ level: LEVEL }), sink, { signal });
  const [flown] = await Promise.allSettled([flow, written]); // a failure of either ends the other
  if (flown.status === "rejected") throw flown.reason;
  return written;
}

async function fill(
  source: ExportSource,
  { types, tables }: ExportedParts,
  { tar, now }: { tar: TarWriter; now: Date },
): Promise<ExportReport> {
  const { publicUrl: site } = source.config;
  const demo = await hasDemoContent(source.db);
  const head: ExportHead = {
    product: "kapok",
    content: FORMAT,
    version,
    madeAt: now.toISOString(),
    site,
    demo,
  };
  await tar.text(HEAD, JSON.stringify(head, null, 1));
  const read = await withSnapshot(source, async (snapshot) => {
    const files = await writeFiles(snapshot, tar);
    for (const table of tables) await writeTable(snapshot, table, tar);
    return { files, entries: await writeEntries(snapshot, types, tar) };
  });
  const missing: string[] = [];
  for (const { file, blob } of read.files) {
    const bytes = await source.media.blobs.read(originalKey(blob));
    if (bytes) await tar.bytes(mediaName(file), bytes);
    else missing.push(mediaName(file));
  }
  await tar.text(INDEX, JSON.stringify({ files: tar.entries }, null, 1));
  return { entries: read.entries, files: read.files.length - missing.length, missing };
}

/** Writes JSON lines into files of a folder that are not too long. */
class Lines {
  readonly #tar: TarWriter;
  readonly #folder: string;
  #part = 0;
  #text = "";

  constructor(tar: TarWriter, folder: string) {
    this.#tar = tar;
    this.#folder = folder;
  }

  async add(value: object): Promise<void> {
    this.#text += `${JSON.stringify(value)}\n`;
    if (this.#text.length >= PART) await this.end();
  }

  async end(): Promise<void> {
    if (this.#text === "") return;
    this.#part += 1;
    await this.#tar.text(`${this.#folder}/${String(this.#part).padStart(6, "0")}.jsonl`, this.#text);
    this.#text = "";
  }
}

async function writeTable(snapshot: Snapshot, table: string, tar: TarWriter): Promise<void> {
  const lines = new Lines(tar, `tables/${table}`);
  for await (const rows of snapshot.rows(table)) for (const row of rows) await lines.add(row);
  await lines.end();
}

/** Files of the library but those in the trash, among which are those that are withheld. */
async function writeFiles(snapshot: Snapshot, tar: TarWriter) {
  const found: { file: Pick<ExportedFile, "id" | "format">; blob: string }[] = [];
  const lines = new Lines(tar, "files");
  for await (const rows of snapshot.rows("media")) {
    for (const row of rows.filter((each) => each.deleted_at === null && each.withheld === null)) {
      const file = fileOf(row);
      await lines.add(file);
      found.push({ file: { id: file.id, format: file.format }, blob: String(row.blob) });
    }
  }
  await lines.end();
  return found;
}

const fileOf = (row: Row): ExportedFile =>
  ExportedFile.parse({
    ...row,
    originalFilename: row.original_filename,
    createdAt: row.created_at,
    madeFrom: row.made_from,
    alt: { eng: row.alt_eng, tra: row.alt_tra, sim: row.alt_sim },
    decorative: row.decorative === 1,
    focus: row.focus_x === null || row.focus_y === null ? null : { x: row.focus_x, y: row.focus_y },
  });

/** Entries but those in the trash, and those that are withheld. Gives how many. */
async function writeEntries(
  snapshot: Snapshot,
  types: readonly ContentType[],
  tar: TarWriter,
): Promise<number> {
  const withheld = keysOf(await snapshot.ask("select type, id from withheld_entry"));
  const planned = Map.groupBy(
    await snapshot.ask(
      "select type, id, act, langs, at, version from scheduled_change where state = 'waiting' order by at, key",
    ),
    keyOf,
  );
  const folders = new Map<string, Lines>();
  const linesOf = (type: string) => {
    const lines = folders.get(type) ?? new Lines(tar, `content/${type}`);
    folders.set(type, lines);
    return lines;
  };
  const known = new Set<string>();
  let count = 0;
  for await (const rows of snapshot.rows("entry")) {
    for (const row of rows) {
      known.add(keyOf(row));
      const type = typeOfEntry(types, { type: String(row.type), id: String(row.id) });
      if (!type || row.deleted_at !== null || withheld.has(keyOf(row))) continue;
      await linesOf(type.name).add(await entryOf(snapshot, type, row, planned.get(keyOf(row)) ?? []));
      count += 1;
    }
  }
  for (const type of types.filter((each) => !isList(each))) {
    const id = type.id ?? type.name;
    const isSaved =
      type.id === undefined
        ? [...known].some((key) => key.startsWith(`${type.name} `))
        : known.has(`${type.name} ${id}`);
    if (!isSaved) await linesOf(type.name).add(unsavedEntry(type, id));
  }
  for (const lines of folders.values()) await lines.end();
  return count;
}

type EntryRef = Record<string, unknown>;

const keyOf = ({ type, id }: EntryRef): string => `${type} ${id}`;
const keysOf = (rows: readonly EntryRef[]): Set<string> => new Set(rows.map(keyOf));

/** The content of a record before its first save. */
const unsavedEntry = (type: ContentType, id: string): ExportedEntry => ({
  ...{ type: type.name, id, published: 0, newest: 0 },
  revisions: [{ number: 0, at: "", content: unsaved(type) }],
  ...{ planned: [], translation: [] },
});

async function entryOf(
  snapshot: Snapshot,
  type: ContentType,
  row: Row,
  planned: readonly EntryRef[],
): Promise<ExportedEntry> {
  const of = `type = ${quoted(row.type)} and id = ${quoted(row.id)}`;
  const numbers = [row.number, row.published, ...planned.map(({ version: number }) => number)];
  const wanted = [...new Set(numbers.flatMap((number) => (number === null ? [] : Number(number))))];
  const versions = await snapshot.ask(
    `select number, at, content from entry_version where ${of} and number in (${wanted.join(", ")}) order by number`,
  );
  const marks = await snapshot.ask(
    `select path, lang, marks from translation_mark where ${of} order by path, lang`,
  );
  return {
    ...{
      type: type.name,
      id: String(row.id),
      published: nullable(row.published),
      newest: Number(row.number),
    },
    ...(isList(type) && type.order === "arranged" && { place: String(row.sort) }),
    revisions: versions.map(({ number, at, content }) => ({
      ...{ number: Number(number), at: String(at) },
      content: wholeContent(type, JSON.parse(String(content))),
    })),
    planned: planned.map(({ act, langs, at, version: number }) => ({
      act: act === "publish" ? "publish" : "unpublish",
      ...{ langs: langsIn(String(langs)), at: String(at), revision: nullable(number) },
    })),
    translation: marks.map(({ path, lang, marks: said }) => ({
      path: String(path),
      lang: String(lang) as ExportedEntry["translation"][number]["lang"],
      marks: JSON.parse(String(said)),
    })),
  };
}

const nullable = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

const quoted = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`;
