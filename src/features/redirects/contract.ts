import * as z from "zod";
import { CsvImport, CsvImported } from "../../platform/csv/import-shapes";
import { staffGet, write } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";

/** A page, or an entry at an address of its own, to which a redirect can lead. */
const RedirectTarget = z.object({
  address: z.string(),
  name: z.object(localized(() => z.string())),
  /** What it is, as "News item". */
  group: z.object(localized(() => z.string())),
});
export type RedirectTarget = z.infer<typeof RedirectTarget>;

export const redirectsContract = {
  targets: staffGet("/api/redirectTargets", {
    access: "content",
    ofType: "redirects",
    summary:
      "Published pages and entries whose name has all words of `q`, in either Chinese script, with their addresses",
    input: z.object({ q: z.string().max(200).default("") }),
    output: z.object({ targets: z.array(RedirectTarget) }),
  }),
  import: write("/api/importRedirects", {
    access: "content",
    ofType: "redirects",
    summary:
      "Import redirects from CSV text, old and new address on each line. A line with a known old address replaces its redirect. An invalid line is named by `csv.<line>` and nothing is saved, unless `skip` leaves such lines out",
    input: CsvImport,
    output: CsvImported,
  }),
  export: staffGet("/api/exportRedirects", {
    access: "content",
    ofType: "redirects",
    summary: "All redirects as a CSV file (UTF-8 with a byte order mark), as the import reads it",
    input: z.object({}),
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
};
