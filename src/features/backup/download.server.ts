import { PassThrough, Readable } from "node:stream";
import { Hono } from "hono";
import { Problem } from "../../core/api/problem";
import { isCrossSite } from "../../core/api/same-origin.server";
import { requireStaff } from "../../core/auth/require-staff.server";
import type { Deps } from "../../core/deps.server";
import { record } from "../../core/journal/journal.server";
import { writeBackup } from "./archive/write.server";
import { BACKUP_ADDRESS } from "./contract";
import { backupName } from "./file-name.server";

/** Milliseconds: a reader who does not read would hold the database's snapshot. */
const LONGEST = 60 * 60 * 1000;

/** `/cms/backup/file`: a backup of this moment, for staff, one at a time, sent while it is made. */
export function serveBackup(deps: Deps): Hono {
  let running = false;
  const app = new Hono();
  app.get(BACKUP_ADDRESS, async ({ req }) => {
    const staff = await requireStaff(deps, req.raw.headers);
    if (isCrossSite(req.raw, deps.config.publicUrl)) throw new Problem(403, "crossSite");
    const headers = headersOf(deps);
    if (req.method === "HEAD") return new Response(null, { headers });
    if (running) throw new Problem(503, "backupRunning", { headers: { "Retry-After": "60" } });
    running = true;
    await note(deps, staff.username);
    const body = new PassThrough();
    writeBackup(deps, body, AbortSignal.timeout(LONGEST))
      .catch((err: unknown) =>
        deps.log[isGone(err) ? "info" : "error"]({ err }, "a download of a backup broke off"),
      )
      .finally(() => {
        running = false;
      });
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers });
  });
  return app;
}

/** Whether the reader went, or took too long. */
const isGone = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

function headersOf({ config }: Deps): Record<string, string> {
  const encrypted = config.backup.key !== undefined;
  return {
    "Content-Type": encrypted ? "application/octet-stream" : "application/gzip",
    "Content-Disposition": `attachment; filename="${backupName(new Date(), encrypted)}"`,
    "Cache-Control": "no-store",
  };
}

/** Who took a copy of everything belongs in the journal; a disk that is full must not keep them from it. */
async function note({ db, log }: Deps, username: string): Promise<void> {
  const download = { entityId: "backup", action: "download", snapshot: {} } as const;
  await record(db, "backup", username, download).catch((err: unknown) =>
    log.error({ err }, "the download of a backup could not be noted in the journal"),
  );
}
