import type { ImageFormat } from "../registry.server";
import type { Width } from "../urls";

/** Where a file lies as it came in. An image there is private: it may still say where it was taken. */
export function originalKey(id: string): string {
  return `${id}/original`;
}

/** Where one size of an image lies in one format. */
export function variantKey(id: string, w: Width, format: ImageFormat): string {
  return `${id}/${w}.${format}`;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z0-9]+)?)*$/;

/** The key as it is. @throws when it is none that this program makes: it could name any file or object. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("not a key of the media store");
  return key;
}
