import { createWriteStream } from "node:fs";
import { link, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { BackupError } from "./backup-error.server";
import type { Manifest } from "./manifest.server";
import { type BackupSource, writeBackup } from "./write.server";

/** What a backup file is written under until it is whole. */
export const partialName = (file: string): string => `${file}.partial`;

/**
 * Makes a backup as `file`, readable by its owner only. It appears under that name when it is whole and on disk.
 * @throws {BackupError} when the file exists or is being written; else as {@link writeBackup}.
 */
export async function writeBackupFile(
  source: BackupSource,
  file: string,
  signal: AbortSignal,
): Promise<{ manifest: Manifest; bytes: number }> {
  if (await stat(file).catch(() => null)) throw new BackupError(`${file} exists already.`);
  const partial = partialName(file);
  const sink = await open(partial, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new BackupError(
      `${partial} exists: another backup is being written, or was broken off. Remove it then.`,
    );
  });
  try {
    const manifest = await writeBackup(source, createWriteStream("", { fd: sink, flush: true }), signal);
    const { size } = await stat(partial);
    await link(partial, file); // unlike a rename it replaces nothing
    await syncFolder(dirname(file));
    return { manifest, bytes: size };
  } finally {
    await sink.close().catch(() => {}); // closed by the stream, unless that was never begun
    await rm(partial, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
