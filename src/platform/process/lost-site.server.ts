import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.server";
import { siteIdentity } from "../db/database.server";
import { askOf } from "../db/fill.server";
import { openDatabase, sqliteFile } from "../db/open.server";
import { tableNames } from "../db/schema.server";
import type { Deps } from "../deps.server";
import { Refusal } from "../refusal.server";

/**
 * The content of the file from the beginning of a first start to its end; an operator who writes it there
 * wants a new site.
 */
const NEW = "new";

const fileOf = (dataDir: string): string => join(dataDir, "site");

/**
 * Keeps a program from starting a new site where the database of an existing one is missing: it would create
 * a new password, and in time its backups would replace the old. Call it before anything is opened or
 * created.
 * @param elsewhere words for traces of a site outside `DATA_DIR`
 * @throws {Refusal} in words for the operator. Nothing has been created then.
 */
export async function refuseLostSite(config: Config, elsewhere: readonly string[]): Promise<void> {
  const { dataDir } = config;
  // In this order: another process, whose first start this may be, makes them in the opposite one.
  const traces = [...tracesIn(dataDir), ...elsewhere];
  const said = existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), "utf8").trim() : undefined;
  if (await hasAccount(config)) {
    if (lacksSecret(config) && said !== NEW && (await hasRow(config, "staff_two_factor")))
      throw lostSecret(config);
    return;
  }
  if (said === NEW) return;
  if (said !== undefined || traces.length > 0) throw lostSite(config, [...traces, ...identified(said)]);
  if (storesElsewhere(config)) begin(dataDir);
}

/** Stores, at the end of a start, that there is a site here. */
export async function noteSite({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
  if (!storesElsewhere(config)) return;
  const file = fileOf(config.dataDir);
  const { id } = await siteIdentity(db);
  if (existsSync(file) && readFileSync(file, "utf8").trim() === id) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${id}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/** Whether anything of the site is in `DATA_DIR`; else it may be read-only, or another one at each start. */
const storesElsewhere = ({ databaseUrl, s3, sessionSecret }: Config): boolean =>
  databaseUrl === undefined || s3 === undefined || sessionSecret === undefined;

/** An interrupted first start continues. */
function begin(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(fileOf(dataDir), `${NEW}\n`, { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    // Another process begins it too.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

function tracesIn(dataDir: string): string[] {
  const secret = join(dataDir, "secret");
  const media = join(dataDir, "media");
  const files = existsSync(media) ? readdirSync(media).filter((name) => name !== "incoming").length : 0;
  return [...(existsSync(secret) ? [secret] : []), ...(files > 0 ? [`uploads in ${media} (${files})`] : [])];
}

const identified = (said: string | undefined): string[] => (said ? [`the site ${said}`] : []);

function lostSite(config: Config, traces: readonly string[]): Refusal {
  return new Refusal(
    `There was a site here, and its database is gone or empty: found ${traces.join(", ")}, and no account in ` +
      `${config.databaseUrl ? "the database of DATABASE_URL" : sqliteFile(config.dataDir)}. Nothing was changed.\n` +
      goOn(config, "begin a new site here"),
  );
}

/** Whether a database elsewhere has lost its folder, or never had one: a new secret would be created. */
const lacksSecret = ({ dataDir, databaseUrl, sessionSecret }: Config): boolean =>
  databaseUrl !== undefined && sessionSecret === undefined && !existsSync(join(dataDir, "secret"));

function lostSecret(config: Config): Refusal {
  return new Refusal(
    `There is a site in the database of DATABASE_URL, and its folder is not here: ${join(config.dataDir, "secret")} ` +
      "does not exist, without which no second factor of its staff can be read. Nothing was made.\n" +
      goOn(config, "go on with a new secret"),
  );
}

function goOn({ dataDir }: Pick<Config, "dataDir">, what: string): string {
  return [
    "  Is a disk not mounted, or does DATA_DIR or DATABASE_URL name another place than before?",
    '  To bring the site back, restore a backup into an empty place: "Restore" in docs/operations/backup.md.',
    `  To ${what} all the same: echo new > ${fileOf(dataDir)}, as the user whom the site runs as, and start again.`,
  ].join("\n");
}

/**
 * Checks that a command has a site to work on: without its settings, the command would create and read one of
 * its own, which looks like an answer.
 * @throws {Refusal} naming the setting; nothing has been created then.
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

/**
 * The file that the first start leaves in `dataDir` under these settings; undefined when it leaves nothing there.
 */
function proofOf({ dataDir, databaseUrl, sessionSecret, s3 }: Config): string | undefined {
  if (databaseUrl === undefined) return sqliteFile(dataDir);
  if (sessionSecret === undefined) return join(dataDir, "secret");
  return s3 ? undefined : join(dataDir, "media");
}

/** As the first start makes one, and the last one cannot be removed. */
const hasAccount = (config: Config): Promise<boolean> => hasRow(config, "staff_account");

/** Whether a table has rows. A missing or empty SQLite file is not created or changed. */
async function hasRow(config: Config, table: string): Promise<boolean> {
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
