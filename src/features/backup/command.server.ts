import type { Deps } from "../../core/deps.server";
import { fileSize } from "../../core/locale/file-size";
import type { Outcome } from "../../core/process/run-command.server";
import { BackupError } from "./archive/backup-error.server";
import type { Manifest } from "./archive/manifest.server";
import { writeBackupFile } from "./archive/write-file.server";
import { restoreBackup } from "./restore.server";

/** `npm run backup -- FILE`: beside a program that serves, or without one. */
export async function runBackupCommand(deps: Deps, [file]: string[]): Promise<Outcome> {
  if (!file) return { text: "Usage: npm run backup -- FILE", ok: false };
  return told(async () => {
    const { manifest, bytes } = await writeBackupFile(deps, file, new AbortController().signal);
    const lines = [`Backup made: ${file}, ${fileSize(bytes, "eng")}.`, holds(manifest)];
    if (!deps.config.backup.key) lines.push("It is not encrypted, since BACKUP_KEY is not set.");
    if (manifest.missing.length > 0) lines.push(missingWords(manifest));
    return lines.join("\n");
  });
}

/** `npm run restore -- FILE`: into the empty place that the settings name. */
export async function runRestoreCommand(deps: Deps, [file]: string[]): Promise<Outcome> {
  if (!file) return { text: "Usage: npm run restore -- FILE", ok: false };
  return told(async () => {
    const manifest = await restoreBackup(deps, file);
    const lines = [`Restored the backup of ${manifest.madeAt} (Kapok ${manifest.version}).`, holds(manifest)];
    if (manifest.missing.length > 0) lines.push(missingWords(manifest));
    return lines.join("\n");
  });
}

async function told(act: () => Promise<string>): Promise<Outcome> {
  try {
    return { text: await act(), ok: true };
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

/** How many of the missing files are named; a screen holds no more. */
const NAMED = 20;

/** The sentence about files that a backup could not hold. */
export function missingWords({ missing }: Pick<Manifest, "missing">): string {
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
  return `Files that the database names and that were not there: ${missing.slice(0, NAMED).join(", ")}${more}.`;
}
