import * as z from "zod";
import { isMediaId } from "../../platform/media-urls";

/**
 * Version of the archive's make-up. A reader refuses a higher one than its own. In 1 the special images were six
 * entries.
 */
export const FORMAT = 2;

/** The first file of an archive, by which it is known. */
export const HEAD = "kapok-content.json";
/** The last one: what all others are, so that one that is cut short is not taken for whole. */
export const INDEX = "index.json";

export const ExportHead = z.object({
  product: z.literal("kapok"),
  content: z.int().min(1),
  /** The version of the program which made the export. */
  version: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** The site's own address. */
  site: z.string(),
  /** Whether something of the demo charity is in it. */
  demo: z.boolean().default(false),
});
export type ExportHead = z.infer<typeof ExportHead>;

export const ExportIndex = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string().length(64) })),
});

const Langs = z.array(z.enum(["eng", "tra", "sim"]));

/** One entry: a line of `content/TYPE/000001.jsonl`. */
export const ExportedEntry = z.object({
  type: z.string(),
  id: z.string().min(1),
  /** Number of the revision that visitors get; null where they get none. */
  published: z.int().nullable(),
  /** Number of the newest revision, which is a draft where it is another. */
  newest: z.int(),
  /** Its place in a list that staff arrange: they are in the order of these texts. */
  place: z.string().optional(),
  /** The published, newest and scheduled revisions. 0 is a record before its first save. */
  revisions: z.array(
    z.object({ number: z.int(), at: z.string(), content: z.record(z.string(), z.unknown()) }),
  ),
  /** Its schedule. */
  planned: z.array(
    z.object({
      act: z.enum(["publish", "unpublish"]),
      langs: Langs,
      at: z.string(),
      /** The revision to publish; null for the newest at that time. */
      revision: z.int().nullable(),
    }),
  ),
  /** The outdated or missing paragraphs of a language, by the path of each text. */
  translation: z.array(
    z.object({ path: z.string(), lang: z.enum(["eng", "tra", "sim"]), marks: z.unknown() }),
  ),
});
export type ExportedEntry = z.infer<typeof ExportedEntry>;

/** A file of the media library: a line of `files/000001.jsonl`. Its bytes are `media/ID.FORMAT`. */
export const ExportedFile = z.object({
  id: z.string().refine(isMediaId),
  kind: z.enum(["image", "pdf"]),
  format: z.enum(["jpg", "png", "webp", "avif", "pdf"]),
  /** The format for browsers that know no other; null of a PDF. */
  fallback: z.enum(["jpg", "png"]).nullable(),
  bytes: z.int().min(0),
  /** Pixels, upright; null of a PDF. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Average colour, as `#rrggbb`. */
  colour: z.string().nullable(),
  originalFilename: z.string(),
  createdAt: z.string(),
  /** Counts the file's versions; part of its addresses from 2 on. */
  version: z.int().min(1),
  /** Id of the image of which it is a part. */
  madeFrom: z.string().nullable(),
  alt: z.object({ eng: z.string(), tra: z.string(), sim: z.string() }),
  decorative: z.boolean(),
  /** What crops centre on, as fractions from the top left; null for the middle. */
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
});
export type ExportedFile = z.infer<typeof ExportedFile>;

/** A row of a table that is content besides entries: a line of `tables/NAME/000001.jsonl`. */
export const ExportedRow = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** A file of an archive by its name; undefined for a name that none has. */
export type ExportName =
  | { kind: "head" }
  | { kind: "index" }
  | { kind: "entries" }
  | { kind: "files" }
  | { kind: "table"; table: string }
  | { kind: "media"; id: string };

const PART = String.raw`\d{6}\.jsonl`;
const ENTRIES = new RegExp(`^content/[A-Za-z][A-Za-z0-9-]*/${PART}$`);
const FILES = new RegExp(`^files/${PART}$`);
const TABLE = new RegExp(`^tables/([a-z][a-z0-9_]*)/${PART}$`);
const MEDIA = /^media\/([0-9a-f-]+)\.[a-z]+$/;

export function exportName(name: string): ExportName | undefined {
  if (name === HEAD) return { kind: "head" };
  if (name === INDEX) return { kind: "index" };
  if (ENTRIES.test(name)) return { kind: "entries" };
  if (FILES.test(name)) return { kind: "files" };
  const table = TABLE.exec(name)?.[1];
  if (table !== undefined) return { kind: "table", table };
  const id = MEDIA.exec(name)?.[1];
  return id !== undefined && isMediaId(id) ? { kind: "media", id } : undefined;
}

/** Where a file of the media library is in an archive. */
export const mediaName = ({ id, format }: Pick<ExportedFile, "id" | "format">): string =>
  `media/${id}.${format}`;
