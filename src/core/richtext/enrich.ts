import type { Dimensions } from "../media/registry.server";
import { mediaUrl, srcSet } from "../media/urls";
import { escapeHtml } from "./text";

/** The additions of the page to stored rich text. */
export interface Enrichment {
  /** The `sizes` attribute of images. */
  sizes: string;
  /** Sizes and tints of the stored images by id, so that nothing jumps while they load. */
  dimensions: ReadonlyMap<string, Dimensions>;
  /** Accessible name of the n-th table (from 1) of `total`. */
  tableLabel: (n: number, total: number) => string;
}

const IMAGE = /<img data-media-id="([^"]+)"[^>]*? alt="([^"]*)">/g;
const TABLE_START = /<table>/g;
const FALLBACK_WIDTH = 960;

function imageTag(id: string, escapedAlt: string, { sizes, dimensions }: Enrichment): string {
  const size = dimensions.get(id);
  const tint = size?.tint ? ` class="${size.tint}"` : "";
  const box = size ? `${tint} width="${size.width}" height="${size.height}"` : "";
  const source = `src="${escapeHtml(mediaUrl(id, FALLBACK_WIDTH, size?.version))}" srcset="${escapeHtml(srcSet(id, size?.width, size?.version))}"`;
  return `<img ${source} sizes="${escapeHtml(sizes)}"${box} loading="lazy" decoding="async" alt="${escapedAlt}">`;
}

/**
 * Stored (sanitised) rich text as a public page shows it: images in every size the store offers, loaded when
 * near; tables in a container that scrolls by keyboard too.
 */
export function enrichRichText(html: string, enrichment: Enrichment): string {
  const total = html.match(TABLE_START)?.length ?? 0;
  let n = 0;
  return html
    .replace(IMAGE, (_tag, id: string, alt: string) => imageTag(id, alt, enrichment))
    .replace(TABLE_START, () => {
      n += 1;
      const label = escapeHtml(enrichment.tableLabel(n, total));
      return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}"><table>`;
    })
    .replaceAll("</table>", "</table></div>");
}
