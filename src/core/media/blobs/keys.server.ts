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
