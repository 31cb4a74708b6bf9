import * as z from "zod";
import { type ListedEntry, listCalls } from "../../content/calls";
import { CsvImport, CsvImported } from "../../platform/csv/import-shapes";
import { staffGet, write } from "../../platform/http/contract";
import { Term } from "../../platform/locale/conversion/term";
import { type GlossaryEntry, glossary, MOST_TERMS } from "./definition";

const calls = listCalls(glossary);

/** A term in the staff's list. */
export type TermCard = ListedEntry & Pick<GlossaryEntry, "term" | "note" | "keep" | "both">;

const entries = z.array(Term);

export const glossaryContract = {
  ...calls,
  one: { ...calls.one, access: "content" as const },
  all: staffGet("/api/glossary", {
    access: "content",
    summary:
      "The glossary, oldest entry first. Entries with `both`, and names, are also used from Simplified to Traditional; of two with the same Simplified term the first",
    input: z.object({}),
    output: z.object({ entries }),
  }),
  replace: write("/api/editGlossary", {
    access: "content",
    summary:
      "Replace the glossary. Entries are known by their Traditional term, of which there is one; what is left out is deleted. An entry goes both ways unless `both` is false",
    input: z.object({ entries: entries.max(MOST_TERMS) }),
    output: z.object({ message: z.literal("success"), entries }),
  }),
  import: write("/api/importGlossary", {
    access: "content",
    summary:
      "Add entries from the text of a CSV file: Traditional, Simplified, English, note, `never` for a name, and `both` or `one way`. A line whose Traditional term is there already changes it. Where a line is at fault nothing is saved, and `csv.<line>` says why, unless `skip` leaves such lines out",
    input: CsvImport,
    output: CsvImported,
  }),
  export: staffGet("/api/exportGlossary", {
    access: "content",
    summary: "The glossary as a CSV file (UTF-8 with a byte order mark), which the import takes again",
    input: z.object({}),
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
};
