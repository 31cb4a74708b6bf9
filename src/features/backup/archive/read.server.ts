import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { isDamage, readTar, type VisitEntry } from "../../../platform/archive/tar.server";
import { MAGIC, unseal } from "./encryption.server";
import { BackupError, DAMAGED, type Entry, entryName, type Manifest, parseManifest } from "./manifest.server";

const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Reads a backup from its beginning to its end.
 * @throws {BackupError} when it is none, encrypted with another key, damaged or cut short; what `visit` throws.
 */
export async function readBackup(file: string, key: string | undefined, visit: VisitEntry): Promise<void> {
  const unreadable = (error: NodeJS.ErrnoException): never => {
    throw new BackupError(`${file} cannot be read (${error.code}).`);
  };
  const handle = await open(file, "r").catch(unreadable);
  try {
    const start = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0).catch(unreadable);
    const source = createReadStream("", { fd: handle, start: 0, autoClose: false });
    const unpack = (bytes: AsyncIterable<Buffer>) => readTar(bytes, visit);
    if (isSealed(start.buffer)) {
      if (!key) throw new BackupError("This backup is encrypted: set BACKUP_KEY to its key.");
      await pipeline(source, unseal(key), createGunzip(), unpack);
    } else {
      await pipeline(source, createGunzip(), unpack);
    }
  } catch (error) {
    throw isDamage(error) ? new BackupError(`${DAMAGED} (${error.message}).`, { cause: error }) : error;
  } finally {
    await handle.close();
  }
}

function isSealed(start: Buffer): boolean {
  if (start.equals(MAGIC)) return true;
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  throw new BackupError("This file is not a backup of Kapok.");
}

/**
 * Reads a whole backup and checks everything that can be checked before anything is changed.
 * @throws {BackupError} naming what is wrong.
 */
export async function inspectBackup(file: string, key: string | undefined): Promise<Manifest> {
  const entries: Entry[] = [];
  const rows = new Map<string, number>();
  let manifest: Manifest | undefined;
  await readBackup(file, key, (entry, bytes) => {
    const named = entryName(entry.name);
    if (!named || manifest)
      throw new BackupError(`The backup holds ${entry.name}, which no backup has there.`);
    if (named.kind === "manifest") {
      manifest = parseManifest(new TextDecoder().decode(bytes));
      return;
    }
    entries.push(entry);
    if (named.kind === "table") rows.set(named.table, (rows.get(named.table) ?? 0) + lines(bytes));
  });
  if (!manifest) throw new BackupError(`${DAMAGED}: it has no manifest at its end.`);
  compareEntries(entries, manifest.entries);
  for (const { name, rows: wanted } of manifest.tables) {
    const found = rows.get(name) ?? 0;
    if (found !== wanted)
      throw new BackupError(`${DAMAGED}: ${name} has ${found} rows instead of ${wanted}.`);
    rows.delete(name);
  }
  if (rows.size > 0)
    throw new BackupError(`${DAMAGED}: its manifest does not list ${[...rows.keys()].join()}.`);
  return manifest;
}

function compareEntries(found: readonly Entry[], wanted: readonly Entry[]): void {
  for (const [at, { name, bytes, sha256 }] of wanted.entries()) {
    const entry = found[at];
    if (entry?.name !== name) throw new BackupError(`${DAMAGED}: ${name} is missing.`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256) {
      throw new BackupError(`${DAMAGED}: ${name} is not what it was when the backup was made.`);
    }
  }
  const more = found[wanted.length];
  if (more) throw new BackupError(`${DAMAGED}: its manifest does not list ${more.name}.`);
}

const NEWLINE = 10;

function lines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
