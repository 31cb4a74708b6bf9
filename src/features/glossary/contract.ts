import * as z from "zod";
import { CsvImport, CsvImported } from "../../platform/csv/import-shapes";
import { staffGet, write } from "../../platform/http/contract";

export const glossaryContract = {
  import: write("/api/importGlossary", {
    access: "content",
    ofType: "glossary",
    summary:
      "Import glossary entries from CSV text: Traditional, Simplified, English, note, `never` for a name, and `both` or `one way`. A line with a known Traditional term replaces its entry. An invalid line is named by `csv.<line>` and nothing is saved, unless `skip` leaves such lines out",
    input: CsvImport,
    output: CsvImported,
  }),
  export: staffGet("/api/exportGlossary", {
    access: "content",
    ofType: "glossary",
    summary: "The glossary as a CSV file (UTF-8 with a byte order mark), which the import takes again",
    input: z.object({}),
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
};
