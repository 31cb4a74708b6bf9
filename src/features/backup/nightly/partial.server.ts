import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isPartialName } from "../archive/write-file.server";
import { isBackupName } from "../file-name.server";

/** Milliseconds: whoever writes a backup touches it far more often, and one that is silent so long has died. */
export const SILENT = 2 * 60 * 1000;

/** Removes what processes left of backups in `dir` in the middle of which they died. */
export async function removeBrokenOff(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!isPartialName(name, isBackupName)) continue;
    const partial = join(dir, name);
    const found = await stat(partial).catch(() => null); // finished meanwhile
    // A time to come is that of a clock which has been set back.
    if (found && Math.abs(Date.now() - found.mtimeMs) > SILENT) await rm(partial, { force: true });
  }
}
