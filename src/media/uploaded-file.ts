/** The answer of `/api/upload`: `resource_type` is `raw` for a PDF. Sizes in pixels, after turning upright. */
export interface UploadedFile {
  public_id: string;
  original_filename: string;
  resource_type: "image" | "raw";
  format: string;
  bytes: number;
  width?: number | undefined;
  height?: number | undefined;
  /** The same file was withdrawn before, with the consent of the person it shows. */
  withdrawn?: true | undefined;
}

/** Largest file of each kind in bytes. */
export const MAX_BYTES = { image: 20 * 1024 * 1024, pdf: 25 * 1024 * 1024 } as const;

/** The two kinds of files that are stored. */
export type MediaKind = keyof typeof MAX_BYTES;
