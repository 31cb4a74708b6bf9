import { createHash } from "node:crypto";
import { ReadableStream as NodeStream } from "node:stream/web";
import { createTarDecoder, createTarPacker, type TarPackController } from "modern-tar";
import { Refusal } from "../refusal.server";

/** A file in an archive. */
export interface TarEntry {
  name: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Puts files into a tar archive and notes the digest of each. Waits when the archive's reader is slow. */
export class TarWriter {
  readonly entries: TarEntry[] = [];
  readonly #tar: TarPackController;
  readonly #time: Date;

  constructor(tar: TarPackController, time: Date) {
    this.#tar = tar;
    this.#time = time;
  }

  text(name: string, text: string): Promise<void> {
    return this.bytes(name, new TextEncoder().encode(text));
  }

  async bytes(name: string, bytes: Uint8Array): Promise<void> {
    const header = { name, size: bytes.byteLength, mtime: this.#time, mode: 0o600 };
    const writer = this.#tar.add(header).getWriter();
    await writer.write(bytes);
    await writer.close();
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    this.entries.push({ name, bytes: bytes.byteLength, sha256 });
  }
}

/**
 * A tar archive as a stream; the whole is never in memory. `written` resolves with the result of `write`, and
 * rejects with its error, as the archive does.
 */
export function tarOf<T>(
  time: Date,
  write: (tar: TarWriter) => Promise<T>,
): { archive: ReadableStream<Uint8Array>; written: Promise<T> } {
  const { readable, controller } = createTarPacker();
  const fill = async () => {
    const made = await write(new TarWriter(controller, time));
    controller.finalize();
    return made;
  };
  const written = fill().catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  return { archive: readable, written };
}

/** Is handed each file of an archive and its bytes, one after the other. */
export type VisitEntry = (entry: TarEntry, bytes: Uint8Array) => Promise<void> | void;

/** Why an archive cannot be unpacked, as against an error in what is done with its files. */
class UnpackError extends Error {}

/** No file that is put into an archive is near this; what says so would fill the memory. */
const LARGEST = 64 * 1024 * 1024;

/** Reads a tar archive from its beginning to its end. @throws {UnpackError} when it is damaged or cut short */
export async function readTar(bytes: AsyncIterable<Uint8Array>, visit: VisitEntry): Promise<void> {
  const source = NodeStream.from(bytes) as ReadableStream<Uint8Array>;
  const reader = source.pipeThrough(createTarDecoder({ strict: true })).getReader();
  const failed = (error: unknown): never => {
    if (error instanceof Refusal || isOfCompression(error)) throw error;
    throw new UnpackError(error instanceof Error ? error.message : String(error));
  };
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(failed);
      if (done) return;
      const { name, size } = value.header;
      if (size > LARGEST) throw new UnpackError(`it holds a file of ${size} bytes`);
      const body = await new Response(value.body).bytes().catch(failed);
      const sha256 = createHash("sha256").update(body).digest("hex");
      await visit({ name, bytes: body.byteLength, sha256 }, body);
    }
  } finally {
    await reader.cancel().catch(() => {}); // the rest is not needed
  }
}

/** Returns whether an archive that is being read is damaged. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof UnpackError || isOfCompression(error);

const isOfCompression = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
