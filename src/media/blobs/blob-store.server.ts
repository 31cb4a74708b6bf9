import { WIDTHS, type Width } from "../../platform/media-urls";
import type { ImageFormat } from "../media-table.server";

/** Bytes `start` to `end`, both included, as HTTP counts them. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Something that is stored, and when it was put there (ms since 1970). */
export interface ListedBlob {
  key: string;
  at: number;
}

/**
 * Where bytes are stored: a folder, or a bucket of an object store. Keys are made by the program from ids and
 * never hold anything that a user wrote. What is once put under a key is never changed. Where the place is
 * another machine, every method but the last throws a Problem 503 while that one is away.
 */
export interface BlobStore {
  /** Stores `bytes` durably; a reader of the key sees all of them or nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The whole of it, or null when there is no such key. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Reads a range, or all. For an unknown key this or reading the stream fails. */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Length in bytes, or null when there is no such key. */
  size(key: string): Promise<number | null>;
  /** Forgets the key; one that does not exist is fine. */
  delete(key: string): Promise<void>;
  /** Everything that is stored, those of one id together; what is put meanwhile may be left out. */
  list(): AsyncIterable<ListedBlob>;
  /** Returns whether blobs can be stored at the moment. */
  isReady(): Promise<boolean>;
}

/** The folder of a media store in which no file lies, but what an older backup has to learn: docs/decisions/consents.md. */
export const NOTES = "withdrawn";

/** The key of a file as received. An image there is private: it may contain its location. */
export function originalKey(id: string): string {
  return `${id}/original`;
}

/** The key of one size of an image in one format. */
export function variantKey(id: string, w: Width, format: ImageFormat): string {
  return `${id}/${w}.${format}`;
}

const FORMATS: readonly ImageFormat[] = ["avif", "webp", "jpg", "png"];

/** Every key under which something of a file may lie, the original last. */
export function keysOf(id: string): string[] {
  const sizes = WIDTHS.flatMap((w) => FORMATS.map((format) => variantKey(id, w, format)));
  return [...sizes, originalKey(id)];
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z0-9]+)?)*$/;

/** Validates a key. @throws when this program makes no such key: it could name any file or object. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("not a key of the media store");
  return key;
}
