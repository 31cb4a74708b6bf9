import * as z from "zod";
import type { ReceivedFile } from "../../core/api/contract";
import { post, staffGet, write } from "../../core/api/contract";
import { listQuery, onOneLine, pageNumber, savedAs, wholeNumber } from "../../core/api/shapes";
import { localized } from "../../core/locale/lang";

/** The file of an upload. Anything that is not a file, or is an empty one, is a field error. */
const file = z
  .unknown()
  .meta({ type: "string", format: "binary" })
  .transform((value, context): ReceivedFile => {
    if (isFile(value) && value.bytes.length > 0) return value;
    context.issues.push({ code: "custom", input: value, params: { key: "fileMissing" } });
    return z.NEVER;
  });

/** Only what reads the form makes anything with bytes. */
function isFile(value: unknown): value is ReceivedFile {
  return typeof value === "object" && value !== null && "bytes" in value;
}

/** The answer of an upload: sizes in pixels after turning upright, for images only. */
const uploadedFile = z.object({
  public_id: z.string(),
  original_filename: z.string(),
  resource_type: z.enum(["image", "raw"]),
  format: z.string(),
  bytes: z.number().int(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});

/** A parameter that says nothing when it is empty, as a form sends it. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === "" ? undefined : given), schema);

const flag = orEmpty(
  z
    .enum(["true", "1", "false", "0"])
    .transform((given) => given === "true" || given === "1")
    .optional(),
);

const libraryQuery = listQuery.extend({
  page: orEmpty(pageNumber.default(1)),
  kind: orEmpty(z.enum(["image", "pdf"]).optional()),
  unused: flag.describe("`true` for what no published entry uses, `false` for what one does"),
  alt: orEmpty(z.enum(["missing"]).optional()).describe(
    "`missing` for images that are no decoration and lack a description in some language",
  ),
  trash: flag.describe("`true` for what was deleted in the last 90 days"),
});
/** Which files of the library are asked for. */
export type LibraryQuery = z.output<typeof libraryQuery>;

const fraction = z.number().min(0).max(1);
const focus = z.object({ x: fraction, y: fraction });
const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.object(localized(() => schema));

/** Longest description of an image in one language, in characters. */
export const LONGEST_ALT = 500;
const alt = z.string().max(LONGEST_ALT).transform(onOneLine);

const use = z.object({
  type: z.string(),
  id: z.string(),
  /** Of the field, as in `eng.photoArray.0`. */
  path: z.string(),
  /** The title of the entry; `""` where it has no title. */
  title: inLanguages(z.string()),
});
export type MediaUse = z.infer<typeof use>;

const libraryFile = z.object({
  _id: z.string(),
  kind: z.enum(["image", "pdf"]),
  originalFilename: z.string(),
  format: z.string(),
  bytes: z.number().int(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  /** Counts the files that have stood here, from 1; from 2 on it belongs into addresses, as `v`. */
  version: z.number().int(),
  alt: inLanguages(z.string()),
  decorative: z.boolean(),
  focus: focus.optional(),
  uses: z.array(use),
  /** When these bytes were uploaded, and by whom. */
  at: z.string(),
  by: z.string(),
  /** When it was deleted; null unless it lies in the trash. */
  deletedAt: z.string().nullable(),
});
/** A file of the library as staff see it. */
export type LibraryFile = z.infer<typeof libraryFile>;

const formerVersion = libraryFile.pick({
  ...{ version: true, originalFilename: true, format: true, bytes: true },
  ...{ width: true, height: true, at: true, by: true },
});

const media_id = z.string().min(1).max(64);
const saved = savedAs("media_id");

/** The calls of the media store. */
export const mediaContract = {
  list: staffGet("/api/media", {
    summary:
      "The library, newest first, a page at a time; `q` finds words in names, descriptions and what entries are called that use a file, in any language and Chinese script",
    input: libraryQuery,
    output: z.object({ media: z.array(libraryFile), total: z.number().int(), pages: z.number().int() }),
  }),
  one: staffGet("/api/getMedia", {
    summary: "One file of the library, also from the trash, with the versions that others have replaced",
    input: z.object({ media_id }),
    output: z.object({ media: z.array(libraryFile.extend({ versions: z.array(formerVersion) })).length(1) }),
  }),
  edit: write("/api/editMedia", {
    summary:
      "Say what an image shows, that it is decoration, or what crops keep in sight; what is left out stays",
    input: z.object({
      media_id,
      alt: inLanguages(alt.optional()).optional(),
      decorative: z.boolean().optional(),
      focus: focus.nullable().optional(),
    }),
    output: saved,
  }),
  replace: write("/api/replaceMedia", {
    summary:
      "Put the bytes of an upload of the same kind in the place of a file, everywhere; the former ones are kept as a version. An upload that nothing uses leaves the library with it",
    input: z.object({ media_id, public_id: media_id }),
    output: saved,
  }),
  goBack: write("/api/restoreMediaVersion", {
    summary: "Put the bytes of a former version back in the place of a file, as its newest version",
    input: z.object({ media_id, version: wholeNumber.min(1) }),
    output: saved,
  }),
  remove: write("/api/deleteMedia", {
    method: "DELETE",
    summary:
      "Put a file that nothing uses into the trash, for 90 days; 409 with `uses` while published entries use it",
    input: z.object({ media_id }),
    output: saved,
  }),
  restore: write("/api/restoreMedia", {
    summary: "Take a file out of the trash",
    input: z.object({ media_id }),
    output: saved,
  }),
  upload: post("/api/upload", {
    summary: "Keeps an image or a PDF; public_id is what other calls name it by.",
    access: "staff",
    body: "file",
    status: 201,
    input: z.object({ file }),
    output: uploadedFile,
  }),
};
