import { createHash } from "node:crypto";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BlobStore, originalKey } from "../../../media/blobs/blob-store.server";
import { Problem } from "../../../platform/http/problem";
import { importProblems } from "../problems.server";
import type { Upload } from "./upload-shape";

type Parts = Pick<Upload, "id" | "parts">;

/**
 * Where a part of a file lies among the media, where every process of the site finds it: as a file that no row knows,
 * so that the daily cleanup takes one away that nobody imported.
 */
function keyOf(id: string, part: number): string {
  const digest = createHash("sha256").update(`${id} ${part}`).digest("hex");
  const cuts = [0, 8, 12, 16, 20, 32];
  return originalKey(
    cuts
      .slice(1)
      .map((end, at) => digest.slice(cuts[at], end))
      .join("-"),
  );
}

export const putPart = (blobs: BlobStore, id: string, part: number, bytes: Uint8Array): Promise<void> =>
  blobs.put(keyOf(id, part), bytes);

/**
 * Does something with a file that was sent, which is there until it is done.
 * @param most only its first parts
 * @throws {Problem} 400 where the file is not there any more
 */
export async function withUploaded<T>(
  blobs: BlobStore,
  { id, parts }: Parts,
  act: (path: string) => Promise<T>,
  most = parts,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "kapok-import-"));
  try {
    const path = join(folder, "file");
    const file = await open(path, "w");
    try {
      for (let part = 0; part < Math.min(parts, most); part += 1) {
        const bytes = await blobs.read(keyOf(id, part));
        if (!bytes)
          throw new Problem(400, "invalid", { errors: [{ path: "file", says: importProblems.fileGone }] });
        await file.writeFile(bytes);
      }
    } finally {
      await file.close();
    }
    return await act(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws a file away that was imported. */
export async function removeUploaded(blobs: BlobStore, { id, parts }: Parts): Promise<void> {
  for (let part = 0; part < parts; part += 1) await blobs.delete(keyOf(id, part));
}
