import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { Hono } from "hono";
import { sql } from "kysely";
import * as z from "zod";
import type { MediaTables } from "../../media/media-table.server";
import { isPast } from "../../platform/age";
import { requireStaff, type Staff } from "../../platform/auth/auth.server";
import { confirmIdentity } from "../../platform/auth/confirm-identity.server";
import { Code, Password } from "../../platform/auth/proof-contract";
import { settingsOf } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import type { Engine } from "../../platform/db/open.server";
import type { Deps } from "../../platform/deps.server";
import { answers, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { type BodyLimit, readBody } from "../../platform/http/read-body.server";
import { isCrossSite } from "../../platform/http/same-origin.server";
import { record } from "../../platform/journal/journal.server";
import { backupActions } from "./actions";
import { writeBackup } from "./archive/write.server";
import { BACKUP_ADDRESS, backupContract } from "./contract";
import { nightlyState } from "./nightly/nightly.server";
import { backupProblems } from "./problems.server";
import { backupName, backupSettings } from "./settings.server";

/** Milliseconds: a night, and half a day for a program that was off. */
const LATE = 36 * 60 * 60 * 1000;

const handlers: Handlers<typeof backupContract> = {
  status: async (_, { db, deps }) => {
    const { key, dir, keep } = settingsOf(deps.config, backupSettings);
    const encrypted = key !== undefined;
    const bytes = await expectedBackupSize(db, deps.engine);
    if (!dir) return { encrypted, bytes, nightly: null };
    const { made, failed } = await nightlyState(db).read();
    const late = made !== null && isPast(Date.parse(made.at), LATE);
    const isOver = made !== null && failed !== null && made.at >= failed.at;
    return { encrypted, bytes, nightly: { keep, made, failed: isOver ? null : failed, late } };
  },

  ready: async (_, { deps, staff }) => {
    refuseSecondDownload(deps);
    return { message: "success", ticket: await giveTicket(deps, staff) };
  },
};

const backupAnswers = answers(backupContract, handlers);

/** Milliseconds: a reader who does not read would hold the database's snapshot. */
const LONGEST = 60 * 60 * 1000;
/** A password of 256 characters, of which a form writes each as nine bytes. */
const FORM_LIMIT: BodyLimit = { bytes: 4096, tooLong: "badRequest", torn: "badRequest" };

/** The sites with a download under way. */
const downloading = new WeakSet<Deps>();

/** @throws {Problem} 503 with Retry-After while a download of a backup is under way. */
function refuseSecondDownload(deps: Deps): void {
  if (downloading.has(deps))
    throw new Problem(503, backupProblems.backupRunning, { headers: { "Retry-After": "60" } });
}

/**
 * `/cms/backup/file`: a backup of this moment, for staff who show again who they are, one at a time, sent while
 * it is made. Without a key it holds no account: anyone who gets hold of the file could take them over.
 */
function serveBackup(deps: Deps): Hono {
  const app = new Hono();
  app.post(BACKUP_ADDRESS, async (context) => {
    const { req } = context;
    if (isCrossSite(context, deps.config)) throw new Problem(403, "crossSite");
    const staff = await requireStaff(deps, req.raw.headers, backupContract.ready);
    const form = await formOf(req.raw);
    if (form.ticket !== undefined) await useTicket(deps, staff, form.ticket);
    else await confirmIdentity({ db: deps.db, deps, request: req.raw, staff }, form, { factor: true });
    refuseSecondDownload(deps);
    downloading.add(deps);
    await note(deps, staff.username);
    const body = new PassThrough();
    writeBackup(deps, body, AbortSignal.timeout(LONGEST), {
      accounts: settingsOf(deps.config, backupSettings).key !== undefined,
    })
      .catch((err: unknown) =>
        deps.log[isGone(err) ? "info" : "error"]({ err }, "a download of a backup broke off"),
      )
      .finally(() => downloading.delete(deps));
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers: headersOf(deps) });
  });
  app.all(BACKUP_ADDRESS, () => {
    throw new Problem(405, "wrongMethod", { headers: { Allow: "POST" } });
  });
  return app;
}

const DownloadForm = z.union([
  z.object({ ticket: z.string().min(1).max(100) }),
  z.object({ ticket: z.undefined().optional(), password: Password, code: Code.optional() }),
]);

/** @throws {Problem} 400 at `password` when the form has neither it nor a ticket. */
async function formOf(request: Request): Promise<z.infer<typeof DownloadForm>> {
  const sent = new URLSearchParams(new TextDecoder().decode(await readBody(request, FORM_LIMIT)));
  const form = DownloadForm.safeParse(Object.fromEntries(sent));
  if (form.success) return form.data;
  throw new Problem(400, "invalid", { errors: [{ path: "password", says: "missing" }] });
}

/** Returns whether the reader went, or took too long. */
const isGone = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

function headersOf({ config }: Deps): Record<string, string> {
  const encrypted = settingsOf(config, backupSettings).key !== undefined;
  return {
    "Content-Type": encrypted ? "application/octet-stream" : "application/gzip",
    "Content-Disposition": `attachment; filename="${backupName(new Date(), encrypted)}"`,
    "Cache-Control": "no-store",
  };
}

/** Records who downloaded a backup; a full disk must not prevent the download. */
async function note({ db, log }: Deps, username: string): Promise<void> {
  const download = { entityId: "backup", action: backupActions.download, snapshot: {} } as const;
  await record(db, "backup", username, download).catch((err: unknown) =>
    log.error({ err }, "the download of a backup could not be noted in the journal"),
  );
}

/** Milliseconds within which a download is begun. */
const GOOD_FOR = 60_000;

const nameOf = (ticket: string) => `backup-ticket-${ticket}`;

/** A ticket for one download in this session, in place of a code that would be good for once only. */
async function giveTicket({ auth }: Pick<Deps, "auth">, { sessionId }: Staff): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const ticket = randomBytes(24).toString("base64url");
  await internalAdapter.createVerificationValue({
    identifier: nameOf(ticket),
    value: sessionId,
    expiresAt: new Date(Date.now() + GOOD_FOR),
  });
  return ticket;
}

/** @throws {Problem} 400 when the ticket is none of this session, was used, or is too old. */
async function useTicket({ auth }: Pick<Deps, "auth">, staff: Staff, ticket: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const given = await internalAdapter.consumeVerificationValue(nameOf(ticket));
  const good = given?.value === staff.sessionId && !isPast(given.expiresAt.getTime() - GOOD_FOR, GOOD_FOR);
  if (!good) throw new Problem(400, backupProblems.backupTicketOver);
}

/** Bytes that a backup of now takes at most: photos and PDFs hardly get smaller, the database does. */
async function expectedBackupSize(database: Database, engine: Engine): Promise<number> {
  const db = database.$extendTables<MediaTables>();
  const blobs = db
    .selectFrom("media")
    .select(["blob", "bytes"])
    .union(db.selectFrom("media_version").select(["blob", "bytes"]));
  const { files } = await db
    .selectFrom(blobs.as("file"))
    .select((eb) => eb.fn.sum("bytes").as("files"))
    .executeTakeFirstOrThrow();
  return Number(files ?? 0) + (await databaseSize(db, engine));
}

async function databaseSize(db: Database, engine: Engine): Promise<number> {
  const { rows } =
    engine === "sqlite"
      ? await sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
      : await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

export default feature({
  name: "backup",
  answers: backupAnswers,
  problems: backupProblems,
  routes: serveBackup,
});
