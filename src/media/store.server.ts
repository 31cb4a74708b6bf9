import type { Database } from "../platform/db/database.server";
import type { Width } from "../platform/media-urls";
import type { BlobStore, ByteRange } from "./blobs/blob-store.server";
import type { Crop } from "./crop/crop.server";
import type { Described, ImageFormat, MediaFile } from "./media-table.server";
import type { UploadedFile } from "./uploaded-file";
import type { PdfChecks } from "./validation/pdf-checks.server";
import type { Variant } from "./variants/variants.server";
import type { MediaFigures } from "./variants/work-queue.server";

export type { UploadedFile };

/** An uploaded file as received. */
export interface IncomingFile {
  bytes: Uint8Array;
  filename: string;
  uploadedBy: string;
}

/** The media store: validates, stores and serves images and PDFs. */
export interface MediaStore {
  /** Where its bytes are stored, for those who copy all of them. */
  blobs: BlobStore;
  /**
   * Validates the file by its content, stores and registers it, and starts on its sizes. Takes up to seconds, so
   * a transaction of others should not wait around it; see {@link MediaStore.take}.
   * @throws {Problem} 413 or 415 in words that say what to do, 503 when too many files are being validated.
   */
  accept(db: Database, file: IncomingFile): Promise<UploadedFile>;
  /** The first step of `take`: validates the file, and stores nothing. Throws the same. */
  validate(file: IncomingFile): Promise<MediaFile>;
  /** The first half of `accept`: validates the file and stores its bytes, before any transaction. Throws the same. */
  take(file: IncomingFile): Promise<MediaFile>;
  /** The second half, short, for a transaction with other writes. */
  register(db: Database, file: MediaFile & Partial<Described>): Promise<UploadedFile>;
  /** Starts on the sizes of a registered image, in the background. */
  prepare(file: MediaFile): void;
  /** Throws away bytes that are behind no id, as of what was taken but could not be registered, and their sizes. */
  discard(file: Pick<MediaFile, "blob">): Promise<void>;

  /**
   * An image `w` pixels wide, never wider than it is, in the first of `accepted` that it is stored in, else as
   * JPEG or PNG. Waits for one that is not made yet.
   * @throws {Problem} 503 when too many wait already; the reason of `signal` when it aborts.
   */
  variant(
    file: MediaFile,
    w: Width,
    accepted: readonly ImageFormat[],
    signal?: AbortSignal,
  ): Promise<Variant>;
  /**
   * The bytes of a file as it came in, for PDFs.
   * @throws {Problem} 503 when the store is away.
   */
  original(file: MediaFile, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;

  /**
   * The bytes of a part of an image, turned before.
   * @throws {Problem} 413 when it takes too much memory, 503 when the store is away or too many wait.
   */
  cropped(file: MediaFile, crop: Crop): Promise<Uint8Array>;

  /**
   * Returns the accessibility properties of a PDF; undefined where they cannot be read.
   * @throws {Problem} 503 when the store is away, or the machine has no time for it.
   */
  checks(file: MediaFile): Promise<PdfChecks | undefined>;

  /** Returns whether files can be stored and read at the moment. */
  isReady(): Promise<boolean>;
  /** The figures of the work on images, and of files that were swept away. */
  work(): MediaFigures;
  /** Counts files that no row knew and that were removed. */
  noteSwept(files: number): void;
  /** Resolves when no background work is left. */
  settled(): Promise<void>;
  /** Waits for what is being made and stops taking more. */
  close(): Promise<void>;
}

declare module "../platform/deps.server" {
  interface Deps {
    media: MediaStore;
  }
}
