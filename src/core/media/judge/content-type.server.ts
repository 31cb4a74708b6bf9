import { fileTypeFromBuffer } from "file-type";
import { Problem } from "../../api/problem";
import type { ImageFormat } from "../registry.server";

export type ContentType = ImageFormat | "pdf";

const ACCEPTED: Record<string, ContentType> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/apng": "png", // its first picture is an ordinary PNG
  "image/webp": "webp",
  "image/avif": "avif",
};

/** Brands of the HEIF family, as the start of the file names them. */
const HEVC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
const AVIF_BRANDS = ["avif", "avis"];

/**
 * What a file is by its first bytes; its name and what the client says of it do not count.
 * @throws {Problem} 415 for everything that is not accepted, in words that say what to do.
 */
export async function contentTypeOf(bytes: Uint8Array): Promise<ContentType> {
  const brands = heifBrands(bytes);
  if (AVIF_BRANDS.some((brand) => brands.includes(brand))) return "avif";
  if (HEVC_BRANDS.some((brand) => brands.includes(brand))) throw new Problem(415, "heicUnsupported");
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-") return "pdf"; // the library would search it for megabytes
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? "";
  const accepted = ACCEPTED[mime];
  if (accepted) return accepted;
  if (mime === "image/gif") throw new Problem(415, "gifUnsupported");
  if (/^image\/hei[cf]/.test(mime)) throw new Problem(415, "heicUnsupported");
  if (isSvg(bytes)) throw new Problem(415, "svgUnsupported");
  throw new Problem(415, "typeUnsupported");
}

/** Major and compatible brands of the `ftyp` box; none for a file that is not of the ISO media family. */
function heifBrands(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256));
  if (head.length < 16 || head.toString("latin1", 4, 8) !== "ftyp") return [];
  const box = head.toString("latin1", 8, Math.min(head.readUInt32BE(0), head.length));
  return box.match(/.{4}/gs)?.filter((_, at) => at !== 1) ?? []; // the second is a version
}

/** Whether it is markup whose first element is `svg`, after declarations and comments. */
function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart();
  return head.startsWith("<") && /<([a-z]+:)?svg[\s>]/i.test(head) && !/<html[\s>]/i.test(head);
}
