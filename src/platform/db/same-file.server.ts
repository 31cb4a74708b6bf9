import { statSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { Database } from "./database.server";

/** The place of a file, and which file was there. */
interface OpenedFile {
  path: string;
  device: bigint;
  inode: bigint;
}

const opened = new WeakMap<Database, OpenedFile>();

/** Notes which file a database was opened from. */
export function noteFile(db: Database, path: string): void {
  const { dev: device, ino: inode } = statSync(path, { bigint: true });
  opened.set(db, { path, device, inode });
}

/**
 * Whether the file at the path of a database still is the one that is open. If another was moved over it,
 * such as an older copy, saves would not reach it, and would be lost at the next start.
 */
export async function isSameFile(db: Database): Promise<boolean> {
  const file = opened.get(db);
  if (!file) return true; // PostgreSQL
  const found = await stat(file.path, { bigint: true }).catch(() => undefined);
  return found?.dev === file.device && found.ino === file.inode;
}

/** Calls `replaced` once when the file of a database is no longer the open one; gives a function that ends the watch. */
export function watchFile(db: Database, everyMs: number, replaced: () => void): () => void {
  if (!opened.has(db)) return () => {};
  const timer = setInterval(async () => {
    if (await isSameFile(db)) return;
    clearInterval(timer);
    replaced();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
