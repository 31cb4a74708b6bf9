import type { Generated } from "kysely";
import type { Lang } from "../platform/locale/lang";
import { searchedText } from "../platform/locale/searched-text.server";
import type { MediaKind } from "./uploaded-file";

export type ImageFormat = "jpg" | "png" | "webp" | "avif";

/** The facts of bytes that were validated and stored. Sizes in pixels after turning upright; null for a PDF. */
export interface MediaBytes {
  /** Under which key of the blob store they lie. Bytes never change there: a replacement brings a key of its own. */
  blob: string;
  format: ImageFormat | "pdf";
  /** Format for readers of neither AVIF nor WebP: PNG when the image is transparent somewhere. */
  fallback: "jpg" | "png" | null;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Average colour as `#rrggbb`, `""` when the image is transparent somewhere; null for a PDF and while unknown. */
  colour: string | null;
  original_filename: string;
  uploaded_by: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Id of the image of which they are a part, or under which they came; null where they came by themselves. */
  made_from: string | null;
}

/** A file by its id, with the bytes that are behind it now. */
export interface MediaFile extends MediaBytes {
  id: string;
  kind: MediaKind;
  /** Counts the file's versions from 1; part of its addresses from 2 on. */
  version: number;
  /** ISO 8601, UTC; null unless it lies in the trash. */
  deleted_at: string | null;
  /** The cause for which nobody is shown it: see {@link withholdFiles}. Such a file lies in the trash. */
  withheld: string | null;
}

/**
 * The description of a file by staff, and the words by which they find it. Fractions of width and height from the top
 * left.
 */
export interface Described extends Record<`alt_${Lang}`, string> {
  /** 1 for an image with nothing to describe. */
  decorative: number;
  focus_x: number | null;
  focus_y: number | null;
  /** Made by {@link wordsOfFile}. */
  words: string;
}

export type MediaRow = MediaFile & Described;

type WithDefaults<Row, Names extends keyof Row> = Omit<Row, Names> & {
  [Name in Names]: Generated<Row[Name]>;
};

export type MediaTables = {
  media: WithDefaults<MediaRow, keyof Described | "version" | "deleted_at" | "withheld" | "made_from">;
  /** Former bytes of an id, before others replaced them. */
  media_version: WithDefaults<MediaBytes, "made_from"> & { media_id: string; version: number };
};

/** The words of a file that staff search: its name and descriptions. */
export function wordsOfFile(file: { original_filename: string } & Partial<Record<`alt_${Lang}`, string>>) {
  const { original_filename, alt_eng = "", alt_tra = "", alt_sim = "" } = file;
  const texts = [original_filename, alt_eng, alt_tra, alt_sim].filter((text) => text !== "");
  return searchedText(texts);
}
