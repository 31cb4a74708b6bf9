import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { Refusal } from "../../platform/refusal.server";
import { type RunProblem, runProblems } from "./problems.server";
import { type ImportReport, problemText } from "./report";
import { type ImportProgress, runImport } from "./run-import.server";
import { beginRun, type StoredRun, storedRun } from "./stored-run.server";
import { removeUploaded, withUploaded } from "./uploads/uploaded-file.server";

/** Milliseconds between two words on how far a run is. */
const EVERY = 1000;

type Wish = Pick<StoredRun, "old" | "media" | "upload" | "sheet" | "isDryRun" | "by">;

/** The import that a process has under way for the screen, if any. */
const underWay = new WeakMap<Deps, { ending: AbortController; ended: Promise<void> }>();

/** The dependencies of an import. */
export interface Importing {
  features: readonly Feature[];
  archive: OwnArchive;
}

/** Starts an import in the background; false while one is running in any process. */
export async function startRun(deps: Deps, importing: Importing, wish: Wish): Promise<boolean> {
  const run: StoredRun = {
    ...wish,
    ...{ startedAt: new Date().toISOString(), state: "running", done: 0, total: 0 },
    ...{ report: null, failure: null, problem: null },
  };
  if (!(await beginRun(deps.db, run))) return false;
  const ending = new AbortController();
  const ended = carryOut(deps, importing, run, ending.signal).catch((err: unknown) =>
    deps.log.warn({ err }, "how an import ended cannot be stored"),
  );
  underWay.set(deps, { ending, ended });
  return true;
}

async function carryOut(deps: Deps, importing: Importing, run: StoredRun, signal: AbortSignal) {
  let now = run;
  // Also while nothing changes: a heartbeat, by which other processes know that it still runs.
  const timer = setInterval(
    () =>
      void storedRun(deps.db)
        .save(now)
        .catch(() => {}), // the next one says it
    EVERY,
  );
  timer.unref();
  try {
    const report = await imported(deps, importing, { run, signal }, (progress) => {
      now = { ...run, ...progress };
    });
    if (run.upload && !run.isDryRun) await removeUploaded(deps.media.blobs, run.upload);
    now = { ...now, state: "done", report };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined && !signal.aborted) deps.log.error({ err: error }, "an import failed");
    now = { ...now, state: "failed", failure: failure ?? "", problem: problemOf(error) };
  } finally {
    clearInterval(timer);
  }
  // One that the end of the program broke off says nothing more, and goes on when it is started again.
  if (!signal.aborted) await storedRun(deps.db).save(now);
}

/** The import of an old site, or of a file that was sent. */
function imported(
  deps: Deps,
  { features, archive }: Importing,
  { run, signal }: { run: StoredRun; signal: AbortSignal },
  progressed: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const { old, media, upload, isDryRun, by: author } = run;
  const request = { media, isDryRun, author, signal, sheet: run.sheet ?? undefined };
  if (!upload) return runImport(deps, features, { ...request, old }, progressed);
  return withUploaded(deps.media.blobs, upload, async (path) => {
    if (!(await archive.isOne(path))) return runImport(deps, features, { ...request, old: path }, progressed);
    const report = isDryRun ? await archive.check(deps, path) : await archive.bring(deps, path, progressed);
    return reportOfArchive(report, isDryRun);
  });
}

/** Why an import cannot be, in the words of who says so; undefined of what nobody foresaw. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message;
  return error instanceof Problem ? problemText(error) : undefined;
}

/** The problem of an import alone that a refusal names. */
function problemOf(error: unknown): RunProblem | null {
  const says = error instanceof Problem ? error.details.errors?.[0]?.says : undefined;
  const key = typeof says === "object" ? says.key : "";
  return Object.hasOwn(runProblems, key) ? (key as RunProblem) : null;
}

/** Ends the import of this process, to go on when it is started again. */
export async function endRun(deps: Deps): Promise<void> {
  const run = underWay.get(deps);
  run?.ending.abort();
  await run?.ended;
}

/** The contents of the program's own export, or the result of importing it. */
export interface ArchiveReport {
  /** Entries by their type. */
  entries: ReadonlyMap<string, number>;
  files: number;
  /** Files that it names and does not hold. */
  missing: readonly string[];
  /** Types that this site does not have. */
  unknownTypes: readonly string[];
}

function reportOfArchive(
  { entries, files, missing, unknownTypes }: ArchiveReport,
  isDryRun: boolean,
): ImportReport {
  const none = { oldId: "", name: "", where: "" };
  return {
    ...{ isDryRun, unanswered: [], files: { fresh: files, known: 0 } },
    counts: [...entries].map(([type, fresh]) => ({ type, fresh, known: 0, leftOut: 0 })),
    lines: [
      ...missing.map((detail) => ({ ...none, type: "", reason: "notFound" as const, detail })),
      ...unknownTypes.map((type) => ({ ...none, type, reason: "typeUnknown" as const, detail: type })),
    ],
  };
}

/** The import of the program's own export, which the feature that makes it knows. */
interface OwnArchive {
  /** Returns whether a file is one, by its beginning. */
  isOne(path: string): Promise<boolean>;
  /** Returns whether one may come into this site. */
  fits(deps: Deps): Promise<boolean>;
  /** Checks all of it, and changes nothing. @throws {Refusal} */
  check(deps: Deps, path: string): Promise<ArchiveReport>;
  /** Imports the archive, all or nothing. @throws {Refusal} */
  bring(
    deps: Deps,
    path: string,
    progressed: (progress: { done: number; total: number }) => void,
  ): Promise<ArchiveReport>;
}
