import { randomUUID } from "node:crypto";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ObjectStore } from "@20minutes/s3rver";

/**
 * Has whoever reads an object get all of what it was or all of what it becomes, as S3 promises. By itself the server
 * writes into the very file that others read, and answers an empty one meanwhile.
 * @param parts a folder on the same disk, for what is being written
 */
export function replaceWhole(store: ObjectStore, parts: string): void {
  const putContent = store.putContent.bind(store);
  store.putContent = async (path, content) => {
    const part = join(parts, randomUUID());
    // Of bytes it would say that they are written before they are.
    const put = await putContent(part, Buffer.isBuffer(content) ? Readable.from([content]) : content);
    await rename(part, path);
    return put;
  };
}
