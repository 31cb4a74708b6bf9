/** The longest side in pixels with which a photo is sent: twice what any page shows. */
const LONGEST = 4000;
/** The JPEG quality: visually lossless at half size, a third of the bytes that phones write, and so sent in seconds. */
const QUALITY = 0.8;

/**
 * Makes a photo from a camera smaller where its longer side has more than 4,000 pixels, upright and without its
 * metadata. Gives the file itself where it is small enough, or the browser cannot read it, as most cannot read HEIC.
 */
export async function reducePhoto(file: File): Promise<File> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!photo) return file;
  const scale = LONGEST / Math.max(photo.width, photo.height);
  const blob = scale < 1 ? await scaled(photo, scale).catch(() => undefined) : undefined;
  photo.close();
  if (blob?.type !== "image/jpeg" || blob.size >= file.size) return file;
  return new File([blob], file.name.replace(/\.hei[cf]$/i, ".jpg"), { type: blob.type });
}

function scaled(photo: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.reject(new Error("This browser draws nothing."));
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
