import * as z from "zod";
import { post, staffGet } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { receivedFile } from "../../platform/shapes";
import type { ImportProblem } from "./problems.server";
import { SHEET_TYPES } from "./sheets/sheet-types";
import { MOST_PARTS, Upload } from "./uploads/upload-shape";

/** A web address, as opposed to a folder of the server. */
const WebAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => /^https?:\/\/[^/\s]+/i.test(text) && URL.canParse(text), {
    params: { key: "addressNeeded" satisfies ImportProblem },
  });

const Line = z.object({
  /** What staff call the kind of the record, in the user's language. */
  kind: z.string(),
  oldId: z.string(),
  name: z.string(),
  /** The field, as staff call it in the same language; as the old site does where there is none like it. */
  where: z.string(),
  /** Why, in the same language. */
  reason: z.string(),
  detail: z.string(),
  /** Row and column, where the record was a row of a spreadsheet. */
  cell: z.object({ row: z.number().int(), column: z.string().optional() }).optional(),
});

const Report = z.object({
  counts: z.array(
    z.object({
      kind: z.string(),
      fresh: z.number().int(),
      known: z.number().int(),
      leftOut: z.number().int(),
      /** Of donors: how many names come in each language. */
      names: z.object(localized(() => z.number().int())).optional(),
    }),
  ),
  files: z.object({ fresh: z.number().int(), known: z.number().int() }),
  lines: z.array(Line),
  unanswered: z.array(z.string()),
});

const sheetType = z.enum(SHEET_TYPES);
const headingRow = z.number().int().min(0);

const Mapping = z.object({
  sheet: z.string().max(200),
  type: sheetType,
  /** The row that names the columns; 0 where none does. */
  headingRow,
  /** The field of each column, as `date` or `eng.header`; `""` where it is left out. */
  columns: z.array(z.string().max(50)).max(100),
});

const Run = z.object({
  old: z.string(),
  media: z.string(),
  /** The file that was sent; null of an old site by its address. */
  upload: Upload.nullable(),
  /** The mapping that was used for a spreadsheet. */
  sheet: Mapping.nullable(),
  dryRun: z.boolean(),
  by: z.string(),
  startedAt: z.string(),
  /** `interrupted` when the program ended meanwhile: started again, it goes on. */
  state: z.enum(["running", "done", "failed", "interrupted"]),
  done: z.number().int(),
  /** Records that there are; 0 while the lists of the old site are read. */
  total: z.number().int(),
  report: Report.nullable(),
  /** Why it failed. */
  failure: z.string().nullable(),
  /** The same in the user's language, where it has words. */
  problem: z.string().nullable(),
});
export type ImportRunView = z.infer<typeof Run>;

const Look = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("kapok"),
    /** Whether it may be imported: only into a site without changes. */
    fits: z.boolean(),
  }),
  z.object({ kind: z.enum(["wordpress", "ghost"]) }),
  z.object({
    kind: z.literal("sheet"),
    names: z.array(z.string()),
    mapping: Mapping,
    /** Rows below that of the headings. */
    rows: z.number().int(),
    /** The first row with anything in it, which may be that of the headings. */
    firstRow: z.number().int(),
    columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  }),
]);
export type ImportPreview = z.infer<typeof Look>;

const success = z.object({ message: z.literal("success") });

export const importContract = {
  send: post("/api/import/files/{id}/{part}", {
    access: "site",
    summary: "Upload a part of a file to import: 8 MB each, counted from 0",
    body: "file",
    input: z.object({
      id: z.uuid(),
      part: z.coerce
        .number()
        .int()
        .min(0)
        .max(MOST_PARTS - 1),
      file: receivedFile,
    }),
    output: success,
  }),
  look: post("/api/import/look", {
    access: "site",
    summary: "Recognise an uploaded file: its kind, and for a spreadsheet a mapping of its columns",
    input: z.object({
      upload: Upload,
      sheet: z.string().max(200).optional(),
      type: sheetType.optional(),
      headingRow: headingRow.optional(),
    }),
    output: Look,
  }),
  startFile: post("/api/import/start", {
    access: "site",
    summary: "Start the import of an uploaded file, or a dry run, in the background",
    input: z.object({
      upload: Upload,
      /** Where the files of an exported site are; `""` where it says so itself, or has none. */
      site: z.union([z.literal(""), WebAddress]),
      sheet: Mapping.nullable(),
      dryRun: z.boolean(),
    }),
    output: success,
  }),
  status: staffGet("/api/import", {
    access: "site",
    summary: "The last import from an old site: its progress and report",
    input: z.object({}),
    output: z.object({ run: Run.nullable() }),
  }),
  start: post("/api/startImport", {
    access: "site",
    summary: "Start an import from an old site, or a dry run, in the background",
    input: z.object({ old: WebAddress, media: WebAddress, dryRun: z.boolean() }),
    output: success,
  }),
};
