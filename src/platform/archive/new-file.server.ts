import { createWriteStream } from "node:fs";
import { type FileHandle, link, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { syncFolder } from "../process/disk.server";
import { Refusal } from "../refusal.server";

const PARTIAL = ".partial";
/** Milliseconds after which a file that is being written is touched, even if the writer is waiting. */
const TOUCH = 10_000;

/** Why a file cannot be written, as a message for the caller. */
export class NewFileError extends Refusal {}

/** The file is there already, whole or being written. */
export class ExistingFileError extends NewFileError {}

/** Whether a file has the name of an unfinished file; `isName` checks the final name. */
export const isPartialName = (name: string, isName: (name: string) => boolean): boolean =>
  name.endsWith(PARTIAL) && isName(name.slice(0, -PARTIAL.length));

/**
 * Writes `file`, readable by its owner only. It appears under that name when it is complete and on disk.
 * Returns the result of `write`, and the number of bytes.
 * @param failed begins the error message if it cannot be written
 * @throws {ExistingFileError} when the file exists or is being written
 * @throws {NewFileError} when the place cannot be written to, or is full; else what `write` throws
 */
export async function writeNewFile<T>(
  file: string,
  write: (sink: Writable) => Promise<T>,
  failed = "Nothing was written",
): Promise<{ made: T; bytes: number }> {
  if (await stat(file).catch(() => null)) throw new ExistingFileError(`${file} exists already.`);
  const partial = `${file}${PARTIAL}`;
  const sink = await begun(partial, failed);
  const touching = setInterval(() => touch(sink), TOUCH);
  try {
    const made = await write(createWriteStream("", { fd: sink, flush: true }));
    const { size } = await stat(partial);
    await give(partial, file);
    await syncFolder(dirname(file));
    return { made, bytes: size };
  } catch (error) {
    throw inWords(error, file, failed);
  } finally {
    clearInterval(touching);
    await sink.close().catch(() => {}); // closed by the stream, unless that was never begun
    await rm(partial, { force: true });
  }
}

/** The codes of `link` where the file system has no hard links, as FAT, exFAT and much of FUSE have none. */
const NO_LINKS: readonly string[] = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/**
 * Renames a complete file. A link never replaces a file; a rename would, so that it must be checked first.
 */
async function give(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    if (await stat(file).catch(() => null)) throw new ExistingFileError(`${file} exists already.`);
    await rename(partial, file);
  }
}

/**
 * @throws {NewFileError} when it exists already, or cannot be created.
 * @throws {NewFileError} when it is there already, or cannot be made.
 */
async function begun(partial: string, failed: string): Promise<FileHandle> {
  try {
    return await open(partial, "wx", 0o600);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw inWords(error, partial, failed);
    throw new ExistingFileError(
      `${partial} exists: another one is being written, or was broken off. Remove it then.`,
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

/** Turns an error of the file system into a message for the operator; returns any other error unchanged. */
function inWords(error: unknown, file: string, failed: string): unknown {
  if (error instanceof Refusal) return error;
  const path = (error as { path?: unknown } | null)?.path;
  const own = [file, `${file}${PARTIAL}`, dirname(file)];
  if (typeof path === "string" && !own.includes(path))
    return new NewFileError(`${failed}: ${path} cannot be read (${codeOf(error)}).`);
  const reason = REASONS[codeOf(error)];
  return reason ? new NewFileError(`${failed}: ${reason(file)}.`) : error;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
