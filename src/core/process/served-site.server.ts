import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.server";
import { askOf } from "../db/fill.server";
import { openDatabase, sqliteFile } from "../db/open.server";
import { tableNames } from "../db/schema.server";
import { Refusal } from "./refusal.server";

/**
 * Makes sure that there is a site for a command to be about: without its settings, the command would make and read
 * one of its own, which looks like an answer.
 * @throws {Refusal} naming the setting; nothing has been made then.
 */
export async function requireServedSite(config: Config): Promise<void> {
  const proof = proofOf(config);
  if (proof !== undefined && !existsSync(proof)) {
    throw new Refusal(`There is no site of Kapok: ${proof} does not exist. Does DATA_DIR name its folder?`);
  }
  if (await hasAccount(config)) return;
  const where = config.databaseUrl ? "The database of DATABASE_URL" : sqliteFile(config.dataDir);
  throw new Refusal(`${where} holds no site of Kapok: there is no account in it.`);
}

/** What the first start leaves in `dataDir` under these settings; undefined when it leaves nothing there. */
function proofOf({ dataDir, databaseUrl, sessionSecret, s3 }: Config): string | undefined {
  if (databaseUrl === undefined) return sqliteFile(dataDir);
  if (sessionSecret === undefined) return join(dataDir, "secret");
  return s3 ? undefined : join(dataDir, "media");
}

/** As the first start makes one, and the last one cannot be removed. */
export const hasAccount = (config: Config): Promise<boolean> => hasRow(config, "staff_account");

/** Whether there is anything in a table. Where there is no database of SQLite, or one without a byte, it stays so. */
export async function hasRow(config: Config, table: string): Promise<boolean> {
  const size = statSync(sqliteFile(config.dataDir), { throwIfNoEntry: false })?.size ?? 0;
  if (config.databaseUrl === undefined && size === 0) return false;
  const { db, engine } = openDatabase(config);
  try {
    const ask = askOf(db);
    if (!(await tableNames(ask, engine)).includes(table)) return false;
    return (await ask(`select 1 from "${table}" limit 1`)).length > 0;
  } finally {
    await db.destroy();
  }
}
