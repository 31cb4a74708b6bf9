import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const ONE_HOUR = 60 * 60 * 1000;

/** Whether what is unfinished was begun so long ago that nobody is at it any more. */
export const isLeftOver = ({ mtimeMs }: { mtimeMs: number }): boolean => Date.now() - mtimeMs > ONE_HOUR;

/** Removes half-written files of a process that died. Younger ones may belong to one that lives. */
export async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // another process may be sweeping too
    if (found && isLeftOver(found)) await rm(path, { force: true });
  }
}
