import { originalKey } from "../../media/blobs/blob-store.server";
import type { Config } from "../../platform/config/config.server";
import { settingsOf } from "../../platform/config/config.server";
import type { Deps } from "../../platform/deps.server";
import { fileSize } from "../../platform/locale/format";
import type { CommandOutcome } from "../../platform/process/command-outcome";
import type { Manifest } from "./archive/manifest.server";
import { BackupError } from "./archive/manifest.server";
import { inspectBackup } from "./archive/read.server";
import { writeBackupFile } from "./archive/write.server";
import { refuseUsedPlace } from "./empty-target.server";
import { restoreBackup } from "./restore.server";
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
