import { originalKey } from "../../media/blobs/blob-store.server";
import { replaceSecret } from "../../platform/auth/secret.server";
import { type Config, settingsOf } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import { askOf, emptyTables, followKeys, insertRows } from "../../platform/db/fill.server";
import { migrate, migrateTo, unmigrate } from "../../platform/db/migrate.server";
import { tablesParentsFirst } from "../../platform/db/schema.server";
import { withoutInvertedIndexes } from "../../platform/db/search-index.server";
import type { Row } from "../../platform/db/snapshot.server";
import type { Deps } from "../../platform/deps.server";
import { fileSize } from "../../platform/locale/format";
import type { CommandOutcome } from "../../platform/process/command-outcome";
import { BackupError, DAMAGED, entryName, type Manifest } from "./archive/manifest.server";
import { inspectBackup, readBackup } from "./archive/read.server";
import { writeBackupFile } from "./archive/write.server";
import {
  clearRestoreMark,
  isHalfRestored,
  markRestoreBegun,
  refuseUsedDatabase,
  refuseUsedFolder,
  refuseUsedPlace,
  refuseUsedStore,
} from "./empty-target.server";
import { backupSettings } from "./settings.server";

const WANTS_KEY =
  "No backup was made: .kapok is the ending of encrypted ones, and BACKUP_KEY is not set. Set it, or choose a name " +
  "that ends in .tar.gz.";

const WITHOUT_ACCOUNTS =
  "It holds no staff accounts, as it was downloaded without BACKUP_KEY: no password, no second step, no passkey, and " +
  "not the secret. It begins with a first account, as a new site does; add the others again.";

/** `npm run backup -- FILE`: beside a program that serves, or without one. */
export async function runBackupCommand(deps: Deps, [file]: string[]): Promise<CommandOutcome> {
  if (!file) return { text: "Usage: npm run backup -- FILE", ok: false };
  if (file.endsWith(".kapok") && !settingsOf(deps.config, backupSettings).key)
    return { text: WANTS_KEY, ok: false };
  return reportRefusals(async () => {
    const { manifest, bytes } = await writeBackupFile(deps, file, new AbortController().signal);
    const lines = [`Backup made: ${file}, ${fileSize(bytes, "eng")}.`, holds(manifest)];
    if (!settingsOf(deps.config, backupSettings).key)
      lines.push("It is not encrypted, since BACKUP_KEY is not set.");
    lines.push(...leftOutWords(manifest));
    return { text: lines.join("\n"), ok: true, incomplete: leftOutWords(manifest).length > 0 };
  });
}

/**
 * The look of `npm run restore` before it makes anything.
 * @throws {BackupError} when the place is in use, or the backup is none, not whole or cannot be opened.
 */
export async function inspectNamedBackup(config: Config, [file]: string[]): Promise<Manifest> {
  if (!file) throw new BackupError("Usage: npm run restore -- FILE");
  await refuseUsedPlace(config);
  return inspectBackup(file, settingsOf(config, backupSettings).key);
}

/** `npm run restore -- FILE`: into the empty place that the settings name; `inspected` is what the file holds. */
export async function runRestoreCommand(
  deps: Deps,
  [file = ""]: string[],
  inspected?: Manifest,
): Promise<CommandOutcome> {
  return reportRefusals(async () => {
    const manifest = await restoreBackup(deps, file, inspected);
    const lines = [`Restored the backup of ${manifest.madeAt} (Kapok ${manifest.version}).`, holds(manifest)];
    if (manifest.without.includes("accounts")) lines.push(WITHOUT_ACCOUNTS);
    lines.push(...leftOutWords(manifest));
    return { text: lines.join("\n"), ok: true };
  });
}

async function reportRefusals(act: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return { text: error.message, ok: false };
  }
}

function holds({ tables, entries }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => name.startsWith("media/")).length;
  return `It holds ${rows} rows of ${tables.length} tables, and ${files} files.`;
}

/** The number of files that are named of those left out; a screen holds no more. */
const NAMED = 20;

/** A sentence for each kind of files that a backup could not hold. */
export function leftOutWords({ missing, unreadable }: Pick<Manifest, "missing" | "unreadable">): string[] {
  return [
    ...named("Files that the database names and that were not there", missing),
    ...named(
      "Files that could not be read, and are not in it",
      unreadable.map(({ id, reason }) => `media/${originalKey(id)} (${reason})`),
    ),
  ];
}

function named(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
  return [`${what}: ${names.slice(0, NAMED).join(", ")}${more}.`];
}

type Target = Pick<Deps, "db" | "engine" | "config" | "media">;

/**
 * Restores a backup into an empty place, whichever database it was made from, and brings it up to date. All of
 * it is checked before anything is changed; when something fails later, what was restored is taken back.
 * @param inspected what an inspection of the file just gave; without it, the file is inspected here
 * @throws {BackupError} when the backup is not whole, or the place not empty.
 */
export async function restoreBackup(target: Target, file: string, inspected?: Manifest): Promise<Manifest> {
  const manifest = inspected ?? (await inspectBackup(file, settingsOf(target.config, backupSettings).key));
  await refuseUsedDatabase(target);
  await refuseUsedFolder(target.config.dataDir);
  const { dataDir } = target.config;
  if (!isHalfRestored(dataDir)) await refuseUsedStore(target.media, manifest);
  markRestoreBegun(dataDir);
  const put: string[] = [];
  try {
    await migrateTo(target.db, manifest.migrations.at(-1) ?? "");
    await target.db.transaction().execute((tx) => {
      return withoutInvertedIndexes(tx, target.engine, () => refill(target, tx, { file, manifest, put }));
    });
  } catch (error) {
    // What cannot be taken back either is not what the operator has to know of.
    for (const key of put) await target.media.blobs.delete(key).catch(() => {});
    await unmigrate(target.db).catch(() => {});
    clearRestoreMark(dataDir);
    throw error;
  }
  clearRestoreMark(dataDir);
  await migrate(target.db);
  return manifest;
}

interface Refill {
  file: string;
  manifest: Manifest;
  /** Called with each key that was put into the media store. */
  put: string[];
}

/** Everything in the one order in which it appears in the archive, compared once more with the manifest. */
async function refill(target: Target, tx: Database, { file, manifest, put }: Refill): Promise<void> {
  const { engine, config, media } = target;
  await emptyTables(tx, await tablesParentsFirst(askOf(tx), engine)); // of what migrations put there
  let at = 0;
  await readBackup(file, settingsOf(config, backupSettings).key, async ({ name, sha256 }, bytes) => {
    const named = entryName(name);
    if (named?.kind === "manifest") return;
    const wanted = manifest.entries[at];
    at += 1;
    if (wanted?.name !== name || wanted.sha256 !== sha256)
      throw new BackupError(`${DAMAGED}: it has changed.`);
    if (named?.kind === "table") await insertRows(tx, engine, named.table, rowsOf(bytes));
    if (named?.kind === "secret") saveSecret(config, new TextDecoder().decode(bytes));
    if (named?.kind === "media") {
      const key = originalKey(named.id);
      put.push(key);
      await media.blobs.put(key, bytes);
    }
  });
  await followKeys(tx, engine);
}

/** Second factors are encrypted with the secret: with another secret, their owners could never log in. */
function saveSecret({ dataDir, sessionSecret }: Target["config"], secret: string): void {
  if (sessionSecret === undefined) replaceSecret(dataDir, secret);
  else if (sessionSecret !== secret) {
    throw new BackupError(
      "SESSION_SECRET is not the secret of the backup, without which second factors cannot be read. " +
        "Leave it unset, or set it to the one that the backup was made with.",
    );
  }
}

function rowsOf(bytes: Uint8Array): Row[] {
  const lines = new TextDecoder().decode(bytes).split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Row);
}
