import { originalKey } from "../../media/blobs/blob-store.server";
import { replaceSecret } from "../../platform/auth/secret.server";
import { settingsOf } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import { askOf, emptyTables, followKeys, insertRows } from "../../platform/db/fill.server";
import { migrate, migrateTo, unmigrate } from "../../platform/db/migrate.server";
import { tablesParentsFirst } from "../../platform/db/schema.server";
import { withoutInvertedIndexes } from "../../platform/db/search-index.server";
import type { Row } from "../../platform/db/snapshot.server";
import type { Deps } from "../../platform/deps.server";
import { BackupError, DAMAGED, entryName, type Manifest } from "./archive/manifest.server";
import { inspectBackup, readBackup } from "./archive/read.server";
import {
  isHalfRestored,
  refuseUsedDatabase,
  refuseUsedFolder,
  refuseUsedStore,
  restoreBegins,
  restoreEnded,
} from "./empty-target.server";
import { backupSettings } from "./settings.server";

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
  restoreBegins(dataDir);
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
    restoreEnded(dataDir);
    throw error;
  }
  restoreEnded(dataDir);
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
