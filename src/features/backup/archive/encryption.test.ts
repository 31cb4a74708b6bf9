import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sized } from "../../../../e2e/fixtures/drill";
import { seal, unseal } from "./encryption.server";
import { BackupError } from "./manifest.server";

const KEY = "correct horse battery";
const CHUNK = 64 * 1024;
const SEALED_CHUNK = CHUNK + 16;
const HEAD = 63;

/** In pieces of an awkward size, as streams bring them. */
async function* inPieces(bytes: Buffer, size = 10_007): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function through(flow: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>, bytes: Buffer) {
  const out: Buffer[] = [];
  for await (const piece of flow(inPieces(bytes))) out.push(piece);
  return Buffer.concat(out);
}

/** Each is a key that is derived twice, which costs what it must. */
const LENGTHS = [CHUNK + 1, 0, 1, CHUNK - 1, CHUNK, 3 * CHUNK].slice(0, sized(2, 6));

describe("what is sealed", () => {
  let sealed: Buffer;

  beforeAll(async () => {
    sealed = await through(seal(KEY), randomBytes(2.5 * CHUNK));
  });

  it.each(LENGTHS)("opens again, %i bytes", async (length) => {
    const plain = randomBytes(length);
    const closed = await through(seal(KEY), plain);
    expect(length >= 32 && closed.includes(plain.subarray(0, 32))).toBe(false);
    expect((await through(unseal(KEY), closed)).equals(plain)).toBe(true);
  });

  it("does not open with another key, and says so", async () => {
    await expect(through(unseal("another key altogether"), sealed)).rejects.toThrow(
      "BACKUP_KEY is not the key of this backup.",
    );
  });

  it.each([
    ["a changed byte", (sealed: Buffer) => flipped(sealed, HEAD + SEALED_CHUNK + 5)],
    ["a changed code of a chunk", (sealed: Buffer) => flipped(sealed, HEAD + SEALED_CHUNK - 1)],
    ["chunks in another order", swapped],
    ["a chunk left out", (sealed: Buffer) => Buffer.concat([sealed.subarray(0, HEAD), second(sealed)])],
    ["an end cut off between chunks", (sealed: Buffer) => sealed.subarray(0, HEAD + 2 * SEALED_CHUNK)],
    ["an end cut off within a chunk", (sealed: Buffer) => sealed.subarray(0, -1)],
    ["nothing after the head", (sealed: Buffer) => sealed.subarray(0, HEAD)],
    ["half a head", (sealed: Buffer) => sealed.subarray(0, 20)],
    ["something appended", (sealed: Buffer) => Buffer.concat([sealed, Buffer.from("x")])],
  ])("is refused with %s", async (_, harm) => {
    const error = await through(unseal(KEY), harm(sealed)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BackupError);
    expect(String(error)).toContain("damaged or cut short");
  });
});

function flipped(sealed: Buffer, at: number): Buffer {
  const copy = Buffer.from(sealed);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

const second = (sealed: Buffer) => sealed.subarray(HEAD + SEALED_CHUNK);

function swapped(sealed: Buffer): Buffer {
  const first = sealed.subarray(HEAD, HEAD + SEALED_CHUNK);
  const next = sealed.subarray(HEAD + SEALED_CHUNK, HEAD + 2 * SEALED_CHUNK);
  return Buffer.concat([sealed.subarray(0, HEAD), next, first, sealed.subarray(HEAD + 2 * SEALED_CHUNK)]);
}
