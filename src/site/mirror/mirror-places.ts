import { createHash } from "node:crypto";

/** Where an answer of the site is in a mirror. */
export interface MirrorPlace {
  /** Path of the file below the mirror's folder. */
  file: string;
  /** Address of it below the mirror's, escaped; that of a page ends with a slash, and is `""` of the first page. */
  address: string;
}

/** Where the page at an address is: a folder with its `index.html`, as any web server serves it. */
export function placeOfPage(url: URL): MirrorPlace {
  const folders = [...partsOf(url), ...queryOf(url)];
  return { file: [...folders, "index.html"].join("/"), address: escaped(folders, "/") };
}

/** The file of the not-found page, in the language of a prefix as `/tra`, or for every other address. */
export function placeOfNotFound(prefix: string): MirrorPlace {
  const address = `${prefix}/404.html`.slice(1);
  return { file: address, address };
}

/**
 * The file of an answer that is no page. A web server knows the type of a file by its extension, so that it
 * has that of its type. A query is turned into a name in a folder, `feed/cat=events.atom`; a document for
 * download has its own name.
 * @param type as in `Content-Type`
 */
export function placeOfFile(url: URL, type: string): MirrorPlace {
  const parts = partsOf(url);
  const query = queryOf(url);
  const mime = type.split(";", 1)[0]?.trim() ?? "";
  const ending = ENDINGS.get(mime) ?? "";
  const last = parts.pop() ?? "";
  const isNamed = ending !== "" && last.toLowerCase().endsWith(ending);
  const stem = isNamed ? last.slice(0, -ending.length) : last;
  const names = mime === SAVED ? [...parts, ...query, stem] : [...parts, stem, ...query];
  const end = isNamed ? last.slice(-ending.length) : ending;
  return { file: names.join("/") + end, address: escaped(names, end) };
}

/** The type of a document for download. */
const SAVED = "application/pdf";

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ["text/css", ".css"],
  ["text/javascript", ".js"],
  ["text/plain", ".txt"],
  ["image/svg+xml", ".svg"],
  ["image/avif", ".avif"],
  ["image/webp", ".webp"],
  ["image/jpeg", ".jpg"],
  ["image/png", ".png"],
  ["application/pdf", ".pdf"],
  ["application/xml", ".xml"],
  ["application/atom+xml", ".atom"],
  ["application/feed+json", ".json"],
]);

const escaped = (names: readonly string[], end: string): string =>
  names.length === 0
    ? ""
    : names.map((name) => encodeURIComponent(name).replaceAll("%3D", "=")).join("/") + end;

/** The parts of a path as names of folders. */
const partsOf = ({ pathname }: URL): string[] =>
  pathname
    .split("/")
    .filter((part) => part !== "")
    .map((part) => nameOf(decoded(part)));

/** A query as names of folders, as `year=2024`, in an order that does not follow from how it was written. */
const queryOf = ({ searchParams }: URL): string[] =>
  [...searchParams].map(([name, value]) => nameOf(`${plain(name)}=${plain(value)}`)).toSorted();

/**
 * What is literal in a name; all else of a query is written as its bytes, so that nothing has to be escaped
 * twice.
 */
const NOT_PLAIN = /[^\w.-]/gu;

const plain = (text: string): string =>
  text.replaceAll(NOT_PLAIN, (character) => `~${Buffer.from(character).toString("hex")}`);

/**
 * A script that redirects from a page to the one of its query, as old addresses do: a web server of files
 * ignores queries. It names folders as {@link placeOfPage} does.
 * @param names of the parameters that pages at this path know
 */
export const forwardScript = (names: readonly string[]): string =>
  `(n=>{const s=[...new URLSearchParams(location.search)].filter(([k])=>n.includes(k)).map(([k,v])=>k+"="+
v.replace(/[^\\w.-]/gu,c=>"~"+[...new TextEncoder().encode(c)].map(b=>b.toString(16).padStart(2,"0")).join(""))).sort();
if(s.length)location.replace(s.join("/")+"/"+location.hash)})(${JSON.stringify(names)})`.replaceAll("\n", "");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Bytes of a name that every file system takes, with room for an ending. */
const LONGEST = 200;
// What no name may have on one system or another.
const FORBIDDEN = /[\p{Cc}/\\:*?"<>|]/gu;

/** A name for a file system: one that is too long ends with a digest of it. */
function nameOf(text: string): string {
  const safe = text.replaceAll(FORBIDDEN, "_").replace(/^\.+$/, "_");
  if (Buffer.byteLength(safe) <= LONGEST) return safe;
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
  let short = safe;
  while (Buffer.byteLength(short) > LONGEST - digest.length - 1) short = [...short].slice(0, -8).join("");
  return `${short}~${digest}${/\.[a-z0-9]{1,5}$/i.exec(safe)?.[0] ?? ""}`;
}
