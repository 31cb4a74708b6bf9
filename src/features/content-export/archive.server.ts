import type { Deps } from "../../platform/deps.server";
import {
  checkImport,
  type ImportParts,
  type ImportReport,
  importExport,
  isEmptySite,
} from "./import-export.server";
import { isExport } from "./read-export.server";

/** An export of all content as a file that somebody brings to be imported. */
export const contentArchive = (parts: () => ImportParts) => ({
  isOne: isExport,

  fits: ({ db }: Deps): Promise<boolean> => isEmptySite(db),

  check: async (deps: Deps, path: string): Promise<ImportReport> => {
    const { entries, files } = await checkImport(deps, path);
    const names = new Set(parts().types.map(({ name }) => name));
    const unknownTypes = [...entries.keys()].filter((type) => !names.has(type));
    for (const type of unknownTypes) entries.delete(type);
    return { entries, files, missing: [], unknownTypes };
  },

  bring: (
    deps: Deps,
    path: string,
    progressed: (progress: { done: number; total: number }) => void,
  ): Promise<ImportReport> => importExport(deps, parts(), path, (done, total) => progressed({ done, total })),
});
