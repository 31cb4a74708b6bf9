import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "../platform/config/s3-settings.server";
import { type Database, newId, newSecretId } from "../platform/db/database.server";
import type { BlobStore } from "./blobs/blob-store.server";
import { keysOf, originalKey } from "./blobs/blob-store.server";
import { fileBlobs } from "./blobs/file-blobs.server";
import { s3Blobs } from "./blobs/s3-blobs.server";
import type { S3Listener, S3Timing } from "./blobs/s3-connection.server";
import type { Crop } from "./crop/crop.server";
import { cleanFileName, type MediaFile, mediaRegistry } from "./registry.server";
import type { IncomingFile, MediaStore } from "./store.server";
import type { UploadedFile } from "./uploaded-file";
import type { PdfChecks } from "./validation/pdf-checks.server";
import { Variants } from "./variants/variants.server";
import { WorkQueue } from "./variants/work-queue.server";

/** Half the machine at most, since pages are rendered beside; one image can take 300 MB. */
const WORKERS = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
const MAX_WAITING = 64;
const MAX_BACKGROUND = 2000;

/** Where media are stored, and who is notified of its health. */
interface MediaPlace {
  dataDir: string;
  /** A bucket, instead of the files in `<dataDir>/media`. */
  s3: S3Settings | undefined;
  s3Timing?: S3Timing | undefined;
  /** Hears how each request to the bucket went. */
  onS3?: S3Listener;
  /** Hears of failures that nobody waits for. */
  onError?: (error: unknown) => void;
}

/** Opens the media store. An unreachable bucket is reported and does not prevent the start. */
export async function openMediaStore({
  dataDir,
  s3,
  s3Timing,
  onS3,
  onError,
}: MediaPlace): Promise<MediaStore> {
  if (!s3) return createMediaStore(await fileBlobs(join(dataDir, "media")), onError);
  const blobs = s3Blobs(s3, onS3, s3Timing);
  void blobs.isReady();
  return createMediaStore(blobs, onError);
}

/**
 * A media store over any place for bytes. `onError` is called with failures that nobody waits for; they are not
 * lost without it, since the first request for that size tries again and fails aloud.
 */
function createMediaStore(blobs: BlobStore, onError: (error: unknown) => void = () => {}): MediaStore {
  const limits = { workers: WORKERS, maxWaiting: MAX_WAITING, maxBackground: MAX_BACKGROUND };
  const queue = new WorkQueue(limits, onError);
  const variants = new Variants(blobs, queue);
  let swept = 0;
  const store: MediaStore = {
    blobs,
    accept: (db, incoming) => accept(store, db, incoming),
    validate: async (incoming) => (await validated(queue, incoming)).file,
    take: (incoming) => take(blobs, queue, incoming),
    register: async (db, file) => {
      await mediaRegistry(db).insert(file);
      return uploaded(file);
    },
    prepare: (file) => {
      if (file.kind === "image") variants.prepare(file);
    },
    discard: ({ blob }) => discard(blobs, blob),
    variant: (...wanted) => variants.get(...wanted),
    original: (file, range) => blobs.stream(originalKey(file.blob), range),
    cropped: (file, crop) => queue.now(newId(), () => cropped(blobs, file, crop)),
    checks: (file) => checks(blobs, file),
    isReady: () => blobs.isReady(),
    work: () => ({ ...queue.figures(), swept }),
    noteSwept: (files) => {
      swept += files;
    },
    settled: () => queue.settled(),
    close: () => queue.close(),
  };
  return store;
}

async function accept(store: MediaStore, db: Database, incoming: IncomingFile): Promise<UploadedFile> {
  const file = await store.take(incoming);
  try {
    const answer = await store.register(db, file);
    store.prepare(file);
    return answer;
  } catch (error) {
    await store.discard(file);
    throw error;
  }
}

async function take(blobs: BlobStore, queue: WorkQueue, incoming: IncomingFile): Promise<MediaFile> {
  const { file, stored } = await validated(queue, incoming);
  await blobs.put(originalKey(file.blob), stored);
  return file;
}

/** Validates a file; gives what is said of it, and the bytes to store. */
async function validated(
  queue: WorkQueue,
  incoming: IncomingFile,
): Promise<{ file: MediaFile; stored: Uint8Array }> {
  const id = newSecretId();
  const { stored, ...facts } = await queue.now(id, () => validateUpload(incoming.bytes));
  const file = {
    id,
    ...{ blob: id, version: 1, deleted_at: null, withheld: null, made_from: null },
    ...facts,
    bytes: stored.byteLength,
    original_filename: cleanFileName(incoming.filename),
    uploaded_by: incoming.uploadedBy,
    created_at: new Date().toISOString(),
  };
  return { file, stored };
}

async function cropped(blobs: BlobStore, { id, blob, fallback }: MediaFile, crop: Crop): Promise<Uint8Array> {
  const original = await blobs.read(originalKey(blob));
  if (!original) throw new Error(`the original of ${id} is missing`);
  const { cropImage } = await import("./crop/crop.server");
  return cropImage(original, fallback, crop);
}

async function checks(blobs: BlobStore, { blob }: MediaFile): Promise<PdfChecks | undefined> {
  const bytes = await blobs.read(originalKey(blob));
  if (!bytes) return undefined;
  const validation = await import("./validation/validate-upload.server");
  return validation.checkPdf(bytes);
}

async function discard(blobs: BlobStore, blob: string): Promise<void> {
  for (const key of keysOf(blob)) await blobs.delete(key);
}

function uploaded(file: MediaFile): UploadedFile {
  return {
    public_id: file.id,
    original_filename: file.original_filename,
    resource_type: file.kind === "image" ? "image" : "raw",
    format: file.format,
    bytes: file.bytes,
    ...(file.width !== null && file.height !== null && { width: file.width, height: file.height }),
  };
}

/** Loaded with the first upload: what reads images and PDFs is a third of the memory of a site that only shows. */
async function validateUpload(bytes: Uint8Array) {
  const validation = await import("./validation/validate-upload.server");
  return validation.validateUpload(bytes);
}
