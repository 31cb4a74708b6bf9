import { writeNewFile } from "../../platform/archive/new-file.server";
import type { Deps } from "../../platform/deps.server";
import { fileSize } from "../../platform/locale/format";
import type { CommandOutcome } from "../../platform/process/command-outcome";
import { checkImport, countOf, type ImportParts, importExport } from "./import-export.server";
import { type ExportedParts, writeExport } from "./write-export.server";

/** Files that are named of those left out; a screen holds no more. */
const NAMED = 20;

/** `npm run export -- FILE`: beside a program that serves, or without one. @throws {Refusal} */
export async function runExportCommand(
  deps: Deps,
  parts: ExportedParts,
  [file = ""]: string[],
): Promise<CommandOutcome> {
  const { made, bytes } = await writeNewFile(
    file,
    (sink) => writeExport(deps, parts, sink, new AbortController().signal),
    "Nothing was exported",
  );
  const { entries, files, missing } = made;
  const text = `Content exported: ${file}, ${fileSize(bytes, "eng")}.\nIt holds ${entries} entries and ${files} files.`;
  return outcomeOf(text, leftOut("Files that the library names and that are not there", missing));
}

interface ImportRequest {
  file: string;
  /** Checks everything, and changes nothing. */
  isDryRun?: boolean;
}

/** Imports an export into an empty site: see {@link importExport}. @throws {Refusal} */
export async function runImportOfExport(
  deps: Deps,
  parts: ImportParts,
  { file, isDryRun = false }: ImportRequest,
): Promise<CommandOutcome> {
  if (isDryRun) {
    const { madeAt, site } = (await checkImport(deps, file)).head;
    return outcomeOf(
      `The export of ${site} of ${madeAt} is whole and can be imported here. Nothing was changed.`,
      [],
    );
  }
  const { entries, files, missing, unknownTypes } = await importExport(deps, parts, file);
  return outcomeOf(`Content imported: ${countOf(entries)} entries and ${files} files.`, [
    ...leftOut("Files that were not in the export", missing),
    ...leftOut("Types of content that this site does not have", unknownTypes),
  ]);
}

const outcomeOf = (text: string, left: readonly string[]): CommandOutcome => ({
  text: [text, ...left].join("\n"),
  ok: true,
  incomplete: left.length > 0,
});

function leftOut(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
  return [`${what}: ${names.slice(0, NAMED).join(", ")}${more}.`];
}
