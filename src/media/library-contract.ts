import * as z from "zod";
import { post, staffGet, write } from "../platform/http/contract";
import { sortsBy } from "../platform/http/sorts";
import { localized } from "../platform/locale/lang";
import { LONGEST_ALT, listQuery, onOneLine, pageNumber, savedAs, wholeNumber } from "../platform/shapes";

/** A parameter that says nothing when it is empty, as a form sends it. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === "" ? undefined : given), schema);

const flag = orEmpty(
  z
    .enum(["true", "1", "false", "0"])
    .transform((given) => given === "true" || given === "1")
    .optional(),
);

/** By what the library is sorted: the name or size of files, or when their bytes came. */
export const LIBRARY_SORTS = sortsBy(["name", "size", "date"]);

const libraryQuery = listQuery.extend({
  page: orEmpty(pageNumber.default(1)),
  kind: orEmpty(z.enum(["image", "pdf"]).optional()),
  unused: flag.describe("`true` for what no published entry uses, `false` for what one does"),
  alt: orEmpty(z.enum(["missing"]).optional()).describe(
    "`missing` for images that are no decoration and lack a description in some language",
  ),
  trash: flag.describe("`true` for what was deleted in the last 90 days"),
  sort: orEmpty(z.enum(LIBRARY_SORTS).optional()).describe(
    "left out, what was uploaded last comes first; of images without a description, those that are used",
  ),
});
/** The filter of the library's files. */
export type LibraryQuery = z.output<typeof libraryQuery>;

const fraction = z.number().min(0).max(1);
const focus = z.object({ x: fraction, y: fraction });
const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.object(localized(() => schema));

const alt = z.string().max(LONGEST_ALT).transform(onOneLine);

/** The description of an image by staff; omitted parts stay. */
export const descriptionInput = z.object({
  alt: inLanguages(alt.optional()).optional(),
  decorative: z.boolean().optional(),
});

const use = z.object({
  type: z.string(),
  id: z.string(),
  /** The path of the field, as in `eng.photoArray.0`. */
  path: z.string(),
  /** The title of the entry; `""` where it has no title. */
  title: inLanguages(z.string()),
  /** The words of this entry for the picture, where it has any: they go before those of the library. */
  own: inLanguages(z.string()).optional(),
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
  /** Counts the file's versions from 1; from 2 on part of its addresses, as `v`. */
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

const fileWithVersions = libraryFile.extend({ versions: z.array(formerVersion) });
/** The same with what others have replaced, newest first. */
export type FileWithVersions = z.infer<typeof fileWithVersions>;

/** The answer of an upload: sizes in pixels after turning upright, for images only. */
export const uploadedFile = z.object({
  public_id: z.string(),
  original_filename: z.string(),
  resource_type: z.enum(["image", "raw"]),
  format: z.string(),
  bytes: z.number().int(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  withdrawn: z
    .literal(true)
    .optional()
    .describe("The same file was taken off the site, as somebody in it has withdrawn their consent"),
});

/** Fractions are rounded where they are made: two that make up a whole may be a hair more. */
const HAIR = 1e-6;
const side = z.number().min(0.01).max(1);
const part = z
  .object({ x: fraction, y: fraction, width: side, height: side })
  .refine(({ x, width }) => x + width <= 1 + HAIR, { path: ["width"] })
  .refine(({ y, height }) => y + height <= 1 + HAIR, { path: ["height"] });

export const media_id = z.string().min(1).max(64);
const saved = savedAs("media_id");

/** The calls of the media library, which every media field uses. */
export const libraryContract = {
  list: staffGet("/api/media", {
    access: "content",
    ofAnyType: true,
    summary:
      "A page of the library, newest first or as `sort` says; `q` searches names, descriptions and the titles of entries that use a file, in any language and Chinese script",
    input: libraryQuery,
    output: z.object({ media: z.array(libraryFile), total: z.number().int(), pages: z.number().int() }),
  }),
  one: staffGet("/api/getMedia", {
    access: "content",
    ofAnyType: true,
    summary: "One file of the library, also from the trash, with its former versions",
    input: z.object({ media_id }),
    output: z.object({ media: z.array(fileWithVersions).length(1) }),
  }),
  edit: write("/api/editMedia", {
    access: "content",
    ofAnyType: true,
    summary: "Set an image's description, decorative flag or focal point; what is left out stays",
    input: descriptionInput.extend({ media_id, focus: focus.nullable().optional() }),
    output: saved,
  }),
  crop: post("/api/cropMedia", {
    summary:
      "Crop an image into a new one: `turns` quarter turns clockwise, then `part` in fractions of the rotated image. The original stays; the new one gets its description",
    access: "content",
    ofAnyType: true,
    status: 201,
    input: z.object({
      media_id,
      turns: z.number().int().min(0).max(3).default(0),
      part: part.default({ x: 0, y: 0, width: 1, height: 1 }),
    }),
    output: uploadedFile,
  }),
  replace: write("/api/replaceMedia", {
    access: "content",
    ofAnyType: true,
    summary:
      "Replace a file by an upload of the same kind wherever it is used; the former file is kept as a version. An upload that nothing else uses leaves the library",
    input: z.object({ media_id, public_id: media_id }),
    output: saved,
  }),
  restoreVersion: write("/api/restoreMediaVersion", {
    access: "content",
    ofAnyType: true,
    summary: "Restore a former version of a file, as its newest version",
    input: z.object({ media_id, version: wholeNumber.min(1) }),
    output: saved,
  }),
  remove: write("/api/deleteMedia", {
    access: "content",
    ofAnyType: true,
    method: "DELETE",
    summary: "Move an unused file to the trash, for 90 days; 409 with `uses` while published entries use it",
    input: z.object({ media_id }),
    output: saved,
  }),
  restore: write("/api/restoreMedia", {
    access: "content",
    ofAnyType: true,
    summary: "Restore a file from the trash",
    input: z.object({ media_id }),
    output: saved,
  }),
  checks: staffGet("/api/checkPdf", {
    access: "content",
    ofAnyType: true,
    summary:
      "Accessibility checks of a PDF: its text, structure and language. `checks` is null where they are not possible",
    input: z.object({ media_id }),
    output: z.object({
      checks: z
        .object({
          ...{ pages: z.number().int(), hasText: z.boolean(), isTagged: z.boolean() },
          ...{ lang: z.string(), title: z.string() },
        })
        .nullable(),
    }),
  }),
};

/** The question of forms about their pictures. Apart from the library's other calls, which forms have from their start. */
export const describedContract = {
  described: staffGet("/api/describedMedia", {
    access: "content",
    ofAnyType: true,
    summary: "Descriptions of up to 100 images, by comma-separated ids",
    input: z.object({
      media_ids: z
        .string()
        .transform((ids) => ids.split(","))
        .pipe(z.array(media_id).max(100)),
    }),
    output: z.object({
      media: z.array(libraryFile.pick({ _id: true, originalFilename: true, alt: true, decorative: true })),
    }),
  }),
};
