import { createWriteStream } from "node:fs";
import { type FileHandle, link, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../../../platform/process/disk.server";
import type { Manifest } from "./manifest.server";
import { BackupError, BackupExistsError } from "./manifest.server";
import { type BackupSource, writeBackup } from "./write.server";

const PARTIAL = ".partial";
/** Milliseconds after which a file that is being written is touched, whatever the writing waits for. */
const TOUCH = 10_000;

/**
 * Tells whether a file has the name that one is written under until it is whole, of which `isName` tells by its name.
 */
export const isPartialName = (name: string, isName: (name: string) => boolean): boolean =>
  name.endsWith(PARTIAL) && isName(name.slice(0, -PARTIAL.length));

/** A backup that is whole and on disk. */
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
  if (await stat(file).catch(() => null)) throw new BackupExistsError(`${file} exists already.`);
  const partial = `${file}${PARTIAL}`;
  const sink = await begun(partial);
  const touching = setInterval(() => touch(sink), TOUCH);
  try {
    const manifest = await writeBackup(source, createWriteStream("", { fd: sink, flush: true }), signal);
    const { size } = await stat(partial);
    await give(partial, file);
    await syncFolder(dirname(file));
    return { manifest, bytes: size };
  } catch (error) {
    throw inWords(error, file);
  } finally {
    clearInterval(touching);
    await sink.close().catch(() => {}); // closed by the stream, unless that was never begun
    await rm(partial, { force: true });
  }
}

/** The codes of `link` where the file system has no hard links, as FAT, exFAT and much of FUSE have none. */
const NO_LINKS: readonly string[] = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/** Gives a whole backup its name. A link replaces nothing; a rename would, so that it must be looked first. */
async function give(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    if (await stat(file).catch(() => null)) throw new BackupExistsError(`${file} exists already.`);
    await rename(partial, file);
  }
}

/** @throws {BackupError} when it is there already, or cannot be made. */
async function begun(partial: string): Promise<FileHandle> {
  try {
    return await open(partial, "wx", 0o600);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw inWords(error, partial);
    throw new BackupExistsError(
      `${partial} exists: another backup is being written, or was broken off. Remove it then.`,
    );
  }
}

/** Shows others that somebody is at it. */
async function touch(sink: FileHandle): Promise<void> {
  const now = new Date();
  await sink.utimes(now, now).catch(() => {}); // just closed
}

const REASONS: Record<string, (file: string) => string> = {
  ENOENT: (file) => `the folder ${dirname(file)} does not exist`,
  ENOTDIR: (file) => `${dirname(file)} is no folder`,
  EACCES: (file) => `no permission to write into ${dirname(file)}`,
  EPERM: (file) => `no permission to write into ${dirname(file)}`,
  EROFS: (file) => `${dirname(file)} is on a disk that is read-only`,
  ENOSPC: (file) => `the disk of ${dirname(file)} is full`,
  EDQUOT: (file) => `the disk of ${dirname(file)} is full`,
};

/** The refusal of the file system in words for the operator; another error stays as it is. */
function inWords(error: unknown, file: string): unknown {
  const path = (error as { path?: unknown } | null)?.path;
  const own = [file, `${file}${PARTIAL}`, dirname(file)];
  if (typeof path === "string" && !own.includes(path))
    return new BackupError(`No backup was made: ${path} cannot be read (${codeOf(error)}).`);
  const reason = REASONS[codeOf(error)];
  return reason ? new BackupError(`No backup was made: ${reason(file)}.`) : error;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
