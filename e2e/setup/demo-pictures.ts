import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { originalKey, variantKey } from "../../src/media/blobs/blob-store.server";
import { widthsOf } from "../../src/platform/media-urls";

/**
 * Makes all widths of the demo's pictures in its stopped data folder, as the JPEG alone that a site gives to whoever
 * takes nothing newer. With AVIF and WebP, as the site makes them, it takes a minute; with none of them each site makes
 * for itself the pictures that it shows.
 */
export async function makeWidths(dataDir: string): Promise<void> {
  const media = join(dataDir, "media");
  for (const id of readdirSync(media)) await makeWidthsOf(media, id);
}

async function makeWidthsOf(media: string, id: string): Promise<void> {
  const original = sharp(join(media, originalKey(id)));
  const { format, width } = await original.metadata().catch(() => ({ format: "pdf", width: 0 }));
  if (format !== "jpeg") return;
  for (const w of widthsOf(width)) {
    const upright = original.clone().autoOrient().resize({ width: w, withoutEnlargement: true });
    writeFileSync(join(media, variantKey(id, w, "jpg")), await upright.jpeg({ quality: 78 }).toBuffer());
  }
}
