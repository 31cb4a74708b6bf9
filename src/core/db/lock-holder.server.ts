import { readFileSync, statSync } from "node:fs";

/** The byte of the file beside a database by which SQLite's write-ahead log is locked for writing. */
const WRITE_LOCK = 120;

/**
 * Which process holds the write lock of the SQLite database at `file`, as in `process 4711, sqlite3`. Linux alone
 * tells; undefined elsewhere, for a process of another container, and when nobody holds it any more.
 */
export function lockHolder(file: string): string | undefined {
  try {
    const inode = String(statSync(`${file}-shm`, { bigint: true }).ino);
    // As in "1: POSIX  ADVISORY  WRITE 4711 fe:00:2147203 120 120".
    const locks = readFileSync("/proc/locks", "utf8").split("\n");
    for (const line of locks) {
      const [, kind, , access, pid = "", place = "", first, last] = line.trim().split(/\s+/);
      if (kind !== "POSIX" || access !== "WRITE" || !place.endsWith(`:${inode}`)) continue;
      if (Number(first) <= WRITE_LOCK && (last === "EOF" || Number(last) >= WRITE_LOCK)) return named(pid);
    }
  } catch {
    // No such list here.
  }
  return undefined;
}

function named(pid: string): string {
  try {
    return `process ${pid}, ${readFileSync(`/proc/${pid}/comm`, "utf8").trim()}`;
  } catch {
    return `process ${pid}`;
  }
}
