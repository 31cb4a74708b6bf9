import { access, constants, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** As much as SQLite and a photo's sizes need next. */
const PIECE = Buffer.alloc(256 * 1024);

/** Whether a file can be written in `folder` now: the disk is neither full nor read-only. */
export async function isWritable(folder: string): Promise<boolean> {
  const file = join(folder, `.ready-${process.pid}`);
  try {
    await writeFile(file, PIECE);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

/** Whether an existing file or folder may be written: neither it nor its disk is read-only. */
export const mayWrite = (path: string): Promise<boolean> =>
  access(path, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Forces a folder to disk: only then is a file that was renamed or linked into it there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
