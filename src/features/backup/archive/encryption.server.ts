import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { BackupError, DAMAGED } from "./manifest.server";

// The file: head, then chunks of 64 KiB, each encrypted and authenticated by itself under a nonce that says
// its place and whether it is the last, so that none can be changed, moved, left out or cut off, and none has
// to be believed before it has been checked. The head carries a check code that distinguishes a wrong key from damage.

/** The beginning of an encrypted backup. */
export const MAGIC = Buffer.from("KAPOKBK1");

const CIPHER = "aes-256-gcm";
const CHUNK = 64 * 1024;
const TAG = 16;
const SALT = 16;
const PREFIX = 7;
const CHECK = 32;
const HEAD = MAGIC.length + SALT + PREFIX + CHECK;

/** 64 MB and a fraction of a second for each guess at the key. */
const SCRYPT: ScryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** Encrypts what flows through it. */
export function seal(password: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT);
    const prefix = randomBytes(PREFIX);
    const keys = await keysOf(password, salt);
    const start = Buffer.concat([MAGIC, salt, prefix]);
    yield Buffer.concat([start, checkOf(keys.check, start)]);
    for await (const { chunk, place, last } of chunks(source, CHUNK)) {
      const cipher = createCipheriv(CIPHER, keys.cipher, nonce(prefix, place, last));
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

/**
 * Decrypts what flows through it.
 * @throws {BackupError} when the key is another, or a byte was changed or is missing.
 */
export function unseal(password: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { head, rest } = await split(source, HEAD);
    const start = head.subarray(0, HEAD - CHECK);
    const salt = start.subarray(MAGIC.length, MAGIC.length + SALT);
    const prefix = start.subarray(MAGIC.length + SALT);
    const keys = await keysOf(password, salt);
    if (!timingSafeEqual(checkOf(keys.check, start), head.subarray(HEAD - CHECK))) {
      throw new BackupError("BACKUP_KEY is not the key of this backup.");
    }
    for await (const { chunk, place, last } of chunks(rest, CHUNK + TAG)) {
      yield opened(chunk, keys.cipher, nonce(prefix, place, last), place);
    }
  };
}

function opened(chunk: Buffer, key: Buffer, iv: Buffer, place: number): Buffer {
  if (chunk.length < TAG) throw new BackupError(`${DAMAGED}.`);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG });
  decipher.setAuthTag(chunk.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()]);
  } catch {
    throw new BackupError(`${DAMAGED}, near byte ${HEAD + place * (CHUNK + TAG)}.`);
  }
}

interface Chunk {
  chunk: Buffer;
  place: number;
  last: boolean;
}

/** Pieces of `size` bytes; the last one may be shorter, and there always is one. */
async function* chunks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Chunk> {
  let waiting = Buffer.alloc(0);
  let place = 0;
  for await (const piece of source) {
    waiting = Buffer.concat([waiting, piece]);
    let start = 0;
    // More than one: whether a chunk is the last is known only once something follows it.
    for (; waiting.length - start > size; start += size, place += 1) {
      yield { chunk: waiting.subarray(start, start + size), place, last: false };
    }
    waiting = waiting.subarray(start);
  }
  yield { chunk: waiting, place, last: true };
}

async function split(source: AsyncIterable<Buffer>, length: number) {
  const iterator = source[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  while (read.length < length) {
    const { done, value } = await iterator.next();
    if (done) throw new BackupError(`${DAMAGED}.`);
    read = Buffer.concat([read, value]);
  }
  const after = read.subarray(length);
  async function* rest(): AsyncGenerator<Buffer> {
    yield after;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: read.subarray(0, length), rest: rest() };
}

function nonce(prefix: Buffer, place: number, last: boolean): Buffer {
  const iv = Buffer.alloc(12);
  prefix.copy(iv);
  iv.writeUInt32BE(place, PREFIX);
  iv.writeUInt8(last ? 1 : 0, 11);
  return iv;
}

const checkOf = (key: Buffer, start: Buffer) => createHmac("sha256", key).update(start).digest();

async function keysOf(password: string, salt: Buffer): Promise<{ cipher: Buffer; check: Buffer }> {
  const derived = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, 64, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  return { cipher: derived.subarray(0, 32), check: derived.subarray(32) };
}
