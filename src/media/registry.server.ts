import type { Database } from "../platform/db/database.server";
import { type FieldError, Problem } from "../platform/http/problem";
import type { Localized } from "../platform/locale/lang";
import type { OwnProblem } from "../platform/locale/words/problems";
import {
  type Described,
  type MediaFile,
  type MediaRow,
  type MediaTables,
  wordsOfFile,
} from "./media-table.server";
import { fileProblems } from "./problems";
import type { MediaKind } from "./uploaded-file";

export type { ImageFormat, MediaFile } from "./media-table.server";
export type { MediaKind };
/** Size of an image in pixels, and what is in its place while it loads. */
export interface Dimensions {
  width: number;
  height: number;
  /** Classes that give its box its colour; none for one that is transparent somewhere. */
  tint?: string;
  /** The version of {@link MediaFile}, from 2 on, where its address has to name it. */
  version?: number;
}

/** An image with its description. */
export interface DescribedImage extends Dimensions {
  /** `""` in a language in which nobody has described it. */
  alt: Localized;
  /** True when staff have said that there is nothing to describe. */
  decorative: boolean;
  /**
   * The point that crops centre on, as fractions of width and height from the top left; the middle unless said.
   */
  focus?: { x: number; y: number };
}

/** A PDF as links need it. */
export interface PdfFile {
  bytes: number;
  /** As that of {@link Dimensions}. */
  version?: number;
}

/** SQLite binds at most 32,766 values and PostgreSQL 65,535: far more than a page names, but a list may be long. */
const IDS_AT_ONCE = 1000;

/** The table of stored files, on a connection or in a transaction. */
export function mediaRegistry(database: Database) {
  const db = database.$extendTables<MediaTables>();
  return {
    /** Finds files in the trash too. */
    find: (id: string): Promise<MediaRow | undefined> =>
      db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst(),

    insert: async (file: MediaFile & Partial<Described>): Promise<void> => {
      await db
        .insertInto("media")
        .values({ ...file, words: wordsOfFile(file) })
        .execute();
    },

    /** Returns which of `ids` have no file, or none of the given kind. Files in the trash do not count. */
    missing: async (ids: readonly string[], kind?: MediaKind): Promise<string[]> => {
      const known = new Set<string>();
      for (const some of chunks(ids)) {
        const rows = db
          .selectFrom("media")
          .select("id")
          .where("id", "in", some)
          .where("deleted_at", "is", null);
        const found = kind ? rows.where("kind", "=", kind) : rows;
        for (const { id } of await found.execute()) known.add(id);
      }
      return [...new Set(ids)].filter((id) => !known.has(id));
    },

    /** Returns which of `ids` have a file, even in the trash. */
    known: async (ids: readonly string[]): Promise<Set<string>> => {
      const known = new Set<string>();
      for (const some of chunks(ids)) {
        const rows = await db.selectFrom("media").select("id").where("id", "in", some).execute();
        for (const { id } of rows) known.add(id);
      }
      return known;
    },

    /** The file that was uploaded last under a name; undefined where there is none. */
    named: async (name: string, kind: MediaKind): Promise<string | undefined> => {
      const rows = db
        .selectFrom("media")
        .select("id")
        .where("kind", "=", kind)
        .where("deleted_at", "is", null)
        .where(({ eb, fn, val }) =>
          eb(
            fn<string>("lower", ["original_filename"]),
            "=",
            fn<string>("lower", [val(name.normalize("NFC"))]),
          ),
        );
      return (await rows.orderBy("created_at", "desc").limit(1).executeTakeFirst())?.id;
    },

    /** The ids of all files that lie in the trash, or are withheld. */
    deleted: async (): Promise<Set<string>> => {
      const rows = await db.selectFrom("media").select("id").where("deleted_at", "is not", null).execute();
      return new Set(rows.map(({ id }) => id));
    },

    takeFromTrash: async (ids: readonly string[]): Promise<void> => {
      for (const some of chunks(ids)) {
        const trash = db
          .updateTable("media")
          .where("deleted_at", "is not", null)
          .where("withheld", "is", null);
        await trash.set({ deleted_at: null }).where("id", "in", some).execute();
      }
    },

    /** Returns which of `blobs` belong to no id, neither now nor as a former version. */
    unknownBlobs: async (blobs: readonly string[]): Promise<string[]> => {
      const known = new Set<string>();
      for (const some of chunks(blobs)) {
        for (const table of ["media", "media_version"] as const) {
          const rows = db.selectFrom(table).select("blob").where("blob", "in", some);
          for (const { blob } of await rows.execute()) known.add(blob);
        }
      }
      return [...new Set(blobs)].filter((blob) => !known.has(blob));
    },

    /** Images whose colour is unknown, at most `limit` of them, from behind the id `after` on. */
    colourless: (limit: number, after: string): Promise<MediaFile[]> => {
      const unseen = db
        .selectFrom("media")
        .selectAll()
        .where("kind", "=", "image")
        .where("colour", "is", null);
      return unseen.where("id", ">", after).orderBy("id").limit(limit).execute();
    },

    setColour: async (id: string, colour: string): Promise<void> => {
      await db.updateTable("media").set({ colour }).where("id", "=", id).execute();
    },

    /** Size, tint and version of each image among `ids`; what is unknown or a PDF is left out. */
    dimensions: async (ids: readonly string[]): Promise<Map<string, Dimensions>> => {
      const found = new Map<string, Dimensions>();
      for (const some of chunks(ids)) {
        const query = db.selectFrom("media").select(["id", "width", "height", "colour", "version"]);
        for (const row of await query.where("id", "in", some).execute()) {
          const size = dimensionsOf(row);
          if (size) found.set(row.id, size);
        }
      }
      return found;
    },

    /** The same with the description of each. */
    images: async (ids: readonly string[]): Promise<Map<string, DescribedImage>> => {
      const found = new Map<string, DescribedImage>();
      for (const some of chunks(ids)) {
        for (const row of await db.selectFrom("media").selectAll().where("id", "in", some).execute()) {
          const size = dimensionsOf(row);
          if (size) found.set(row.id, { ...size, ...descriptionOf(row) });
        }
      }
      return found;
    },

    /** All that is stored of each image among `ids`; what is unknown or a PDF is left out. */
    imageRows: async (ids: readonly string[]): Promise<MediaRow[]> => {
      const rows = chunks(ids).map((some) =>
        db.selectFrom("media").selectAll().where("kind", "=", "image").where("id", "in", some).execute(),
      );
      return (await Promise.all(rows)).flat();
    },

    /** Size in bytes and version of each PDF among `ids`; what is unknown or an image is left out. */
    pdfs: async (ids: readonly string[]): Promise<Map<string, PdfFile>> => {
      const found = new Map<string, PdfFile>();
      for (const some of chunks(ids)) {
        const query = db.selectFrom("media").select(["id", "bytes", "version"]).where("kind", "=", "pdf");
        for (const { id, bytes, version } of await query.where("id", "in", some).execute())
          found.set(id, { bytes, ...replacement(version) });
      }
      return found;
    },
  };
}

/** The part of an address that says which bytes are meant; none for those that a file came with. */
const replacement = (version: number) => (version > 1 ? { version } : {});

function dimensionsOf({
  width,
  height,
  colour,
  version,
}: Pick<MediaFile, "width" | "height" | "colour" | "version">): Dimensions | undefined {
  if (width === null || height === null) return undefined;
  const tint = tintOf(colour);
  return { width, height, ...(tint && { tint }), ...replacement(version) };
}

/** The description of a file by staff, as answers and pages have it. */
export function descriptionOf(row: Described): Pick<DescribedImage, "alt" | "decorative" | "focus"> {
  const { alt_eng: eng, alt_tra: tra, alt_sim: sim, decorative, focus_x: x, focus_y: y } = row;
  const focus = x !== null && y !== null ? { focus: { x, y } } : {};
  return { alt: { eng, tra, sim }, decorative: decorative === 1, ...focus };
}

function chunks(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)];
  const count = Math.ceil(unique.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => unique.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE));
}

/** A file that a request names, and the path of the field that names it. */
type MediaReference = Pick<FieldError, "path"> & { id: string };

/** @throws {Problem} 400 with the path of every reference that is not a stored image. */
export async function requireImages(db: Database, references: readonly MediaReference[]): Promise<void> {
  await requireKind(db, references, "image", fileProblems.unknownImage);
}

/** @throws {Problem} 400 with the path of every reference that is not a stored PDF. */
export async function requirePdfs(db: Database, references: readonly MediaReference[]): Promise<void> {
  await requireKind(db, references, "pdf", fileProblems.unknownPdf);
}

async function requireKind(
  db: Database,
  references: readonly MediaReference[],
  kind: MediaKind,
  says: OwnProblem,
): Promise<void> {
  const ids = references.map(({ id }) => id);
  const missing = new Set(await mediaRegistry(db).missing(ids, kind));
  const errors = references.filter(({ id }) => missing.has(id)).map(({ path }) => ({ path, says }));
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

/** Degrees of hue that look alike behind an image. */
const HUE_STEP = 45;
/** Below it, a colour is taken for grey. */
const GREY = 0.02;
/** Lightness from which an image counts as middling, and as light. */
const [MIDDLING, LIGHT] = [0.5, 0.75];

/**
 * The classes of tint.css that come nearest to `#rrggbb`: one of three lightnesses, and one of eight hues unless
 * it is grey. Undefined where there is no colour.
 */
export function tintOf(colour: string | null): string | undefined {
  if (!colour) return undefined;
  const { lightness, a, b } = oklab(Number.parseInt(colour.slice(1), 16));
  const step = lightness < MIDDLING ? "dark" : lightness < LIGHT ? "mid" : "light";
  if (Math.hypot(a, b) < GREY) return `tint-${step}`;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const hue = Math.round((degrees + 360) / HUE_STEP) % (360 / HUE_STEP);
  return `tint-${step} hue-${hue}`;
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(rgb: number): { lightness: number; a: number; b: number } {
  const [red, green, blue] = [linear(rgb >> 16), linear((rgb >> 8) & 255), linear(rgb & 255)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** A channel of sRGB, 0 to 255, as the amount of light, 0 to 1. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A longer name is cut before its extension. */
const LONGEST = 200;

/** Control characters, and those that turn the direction of what follows: `txt.exe` could look like `exe.txt`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The name of an uploaded file without path, control characters or excess length; `file` when nothing is left. */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = base.replace(UNSAFE, "").replace(/\s+/g, " ").trim();
  const characters = [...clean];
  if (characters.length <= LONGEST) return clean === "" || /^\.+$/.test(clean) ? "file" : clean;
  const ending = clean.match(/\.[a-z0-9]{1,5}$/i)?.[0] ?? "";
  return characters.slice(0, LONGEST - ending.length).join("") + ending;
}

/** A `Content-Disposition` that has a file saved under `name`, whatever its characters (RFC 5987 and 6266). */
export function attachment(name: string, ending: "pdf" | "png" = "pdf"): string {
  const full = name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
  const plain = full.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(full.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The file name to store with a PDF that a request names: `given`, cleaned, or when it is blank the one that
 * the file had when it was uploaded.
 * @throws {Problem} 400 with the path of `pdf` when it is not a stored PDF.
 */
export async function pdfName(db: Database, pdf: MediaReference, given: string): Promise<string> {
  await requirePdfs(db, [pdf]);
  if (given.trim() !== "") return cleanFileName(given);
  return (await mediaRegistry(db).find(pdf.id))?.original_filename ?? "";
}
