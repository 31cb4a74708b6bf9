import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { ReadableStream as NodeStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import { BackupError, DAMAGED } from "./backup-error.server";
import type { Entry } from "./manifest.server";
import { MAGIC, unseal } from "./sealed.server";

/** No part of a table and no file is near this; what says so would fill the memory. */
const LARGEST = 64 * 1024 * 1024;

const GZIP = Buffer.from([0x1f, 0x8b]);

/** Is handed each entry and its bytes, one after the other. */
export type Visit = (entry: Entry, bytes: Uint8Array) => Promise<void> | void;

/**
 * Reads a backup from its beginning to its end.
 * @throws {BackupError} when it is none, encrypted with another key, damaged or cut short; what `visit` throws.
 */
export async function readBackup(file: string, key: string | undefined, visit: Visit): Promise<void> {
  const unreadable = (error: NodeJS.ErrnoException): never => {
    throw new BackupError(`${file} cannot be read (${error.code}).`);
  };
  const handle = await open(file, "r").catch(unreadable);
  try {
    const start = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0).catch(unreadable);
    const source = createReadStream("", { fd: handle, start: 0, autoClose: false });
    const unpack = (bytes: AsyncIterable<Buffer>) => readTar(bytes, visit);
    if (isSealed(start.buffer)) {
      if (!key) throw new BackupError("This backup is encrypted: set BACKUP_KEY to its key.");
      await pipeline(source, unseal(key), createGunzip(), unpack);
    } else {
      await pipeline(source, createGunzip(), unpack);
    }
  } catch (error) {
    throw isDamage(error) ? new BackupError(`${DAMAGED} (${error.message}).`, { cause: error }) : error;
  } finally {
    await handle.close();
  }
}

function isSealed(start: Buffer): boolean {
  if (start.equals(MAGIC)) return true;
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  throw new BackupError("This file is not a backup of Kapok.");
}

/** What goes wrong in unpacking, as against what `visit` does. */
class UnpackError extends Error {}

function isDamage(error: unknown): error is Error {
  if (error instanceof UnpackError) return true;
  return error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
}

async function readTar(bytes: AsyncIterable<Buffer>, visit: Visit): Promise<void> {
  const source = NodeStream.from(bytes) as ReadableStream<Uint8Array>;
  const tar = source.pipeThrough(createTarDecoder({ strict: true }));
  const reader = tar.getReader();
  const failed = (error: unknown): never => {
    if (error instanceof BackupError || isDamage(error)) throw error;
    throw new UnpackError(error instanceof Error ? error.message : String(error));
  };
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(failed);
      if (done) return;
      const { name, size } = value.header;
      if (size > LARGEST) throw new BackupError(`The backup holds an entry of ${size} bytes.`);
      const body = await new Response(value.body).bytes().catch(failed);
      const sha256 = createHash("sha256").update(body).digest("hex");
      await visit({ name, bytes: body.byteLength, sha256 }, body);
    }
  } finally {
    await reader.cancel().catch(() => {}); // nobody reads on
  }
}
