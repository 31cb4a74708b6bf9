import type { ContentList, ContentRecord } from "../../content/definition";
import { langOfPath, withoutLang, wordsAt } from "../../content/field-paths";
import { contentRegistry, findEntryType } from "../../content/registry/content-registry.server";
import { isList } from "../../content/store/derived.server";
import { LARGEST_SHEET } from "../../platform/csv/read-sheet.server";
import { answers, type Feature, feature, type Handlers, type StaffCall } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { record } from "../../platform/journal/journal.server";
import type { Lang } from "../../platform/locale/lang";
import { problemMessage } from "../../platform/locale/words/problems";
import { staffWords } from "../../platform/locale/words/staff";
import { importActions } from "./actions";
import { endRun, type Importing, startRun } from "./background-runs.server";
import { type ImportPreview, type ImportRunView, importContract } from "./contract";
import { reasonWords } from "./convert/reasons";
import { programOf } from "./exports/read-export.server";
import { importProblems, runProblems } from "./problems.server";
import type { ImportReport } from "./report";
import { type GuessedSheet, guessedSheet } from "./sheets/open-sheet.server";
import { type StoredRun, storedRun } from "./stored-run.server";
import { PART_BYTES } from "./uploads/upload-shape";
import { putPart, withUploaded } from "./uploads/uploaded-file.server";

/** Parts of a file that is read whole to detect its kind; for a longer one the first part decides. */
const WHOLE_PARTS = Math.ceil(LARGEST_SHEET / PART_BYTES) + 1;

const handlersFor = (importing: () => Importing): Handlers<typeof importContract> => ({
  status: async (_, { db, lang }) => {
    const stored = await storedRun(db).read();
    if (!stored) return { run: null };
    const { isDryRun: dryRun, isAlive, state, report, problem, ...run } = stored;
    const isInterrupted = state === "running" && !isAlive;
    return {
      run: {
        ...run,
        dryRun,
        state: isInterrupted ? "interrupted" : state,
        report: report && shownReport(report, lang, importing().features),
        problem: problem && problemMessage(lang, runProblems[problem]),
      },
    };
  },

  start: ({ old, media, dryRun: isDryRun }, call) =>
    begun(importing(), { old, media, upload: null, sheet: null, isDryRun }, call),

  startFile: ({ upload, site: media, sheet, dryRun: isDryRun }, call) =>
    begun(importing(), { old: upload.name, media, upload, sheet, isDryRun }, call),

  send: async ({ id, part, file: { bytes } }, { deps }) => {
    await putPart(deps.media.blobs, id, part, bytes);
    return SUCCESS;
  },

  look: ({ upload, ...wish }, { deps }) =>
    withUploaded(
      deps.media.blobs,
      upload,
      async (path) => {
        const { archive } = importing();
        if (await archive.isOne(path)) return { kind: "kapok", fits: await archive.fits(deps) };
        const kind = await programOf(path);
        if (kind) return { kind };
        return { kind: "sheet", ...sheetPreview(await guessedSheet(deps.db, path, upload.name, wish)) };
      },
      upload.parts > WHOLE_PARTS ? 1 : upload.parts,
    ),
});

const SUCCESS = { message: "success" } as const;

type Begun = Pick<StoredRun, "old" | "media" | "upload" | "sheet" | "isDryRun">;

async function begun(importing: Importing, given: Begun, { deps, staff }: StaffCall) {
  const started = await startRun(deps, importing, { ...given, by: staff.username });
  if (!started) throw new Problem(409, importProblems.importRunning);
  const { old, media, isDryRun } = given;
  const entry = {
    entityId: "import",
    action: importActions.startImport,
    snapshot: { old, media, isDryRun },
  };
  await record(deps.db, "import", staff.username, entry);
  return SUCCESS;
}

const importAnswers = (importing: () => Importing) => answers(importContract, handlersFor(importing));

/** The names of content types in a language: public ones as visitors read them. */
export function kindNames(features: readonly Feature[], lang: Lang): (type: string) => string {
  const registry = contentRegistry(features);
  return (name) => {
    const type = findEntryType(registry, name, undefined)?.type;
    if (!type) return name;
    if (!isList(type)) return (type as ContentRecord).words[lang].title;
    return type.publicName?.[lang] ?? type.words[lang].list;
  };
}

/** Fields that the old site calls otherwise, by types. */
const OLD_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  forms: { pdfId: "pdf", formValue: "name", lang: "languages" },
};

/** What staff call the fields of content types, by the old site's paths, as `sim.content`: `Content · Simplified Chinese`. */
function fieldNames(features: readonly Feature[], lang: Lang): (type: string, where: string) => string {
  const registry = contentRegistry(features);
  return (name, where) => {
    const type = findEntryType(registry, name, undefined)?.type as ContentList | ContentRecord | undefined;
    const fields = type?.words[lang].fields ?? {};
    const inLang = langOfPath(where);
    const [field = "", ...inner] = withoutLang(where).split(".");
    const own = OLD_FIELDS[name]?.[field] ?? field;
    if (!Object.hasOwn(fields, own)) return where;
    const { label } = wordsAt([own, ...inner], fields);
    return inLang ? `${label} · ${staffWords[lang][inLang]}` : label;
  };
}

function shownReport(
  { counts, files, lines, unanswered }: ImportReport,
  lang: Lang,
  features: readonly Feature[],
): ImportRunView["report"] {
  const nameOf = kindNames(features, lang);
  const fieldOf = fieldNames(features, lang);
  return {
    ...{ files, unanswered },
    counts: counts.map(({ type, ...count }) => ({ kind: nameOf(type), ...count })),
    lines: lines.map(({ type, reason, where, detail, ...line }) => ({
      kind: nameOf(type),
      ...line,
      where: fieldOf(type, where),
      reason: reasonWords[lang][reason],
      detail: detail === line.name ? "" : detail,
    })),
  };
}

/** The import from an old site, a file or our own export, into the content of these features. */
export const importFeature = (importing: () => Importing): Feature =>
  feature({
    name: "import",
    answers: importAnswers(importing),
    problems: importProblems,
    background: (deps) => () => endRun(deps),
  });

/** Values that are shown of a column, and characters of each. */
const SAMPLES = 3;
const LONGEST = 60;

/** A sheet as shown for mapping: each column with its heading and a few values. */
function sheetPreview({
  names,
  rows,
  mapping,
}: GuessedSheet): Omit<Extract<ImportPreview, { kind: "sheet" }>, "kind"> {
  const { headingRow } = mapping;
  const heading = rows.find(({ row }) => row === headingRow);
  const below = rows.filter(({ row }) => row > headingRow);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    heading: shortened(heading?.cells[at] ?? ""),
    samples: below
      .flatMap(({ cells }) => cells[at] || [])
      .slice(0, SAMPLES)
      .map(shortened),
  }));
  const fields = columns.map((_, at) => mapping.columns[at] ?? "");
  return {
    ...{ names: [...names], rows: below.length, firstRow: rows[0]?.row ?? 1 },
    mapping: { ...mapping, columns: fields },
    columns,
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line;
}
