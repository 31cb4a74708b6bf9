/** The host of the old site's files, as the command line names it. */
export interface OldMedia {
  /** The account's name; undefined where the files are in a folder, so that any account counts. */
  account: string | undefined;
  /** Of a site that has its files itself: what their addresses begin with, without `https:`; the rest is their id. */
  uploads?: readonly string[];
}

/** The host where every account of the hosted upload service has its files. */
const SERVICE_HOST = "res.cloudinary.com";

/** The media host by its address, `https://res.cloudinary.com/ACCOUNT`, or by a folder that is laid out like it. */
export function oldMedia(addressOrFolder: string): OldMedia {
  const address = webAddress(addressOrFolder);
  return { account: address && decoded(address.pathname.split("/").filter(Boolean).at(-1) ?? "") };
}

/** The identity of a stored picture or PDF. */
export type MediaSource = { id: string } | { data: string } | "elsewhere" | "unusable";

/**
 * What the old site stored for a file: a public id, a whole address of one, the file itself as a `data:` address, an
 * address on another host, or nothing that names a file.
 */
export function mediaSource(stored: string, media: OldMedia): MediaSource {
  const source = stored.trim();
  if (/^data:/i.test(source)) return { data: source };
  const id = oldMediaId(source, media);
  if (id !== undefined) return { id };
  if (HAS_HOST.test(source)) return webAddress(source) ? "elsewhere" : "unusable";
  const bare = BARE_PATH.exec(source);
  const own = bare ? idOfPath(bare[1] ?? "image", source.slice(bare[0].length)) : source.replace(/^\/+/, "");
  return isPublicId(own) ? { id: own } : "unusable";
}

const HAS_HOST = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** A path that is stored without its host, or with no more than the version before the id. */
const BARE_PATH = /^\/?(?:(image|raw)\/upload\/|(?=v\d{9,}\/))/;

/**
 * The public id of a file of the media host by its address in a text, of any scheme, host, transformation and
 * version; that of a picture without its ending. Undefined of any other address.
 */
export function oldMediaId(address: string, { account, uploads }: OldMedia): string | undefined {
  if (uploads) return uploadId(address, uploads);
  const parsed = webAddress(address.trim());
  if (!parsed || (account === undefined && parsed.hostname !== SERVICE_HOST)) return undefined;
  const parts = parsed.pathname.split("/").slice(1);
  for (let at = 0; at + 3 < parts.length; at += 1) {
    const [name = "", resource = "", delivery] = parts.slice(at);
    const isFile = delivery === "upload" && (resource === "image" || resource === "raw");
    if (!isFile || (account !== undefined && decoded(name) !== account)) continue;
    const id = idOfPath(resource, parts.slice(at + 3).join("/"));
    return isPublicId(id) ? id : undefined;
  }
  return undefined;
}

/** The size of a picture in the name of a file that the old site made of it. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/** The path of an upload below where these are, of a picture that of its largest size. */
function uploadId(address: string, uploads: readonly string[]): string | undefined {
  const place = address
    .trim()
    .replace(/^https?:/i, "")
    .replace(/[?#].*$/s, "");
  const base = uploads.find((each) => place.toLowerCase().startsWith(each.toLowerCase()));
  if (base === undefined) return undefined;
  const id = place.slice(base.length).split("/").map(decoded).join("/").replace(SIZE, "");
  return isPublicId(id) ? id : undefined;
}

/** The path of a public id in an address: each part escaped. */
export const publicIdPath = (id: string): string => id.split("/").map(encodeURIComponent).join("/");

function webAddress(text: string): URL | undefined {
  const whole =
    text.startsWith("//") || text.startsWith(`${SERVICE_HOST}/`)
      ? `https://${text.replace(/^\/\//, "")}`
      : text;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  return new URL(whole);
}

/** Validates an id, so that it leads to one file below the host and nothing else. */
function isPublicId(id: string): boolean {
  if (id.length > LONGEST_ID || /[\p{Cc}\\]/u.test(id) || !id.isWellFormed()) return false;
  return id.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

const LONGEST_ID = 512;

const SIGNATURE = /^s--[\w-]+--$/;
const VERSION = /^v\d+$/;
/** The moment of an upload in seconds, which is no folder's name. */
const LONG_VERSION = /^v\d{9,}$/;
const ENDING =
  /\.(?:jpe?g|jpe|png|gif|webp|avif|hei[cf]|svg|bmp|tiff?|ico|jp2|jxl|jxr|wdp|psd|ai|eps|pdf|auto)$/i;

/** The id in what is behind `upload/`, of which the parts are percent-escaped. */
function idOfPath(resource: string, path: string): string {
  const parts = path.split("/").flatMap((part) => decoded(part).split("/"));
  const version = parts.findIndex((part, at) => LONG_VERSION.test(part) && at < parts.length - 1);
  const rest = version < 0 ? withoutTransformations(parts) : parts.slice(version + 1);
  const id = rest.join("/");
  return resource === "raw" ? id : id.replace(ENDING, "");
}

function withoutTransformations(parts: readonly string[]): readonly string[] {
  let at = 0;
  while (at < parts.length - 1 && isTransformation(parts[at] ?? "")) at += 1;
  if (at < parts.length - 1 && VERSION.test(parts[at] ?? "")) at += 1;
  return parts.slice(at);
}

const NUMBER = "-?[\\d.]+p?|auto(?::[\\w.]+)*|i[wh]|[\\w.:*$+-]*_(?:mul|div|add|sub|to)_[\\w.:$]*";
/** Matches one parameter of an image transformation. */
const PARAMETER = new RegExp(
  [
    `(?:w|h|x|y|z|r|o|q|ar|dpr|dn|pg|so|eo|du|a|bo|br|ki|fps)_(?:${NUMBER}|max|good|best|eco|low|exif|ignore|[hv]flip|\\d+px_\\w+(?::\\w+)?|[\\d.]+(?::[\\d.]+)*)`,
    "c_(?:scale|fit|limit|mfit|fill|lfill|fill_pad|pad|lpad|mpad|crop|thumb|auto|auto_pad|imagga_\\w+)",
    "g_(?:auto|center|face|faces|north|south|east|west|north_east|north_west|south_east|south_west|xy_center|adv_\\w+|ocr_text|custom|body|liquid|none)(?::[\\w:]+)*",
    "f_(?:auto|jpe?g|png|gif|webp|avif|pdf|jp2|jxl|heic|svg|bmp|tiff?)(?::\\w+)?",
    "(?:fl|t|l|u|e|b|co|d|cs|if|vc|ac|af|p|sp)_.+",
    "if_\\w+|\\$\\w+",
  ].join("|"),
  "i",
);
const WHOLE_PARAMETER = new RegExp(`^(?:${PARAMETER.source})$`, "i");

const isTransformation = (part: string): boolean =>
  SIGNATURE.test(part) || part.split(",").every((parameter) => WHOLE_PARAMETER.test(parameter));

/** A part of a path without its percent-escapes; unchanged where they are none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
