import { type FieldError, Problem } from "../api/problem";
import type { Database } from "../db/database.server";
import type { ProblemKey } from "../locale/words/problems";
import type { MediaKind } from "./uploaded-file";

export type { MediaKind };
export type ImageFormat = "jpg" | "png" | "webp" | "avif";

/** What the program knows of a stored file. Sizes in pixels after turning upright; null for a PDF. */
export interface MediaFile {
  id: string;
  kind: MediaKind;
  format: ImageFormat | "pdf";
  /** Format for readers of neither AVIF nor WebP: PNG when the image is transparent somewhere. */
  fallback: "jpg" | "png" | null;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Average colour as `#rrggbb`, `""` when the image is transparent somewhere; null for a PDF and while unknown. */
  colour: string | null;
  original_filename: string;
  uploaded_by: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

type MediaTables = { media: MediaFile };

/** Size of an image in pixels, and what stands in its place while it loads. */
export interface Dimensions {
  width: number;
  height: number;
  /** Classes that give its box its colour; none for one that is transparent somewhere. */
  tint?: string;
}

/** SQLite binds at most 32,766 values and PostgreSQL 65,535: far more than a page names, but a list may be long. */
const IDS_AT_ONCE = 1000;

/** The table of stored files, on a connection or in a transaction. */
export function mediaRegistry(database: Database) {
  const db = database.$extendTables<MediaTables>();
  return {
    find: (id: string): Promise<MediaFile | undefined> =>
      db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst(),

    insert: async (file: MediaFile): Promise<void> => {
      await db.insertInto("media").values(file).execute();
    },

    /** Those of `ids` of which there is no row, or none of that kind if one is given. */
    missing: async (ids: readonly string[], kind?: MediaKind): Promise<string[]> => {
      const known = new Set<string>();
      for (const some of chunks(ids)) {
        const rows = db.selectFrom("media").select("id").where("id", "in", some);
        const found = kind ? rows.where("kind", "=", kind) : rows;
        for (const { id } of await found.execute()) known.add(id);
      }
      return [...new Set(ids)].filter((id) => !known.has(id));
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

    /** Size and tint of each image among `ids`; what is unknown or a PDF is left out. */
    dimensions: async (ids: readonly string[]): Promise<Map<string, Dimensions>> => {
      const sizes = new Map<string, Dimensions>();
      for (const some of chunks(ids)) {
        const query = db.selectFrom("media").select(["id", "width", "height", "colour"]);
        for (const { id, width, height, colour } of await query.where("id", "in", some).execute()) {
          const tint = tintOf(colour);
          if (width !== null && height !== null) sizes.set(id, { width, height, ...(tint && { tint }) });
        }
      }
      return sizes;
    },

    /** Size in bytes of each file among `ids`; what is unknown is left out. */
    byteSizes: async (ids: readonly string[]): Promise<Map<string, number>> => {
      const sizes = new Map<string, number>();
      for (const some of chunks(ids)) {
        const query = db.selectFrom("media").select(["id", "bytes"]).where("id", "in", some);
        for (const { id, bytes } of await query.execute()) sizes.set(id, Number(bytes));
      }
      return sizes;
    },
  };
}

function chunks(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)];
  const count = Math.ceil(unique.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => unique.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE));
}

/** A file that a request names, and the path of the field that names it. */
export type MediaReference = Pick<FieldError, "path"> & { id: string };

/** @throws {Problem} 400 with the path of every reference that is not a stored image. */
export async function requireImages(db: Database, references: readonly MediaReference[]): Promise<void> {
  await requireKind(db, references, "image", "unknownImage");
}

/** @throws {Problem} 400 with the path of every reference that is not a stored PDF. */
export async function requirePdfs(db: Database, references: readonly MediaReference[]): Promise<void> {
  await requireKind(db, references, "pdf", "unknownPdf");
}

async function requireKind(
  db: Database,
  references: readonly MediaReference[],
  kind: MediaKind,
  says: ProblemKey,
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
