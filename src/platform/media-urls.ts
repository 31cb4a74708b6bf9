const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id of the media store. */
export const isMediaId = (text: string): boolean => UUID.test(text);

/** Widths in pixels in which every image can be had. */
export const WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

export type Width = (typeof WIDTHS)[number];

/** Whether `value` is one of {@link WIDTHS}. */
export function isWidth(value: number): value is Width {
  return WIDTHS.some((width) => width === value);
}

/**
 * Address of an image, `w` pixels wide or as wide as the original when that is narrower. Browsers cache it
 * for good, so pages add the `version` of a file whose bytes were replaced.
 */
export function mediaUrl(id: string, w: Width, version = 1): string {
  return `/media/${encodeURIComponent(id)}?w=${w}${version > 1 ? `&v=${version}` : ""}`;
}

/** Address at which a PDF is downloaded; it has its original name, and ignores `filename`. */
export function pdfUrl(id: string, filename: string, version = 1): string {
  const plain = `/media/${encodeURIComponent(id)}/${encodeURIComponent(filename || "document.pdf")}`;
  return version > 1 ? `${plain}?v=${version}` : plain;
}

/**
 * The widths worth having of an image: those below `width`, the original's, and the first that reaches it,
 * which is served at the original's width.
 */
export function widthsOf(width: number): Width[] {
  const reaching = WIDTHS.findIndex((candidate) => candidate >= width);
  return reaching === -1 ? [...WIDTHS] : WIDTHS.slice(0, reaching + 1);
}

/** The `srcset` of an image whose original is `width` pixels wide; without a width, every size as if it existed. */
export function srcSet(id: string, width: number | undefined, version?: number): string {
  return widthsOf(width ?? Number.POSITIVE_INFINITY)
    .map((w) => `${mediaUrl(id, w, version)} ${Math.min(w, width ?? w)}w`)
    .join(", ");
}
