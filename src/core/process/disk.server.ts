import { access, constants, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** As much as SQLite and a photo's sizes need next. */
const PIECE = Buffer.alloc(256 * 1024);

/** Whether a file can be written in `folder` at the moment: the disk is neither full nor read-only. */
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

/** Whether a file that is there may be written: neither it nor its disk has turned read-only. */
export const mayWrite = (file: string): Promise<boolean> =>
  access(file, constants.W_OK).then(
    () => true,
    () => false,
  );
