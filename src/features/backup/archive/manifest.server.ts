import * as z from "zod";
import { BASELINE, BEFORE_BASELINE, knownMigrations } from "../../../platform/db/migrate.server";
import { isMediaId } from "../../../platform/media-urls";
import { Refusal } from "../../../platform/refusal.server";

/** Why a backup cannot be made or restored, in words for the user who started it. */
export class BackupError extends Refusal {}

export const DAMAGED = "The backup is damaged or cut short";

/** The file of a backup to be is there already, whole or being written. */
export class BackupExistsError extends BackupError {}

/** Version of the archive's make-up. A reader refuses a higher one than its own. */
export const FORMAT = 1;

export const MANIFEST = "manifest.json";
export const SECRET = "secret";

/**
 * Tables that are left behind: sessions end with the machine that they were made on, what counts attempts,
 * addresses and nightly backups says nothing about another machine, and notices are not sent again.
 */
export const LEFT_BEHIND: readonly string[] = [
  "staff_session",
  "staff_verification",
  "login_throttle",
  "visitor_allowance",
  "answered_call",
  "nightly_backup",
  "entry_change",
];

/** Tables of staff accounts, which together with the secret are left out of a file that anybody could read. */
export const OF_ACCOUNTS: readonly string[] = [
  "staff_account",
  "staff_credential",
  "staff_two_factor",
  "staff_passkey",
];

const Entry = z.object({ name: z.string(), bytes: z.number().int().min(0), sha256: z.string().length(64) });
export type Entry = z.infer<typeof Entry>;

const Manifest = z.object({
  product: z.literal("kapok"),
  format: z.literal(FORMAT),
  version: z.string(),
  madeAt: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The migrations that had run, in order: what the tables look like. */
  migrations: z.array(z.string()).min(1),
  /** Parents first, as their parts are in the archive. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int().min(0) })),
  /** Left out on purpose: the staff accounts with the secret that encrypts their second factors. */
  without: z.array(z.literal("accounts")).default([]),
  /** Files that the database names and that were not there. */
  missing: z.array(z.string()),
  /** Files that were there and could not be read, with the file system's word for why; former versions stopped at one. */
  unreadable: z.array(z.object({ id: z.string(), reason: z.string() })).default([]),
  /** All other entries, in order. */
  entries: z.array(Entry),
});
export type Manifest = z.infer<typeof Manifest>;

/** An entry of the archive by its name; undefined for a name that no backup has. */
export type EntryName =
  | { kind: "table"; table: string }
  | { kind: "media"; id: string }
  | { kind: "secret" }
  | { kind: "manifest" };

const TABLE_PART = /^tables\/([a-z][a-z0-9_]*)\/\d{6}\.jsonl$/;
const MEDIA_FILE = /^media\/([^/]+)$/;

export function entryName(name: string): EntryName | undefined {
  if (name === MANIFEST) return { kind: "manifest" };
  if (name === SECRET) return { kind: "secret" };
  const table = name.match(TABLE_PART)?.[1];
  if (table !== undefined) return { kind: "table", table };
  const id = name.match(MEDIA_FILE)?.[1];
  return id !== undefined && isMediaId(id) ? { kind: "media", id } : undefined;
}

/** @throws {BackupError} when the text is none, or that of a program newer than this one or older than the baseline. */
export function parseManifest(text: string): Manifest {
  const json: unknown = parsed(text);
  const made = z.object({ format: z.number(), version: z.string() }).safeParse(json).data;
  if (made && made.format > FORMAT) throw newer(made.version, `its format is ${made.format}`);
  const manifest = Manifest.safeParse(json);
  if (!manifest.success) throw new BackupError("The backup's manifest is not one of Kapok.");
  const { version, migrations } = manifest.data;
  const unknown = migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length > 0) throw newer(version, unknown.join(", "));
  if (migrations.some((name, at) => name !== knownMigrations[at])) {
    throw new BackupError(`The backup's tables are not those that any version of this program had.`);
  }
  if (!migrations.includes(BASELINE)) throw older(version, migrations.at(-1) ?? "");
  return manifest.data;
}

function newer(version: string, why: string): BackupError {
  return new BackupError(
    `The backup was made by a newer version of Kapok (${version}: ${why}). Restore it with that version or a later one.`,
  );
}

function older(version: string, last: string): BackupError {
  return new BackupError(
    `The backup is older than this version of Kapok can restore (${version}: ${last}). Restore it with ` +
      `${BEFORE_BASELINE} and start that once, which brings it up to date; then start this version on it.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
