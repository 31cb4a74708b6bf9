import { BackupError, DAMAGED } from "./backup-error.server";
import { type Entry, entryName, type Manifest, parseManifest } from "./manifest.server";
import { readBackup } from "./read.server";

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
