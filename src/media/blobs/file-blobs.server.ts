import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { mayWrite, syncFolder } from "../../platform/process/disk.server";
import type { BlobStore, ByteRange, ListedBlob } from "./blob-store.server";
import { checkedKey } from "./blob-store.server";

const ONE_HOUR = 60 * 60 * 1000;

/** Returns whether an unfinished file was begun so long ago that nobody is at it any more. */
const isLeftOver = ({ mtimeMs }: { mtimeMs: number }): boolean => Date.now() - mtimeMs > ONE_HOUR;

/** Removes half-written files of a process that died. Younger ones may belong to one that lives. */
async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // another process may be sweeping too
    if (found && isLeftOver(found)) await rm(path, { force: true });
  }
}

/** A folder that other users of the machine do not read: originals have the place where a photo was taken. */
const PRIVATE = { recursive: true, mode: 0o700 };

/** Stores blobs as files below `root`, which is made when missing. */
export async function fileBlobs(root: string): Promise<BlobStore> {
  const incoming = join(root, "incoming");
  await mkdir(incoming, PRIVATE);
  await sweepIncoming(incoming);
  const pathOf = (key: string): string => join(root, checkedKey(key));
  return {
    put: (key, bytes) => putFile(pathOf(key), join(incoming, randomUUID()), bytes),
    read: (key) => unlessMissing(readFile(pathOf(key))),
    stream: async (key, range) => streamFile(pathOf(key), range),
    size: async (key) => (await unlessMissing(stat(pathOf(key))))?.size ?? null,
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
      await rmdir(dirname(pathOf(key))).catch(() => {}); // only when nothing else of the file is left
    },
    list: () => listFiles(root, incoming),
    isReady: () => mayWrite(incoming),
  };
}

/** Left-overs of broken writes are removed on the way. */
async function* listFiles(root: string, incoming: string): AsyncGenerator<ListedBlob> {
  await sweepIncoming(incoming);
  for await (const folder of await opendir(root)) {
    if (!folder.isDirectory() || folder.name === basename(incoming)) continue;
    const path = join(root, folder.name);
    const names = await readdir(path);
    if (names.length === 0) await sweepEmpty(path);
    for (const name of names) {
      const found = await unlessMissing(stat(join(path, name)));
      if (found?.isFile()) yield { key: `${folder.name}/${name}`, at: found.mtimeMs };
    }
  }
}

/** Removes a folder that was made for a file which never came. A young one may be about to have it. */
async function sweepEmpty(folder: string): Promise<void> {
  const found = await unlessMissing(stat(folder));
  if (found && isLeftOver(found)) await rmdir(folder).catch(() => {}); // no longer empty, or gone
}

/** Written beside, forced to disk and renamed, so that a power cut leaves the whole file or none. */
async function putFile(path: string, temporary: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(folder, PRIVATE);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
  await syncFolder(dirname(folder));
}

function streamFile(path: string, range?: ByteRange): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 }, // else the file would be opened before anybody reads
  );
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
