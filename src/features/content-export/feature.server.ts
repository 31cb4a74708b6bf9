import { PassThrough, Readable } from "node:stream";
import { Hono } from "hono";
import { requireStaff } from "../../platform/auth/auth.server";
import type { Deps } from "../../platform/deps.server";
import { type Feature, feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { isCrossSite } from "../../platform/http/same-origin.server";
import { record } from "../../platform/journal/journal.server";
import { hongKongDay } from "../../platform/locale/format";
import { exportActions } from "./actions";
import { EXPORT_ADDRESS } from "./contract";
import {
  checkImport,
  type ImportParts,
  type ImportReport,
  importExport,
  isEmptySite,
} from "./import-export.server";
import { exportProblems } from "./problems.server";
import { isExport } from "./read-export.server";
import { type ExportedParts, writeExport } from "./write-export.server";

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

/** The tables of content other than entries, which are exported unchanged. */
const CONTENT_TABLES = ["import_entry", "import_file", "import_address", "privacy_notice"];

/** What features contribute to all content. */
export const contentParts = (features: readonly Feature[]): ImportParts => ({
  types: features.flatMap(({ content = [] }) => content),
  tables: CONTENT_TABLES,
  features,
});

/** @param features all of the site */
export const exportFeature = (features: () => readonly Feature[]): Feature =>
  feature({
    name: "content-export",
    problems: exportProblems,
    routes: (deps) => serveExport(deps, () => contentParts(features())),
  });

/** Milliseconds: a reader who does not read would hold the database's snapshot. */
const LONGEST = 60 * 60 * 1000;

/** The roles that may download: it contains drafts and original pictures, which viewers may see but not download. */
const CALL = { access: "site", kind: "write" } as const;

/** The sites with a download under way. */
const downloading = new WeakSet<Deps>();

/** `/cms/export/file`: all content of this moment, for administrators, one at a time, sent while it is made. */
function serveExport(deps: Deps, parts: () => ExportedParts): Hono {
  const app = new Hono();
  app.post(EXPORT_ADDRESS, async (context) => {
    if (isCrossSite(context, deps.config)) throw new Problem(403, "crossSite");
    const staff = await requireStaff(deps, context.req.raw.headers, CALL);
    if (downloading.has(deps))
      throw new Problem(503, exportProblems.exportRunning, { headers: { "Retry-After": "60" } });
    downloading.add(deps);
    const noted = { entityId: "export", action: exportActions.download, snapshot: {} } as const;
    await record(deps.db, "content-export", staff.username, noted).catch((err: unknown) =>
      deps.log.error({ err }, "the download of all content could not be noted in the journal"),
    );
    const body = new PassThrough();
    writeExport(deps, parts(), body, AbortSignal.timeout(LONGEST))
      .then(({ missing }) => {
        if (missing.length > 0)
          deps.log.warn({ missing }, "files were left out of a download of all content");
      })
      .catch((err: unknown) =>
        deps.log[isGone(err) ? "info" : "error"]({ err }, "a download of all content broke off"),
      )
      .finally(() => downloading.delete(deps));
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
      headers: {
        "Content-Type": "application/gzip",
        "Content-Disposition": `attachment; filename="kapok-content-${hongKongDay(new Date())}.tar.gz"`,
        "Cache-Control": "no-store",
      },
    });
  });
  app.all(EXPORT_ADDRESS, () => {
    throw new Problem(405, "wrongMethod", { headers: { Allow: "POST" } });
  });
  return app;
}

/** Returns whether the reader went, or took too long. */
const isGone = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";
