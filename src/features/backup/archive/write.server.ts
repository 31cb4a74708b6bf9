import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { version } from "../../../../package.json";
import { originalKey } from "../../../media/blobs/blob-store.server";
import { ExistingFileError, NewFileError, writeNewFile } from "../../../platform/archive/new-file.server";
import { type TarWriter, tarOf } from "../../../platform/archive/tar.server";
import { sessionSecret } from "../../../platform/auth/secret.server";
import { settingsOf } from "../../../platform/config/config.server";
import { BASELINE, BEFORE_BASELINE } from "../../../platform/db/migrate.server";
import { appliedMigrations, tablesParentsFirst } from "../../../platform/db/schema.server";
import { type Row, type Snapshot, withSnapshot } from "../../../platform/db/snapshot.server";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { backupSettings } from "../settings.server";
import { seal } from "./encryption.server";
import {
  BackupError,
  BackupExistsError,
  FORMAT,
  LEFT_BEHIND,
  MANIFEST,
  type Manifest,
  OF_ACCOUNTS,
  SECRET,
} from "./manifest.server";

/** Photos and PDFs are compressed already; more effort would only take time. */
const LEVEL = 1;

/** Characters of JSON after which the rows of a table go on in another entry, since a tar asks for sizes first. */
const PART = 1024 * 1024;

/** The parts of the program that a backup is made of. */
type BackupSource = Pick<Deps, "db" | "engine" | "config" | "media">;

/**
 * Writes everything into `sink` and ends it: the database as it is at one moment and each file that it names
 * then, as a compressed tar, encrypted when there is a key. Nothing is in memory as a whole.
 * @param accounts false leaves the staff accounts and the secret out
 * @throws {BackupError} when there is no database of Kapok; the sink's error, or the reason of `signal`.
 */
export async function writeBackup(
  source: BackupSource,
  sink: Writable,
  signal: AbortSignal,
  { accounts = true }: { accounts?: boolean } = {},
): Promise<Manifest> {
  const now = new Date();
  const { archive, written: filled } = tarOf(now, (tar) => fill(source, { tar, now, accounts }));
  const { key } = settingsOf(source.config, backupSettings);
  const bytes = Readable.fromWeb(archive as Parameters<typeof Readable.fromWeb>[0]);
  const gzip = createGzip({ level: LEVEL });
  const flow = key
    ? pipeline(bytes, gzip, seal(key), sink, { signal })
    : pipeline(bytes, gzip, sink, { signal });
  const [written] = await Promise.allSettled([flow, filled]); // a failure of either ends the other
  if (written.status === "rejected") throw written.reason;
  return filled;
}

interface Filling {
  tar: TarWriter;
  now: Date;
  accounts: boolean;
}

async function fill(source: BackupSource, { tar: entries, now, accounts }: Filling): Promise<Manifest> {
  const withoutTables = accounts ? LEFT_BEHIND : [...LEFT_BEHIND, ...OF_ACCOUNTS];
  const read = await withSnapshot(source, (snapshot) =>
    readDatabase(source, snapshot, { entries, withoutTables }),
  );
  if (accounts) await entries.text(SECRET, sessionSecret(source.config));
  const leftOut = await copyFiles(source, read.files, entries);
  const manifest: Manifest = {
    product: "kapok",
    format: FORMAT,
    version,
    madeAt: now.toISOString(),
    engine: source.engine,
    migrations: read.migrations,
    tables: read.tables,
    without: accounts ? [] : ["accounts"],
    ...leftOut,
    entries: entries.entries.slice(),
  };
  await entries.text(MANIFEST, JSON.stringify(manifest, null, 1));
  return manifest;
}

interface Reading {
  entries: TarWriter;
  /** Tables that are not read. */
  withoutTables: readonly string[];
}

async function readDatabase(
  { engine }: BackupSource,
  snapshot: Snapshot,
  { entries, withoutTables }: Reading,
) {
  const migrations = await appliedMigrations(snapshot.ask, engine);
  if (migrations.length === 0) throw new BackupError("There is no database of Kapok here to back up.");
  if (!migrations.includes(BASELINE)) {
    throw new BackupError(
      `The database is older than this version of Kapok can read (${migrations.at(-1)}). Make the backup with the ` +
        `version that serves it, or start ${BEFORE_BASELINE} once on it.`,
    );
  }
  const files = new Set<string>();
  const tables: Manifest["tables"] = [];
  for (const name of await tablesParentsFirst(snapshot.ask, engine)) {
    if (withoutTables.includes(name)) continue;
    const rows = await writeTable(snapshot.rows(name), name, entries, (row) => {
      if (OF_FILES.includes(name)) files.add(String(row.blob));
    });
    tables.push({ name, rows });
  }
  return { migrations, tables, files: [...files] };
}

/** The tables that say where bytes lie: of files now, and of their former versions. */
const OF_FILES = ["media", "media_version"];

/** As JSON lines, one row each. Gives how many. */
async function writeTable(
  batches: AsyncIterable<Row[]>,
  table: string,
  entries: TarWriter,
  each: (row: Row) => void,
): Promise<number> {
  let [rows, part, lines] = [0, 0, ""];
  const flush = async () => {
    part += 1;
    await entries.text(`tables/${table}/${String(part).padStart(6, "0")}.jsonl`, lines);
    lines = "";
  };
  for await (const batch of batches) {
    for (const row of batch) {
      rows += 1;
      each(row);
      lines += `${JSON.stringify(row)}\n`;
      if (lines.length >= PART) await flush();
    }
  }
  if (lines !== "") await flush();
  return rows;
}

/**
 * Files never change under their id, so that copying them later gives what they were. Each is read as a whole before
 * its entry begins, which cannot be taken back; none is larger than an upload. Names those that are gone or unreadable.
 * @throws when the media store as a whole is away.
 */
async function copyFiles({ media }: BackupSource, ids: readonly string[], entries: TarWriter) {
  const leftOut: Pick<Manifest, "missing" | "unreadable"> = { missing: [], unreadable: [] };
  for (const id of ids) {
    const found = await readOrWhyNot(media, originalKey(id));
    if (found === null) leftOut.missing.push(id);
    else if (typeof found === "string") leftOut.unreadable.push({ id, reason: found });
    else await entries.bytes(`media/${id}`, found);
  }
  return leftOut;
}

/** The bytes, null when there are none, or the word for why this one cannot be read. @throws when nothing can be. */
async function readOrWhyNot(media: BackupSource["media"], key: string): Promise<Uint8Array | string | null> {
  try {
    return await media.blobs.read(key);
  } catch (error) {
    if (isFileError(error)) return error.code;
    if (error instanceof Problem && (await media.isReady())) return "refused";
    throw error;
  }
}

/** Returns whether an error is of one file: no permission, a bad sector, a folder in its place. */
const isFileError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && "code" in error && "syscall" in error;

/** A complete backup on disk. */
export interface WrittenBackup {
  manifest: Manifest;
  bytes: number;
}

/**
 * Makes a backup as `file`, readable by its owner only. It appears under that name when it is whole and on disk.
 * @throws {BackupExistsError} when the file exists or is being written.
 * @throws {BackupError} when the place cannot be written to, or is full; else as {@link writeBackup}.
 */
export async function writeBackupFile(
  source: BackupSource,
  file: string,
  signal: AbortSignal,
): Promise<WrittenBackup> {
  try {
    const write = (sink: Parameters<typeof writeBackup>[1]) => writeBackup(source, sink, signal);
    const { made, bytes } = await writeNewFile(file, write, "No backup was made");
    return { manifest: made, bytes };
  } catch (error) {
    if (error instanceof ExistingFileError) throw new BackupExistsError(error.message);
    throw error instanceof NewFileError ? new BackupError(error.message) : error;
  }
}
