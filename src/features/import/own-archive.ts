import type { Deps } from "../../platform/deps.server";
import type { ImportReport } from "./report";

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

export function reportOfArchive(
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
export interface OwnArchive {
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
