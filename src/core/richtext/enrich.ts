import type { ShownImage } from "../media/shown-images.server";
import { mediaUrl, srcSet } from "../media/urls";
import { showTables } from "./shown-tables";
import { escapeHtml } from "./text";

/** The additions of the page to stored rich text. */
export interface Enrichment {
  /** The `sizes` attribute of images. */
  sizes: string;
  /** The stored images as the page shows them, by id. */
  images: ReadonlyMap<string, ShownImage>;
  /** The words for an image that nobody has described, neither here nor in the library. */
  undescribed: string;
  /** Accessible name of the n-th table (from 1) of `total`. */
  tableLabel: (n: number, total: number) => string;
}

const IMAGE = /<img data-media-id="([^"]+)"[^>]*? alt="([^"]*)">/g;
const FALLBACK_WIDTH = 960;

/** @param ownAlt what the text itself says of the image, escaped; `""` leaves it to the library */
function imageTag(id: string, ownAlt: string, { sizes, images, undescribed }: Enrichment): string {
  const size = images.get(id);
  const tint = size?.tint ? ` class="${size.tint}"` : "";
  const alt = ownAlt || escapeHtml(size?.alt ?? undescribed);
  const lang = ownAlt === "" && size?.lang ? ` lang="${size.lang}"` : "";
  const box = size ? `${tint} width="${size.width}" height="${size.height}"` : "";
  const source = `src="${escapeHtml(mediaUrl(id, FALLBACK_WIDTH, size?.version))}" srcset="${escapeHtml(srcSet(id, size?.width, size?.version))}"`;
  return `<img ${source} sizes="${escapeHtml(sizes)}"${box} loading="lazy" decoding="async"${lang} alt="${alt}">`;
}

/**
 * Stored (sanitised) rich text as a public page shows it: images in every size the store offers, loaded when
 * near; tables as wide as the window lets them be.
 */
export function enrichRichText(html: string, enrichment: Enrichment): string {
  const withImages = html.replace(IMAGE, (_tag, id: string, alt: string) => imageTag(id, alt, enrichment));
  return showTables(withImages, enrichment.tableLabel);
}
