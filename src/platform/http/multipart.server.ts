import { Busboy } from "@fastify/busboy";
import type { ReceivedFile } from "./contract";

/** More of them are no upload of one file. */
const MAX_PARTS = 20;

/**
 * The file in the field `field` of a `multipart/form-data` body, or null when that has none. Its bytes are a
 * view of the body, not a copy.
 * @throws on a truncated body, or one of another type.
 */
export function fileOfForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  field: string,
): Promise<ReceivedFile | null> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedFile | null>();
  let found: ReceivedFile | null = null;
  const form = new Busboy({
    headers: { "content-type": contentType },
    limits: { parts: MAX_PARTS },
    preservePath: true,
    isPartAFile: (_name, _type, filename) => filename !== undefined,
  });
  form.on("file", (name, stream, filename) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("error", reject);
    stream.on("end", () => {
      if (name === field) found ??= { name: unescaped(filename), bytes: joined(chunks) };
    });
  });
  form.on("partsLimit", () => reject(new Error("a form of too many parts")));
  form.on("error", reject);
  form.on("finish", () => resolve(found));
  form.end(body);
  return promise;
}

/** A body that is read in one piece gives each file in one. */
function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const [only = Buffer.alloc(0), ...others] = chunks;
  const { buffer, byteOffset, byteLength } = others.length === 0 ? only : Buffer.concat(chunks);
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** Decodes a file name in which the browser escaped what would end it. */
const unescaped = (name: string): string => name.replaceAll(/%22/g, '"').replaceAll(/%0D|%0A/gi, " ");
