import { isMediaId, mediaUrl } from "../../platform/media-urls";

const MEDIA_PATH = /^\/media\/([^/?#]+)/;

/** Width in pixels of the image that stored text names; the public page offers the others beside it. */
const STORED_WIDTH = 960;

/**
 * Id of the stored image that an `<img>` shows: what it says itself, else what its address says; lower case.
 * Null for an image that is not in the media store.
 */
export function imageId(said: string | null | undefined, src: string | null | undefined): string | null {
  const candidates = [said, src?.match(MEDIA_PATH)?.[1]];
  const ids = candidates.map((candidate) => (candidate ?? "").trim().toLowerCase());
  return ids.find(isMediaId) ?? null;
}

/** Address of a stored image in stored text; always built from the id, never from input. */
export function imageSrc(id: string): string {
  return mediaUrl(id, STORED_WIDTH);
}
