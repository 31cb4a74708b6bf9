import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Refusal } from "../../platform/refusal.server";

/** The file by which a mirror is known again. */
const MARKER = ".kapok-mirror";

/** A mirror that is being written, beside the one before it. */
export interface NewMirror {
  /** Where it is written. */
  folder: string;
  /** Puts it in the place of the one before. */
  finish(): Promise<void>;
  discard(): Promise<void>;
}

const formerOf = (folder: string) => `${folder}.former`;
const newOf = (folder: string) => `${folder}.new`;

/**
 * Begins a mirror that is moved to `folder` once it is complete.
 * @throws {Refusal} where the folder contains anything but a mirror, or another mirror is being written
 * there.
 */
export async function beginMirror(folder: string): Promise<NewMirror> {
  // A run was killed between its last two moves.
  if (!existsSync(folder) && existsSync(join(formerOf(folder), MARKER)))
    await rename(formerOf(folder), folder);
  await refuseOtherFolder(folder);
  await removeLeft(folder);
  const made = `${newOf(folder)}-${process.pid}`;
  await inWords(folder, async () => {
    await mkdir(made, { recursive: true });
    await writeFile(join(made, MARKER), `${new Date().toISOString()}\n`);
  });
  return {
    folder: made,
    finish: () => inWords(folder, () => replace(folder, made)),
    discard: () => rm(made, { recursive: true, force: true }),
  };
}

/** A folder that is not empty, and no former mirror, is somebody's. @throws {Refusal} */
export async function refuseOtherFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return;
  if (!found.isDirectory()) throw new Refusal(`${folder} is no folder.`);
  const names = await readdir(folder);
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new Refusal(
    `${folder} holds something else than a mirror of this site. Name an empty folder, one that does not exist yet, or ` +
      "that of a former mirror, in the place of which the new one is put.",
  );
}

/** Removes what a run left that was killed. @throws {Refusal} where one is at work. */
async function removeLeft(folder: string): Promise<void> {
  const start = `${basename(newOf(folder))}-`;
  const names = await readdir(dirname(folder)).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(start))) {
    const left = join(dirname(folder), name);
    if (!existsSync(join(left, MARKER))) continue;
    if (isRunning(Number(name.slice(start.length))))
      throw new Refusal(`A mirror is being written into ${folder} already.`);
    await rm(left, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function replace(folder: string, made: string): Promise<void> {
  const former = formerOf(folder);
  await rm(former, { recursive: true, force: true });
  if (existsSync(join(folder, MARKER))) await rename(folder, former);
  else if (existsSync(folder)) await rmdir(folder);
  await rename(made, folder);
  await rm(former, { recursive: true, force: true });
}

/** Errors of the file system as words. @throws {Refusal} */
async function inWords(folder: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Refusal(
      `The mirror cannot be written into ${folder} (${error.code}): a folder beside it is put in its place, so that ` +
        "the folder around it has to be one that may be written to, and it no mount of its own.",
      { cause: error },
    );
  }
}
