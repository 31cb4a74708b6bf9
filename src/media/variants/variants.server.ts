import { type Width, widthsOf } from "../../platform/media-urls";
import type { BlobStore } from "../blobs/blob-store.server";
import { originalKey, variantKey } from "../blobs/blob-store.server";
import type { ImageFormat, MediaFile } from "../registry.server";
import type { WorkQueue } from "./work-queue.server";

/** One size of an image in the format that the reader gets. */
export interface Variant {
  format: ImageFormat;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Makes and finds the sizes of images. All formats of a width are made together, and the fallback is stored last. */
export class Variants {
  private readonly blobs: BlobStore;
  private readonly queue: WorkQueue;

  constructor(blobs: BlobStore, queue: WorkQueue) {
    this.blobs = blobs;
    this.queue = queue;
  }

  /** Makes the missing sizes of an image in the background. */
  prepare(file: MediaFile): void {
    for (const w of widthsOf(file.width ?? 0)) {
      this.queue.later(jobKey(file, w), () => this.make(file, w));
    }
  }

  /**
   * The image `w` pixels wide in the first of `accepted` that it is stored in, else its fallback. One that is
   * not made yet is waited for, and the other sizes are made after it.
   * @throws {Problem} 503 when too many wait already; the reason of `signal`.
   */
  async get(
    file: MediaFile,
    w: Width,
    accepted: readonly ImageFormat[],
    signal?: AbortSignal,
  ): Promise<Variant> {
    const stored = await this.find(file, w, accepted);
    if (stored) return stored;
    await this.queue.now(jobKey(file, w), () => this.make(file, w), signal);
    this.prepare(file);
    const made = await this.find(file, w, accepted);
    if (!made) throw new Error(`no ${w} px of ${file.id}`);
    return made;
  }

  private async find(file: MediaFile, w: Width, accepted: readonly ImageFormat[]): Promise<Variant | null> {
    for (const format of [...accepted, fallbackOf(file)]) {
      const bytes = await this.blobs.read(variantKey(file.blob, w, format));
      if (bytes) return { format, bytes };
    }
    return null;
  }

  private async make(file: MediaFile, w: Width): Promise<void> {
    if ((await this.blobs.size(variantKey(file.blob, w, fallbackOf(file)))) !== null) return;
    const original = await this.blobs.read(originalKey(file.blob));
    if (!original) throw new Error(`the original of ${file.id} is missing`);
    const { encodeWidth } = await import("./encode.server"); // only a site that makes images loads what makes them
    for (const { format, bytes } of await encodeWidth(original, file, w)) {
      await this.blobs.put(variantKey(file.blob, w, format), bytes);
    }
  }
}

const jobKey = (file: MediaFile, w: Width) => `${file.blob}/${w}`;

const fallbackOf = (file: MediaFile) => file.fallback ?? "jpg";
