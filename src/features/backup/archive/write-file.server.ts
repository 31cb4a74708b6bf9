import { ExistingFileError, NewFileError, writeNewFile } from "../../../platform/archive/new-file.server";
import type { Manifest } from "./manifest.server";
import { BackupError, BackupExistsError } from "./manifest.server";
import { type BackupSource, writeBackup } from "./write.server";

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
