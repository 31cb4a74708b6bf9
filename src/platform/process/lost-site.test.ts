import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drilledOn } from "../../../e2e/fixtures/drill";
import { newDatabase } from "../../../test/postgres";
import { backupSettings, backupTraces } from "../../features/backup/settings.server";
import { readSiteConfig } from "../../features/config.server";
import { createDeps } from "../../make-deps.server";
import { prepare } from "../../prepare.server";
import { type Config, settingsOf } from "../config/config.server";
import { openDatabase } from "../db/open.server";
import { refuseLostSite } from "./lost-site.server";

describe.each(drilledOn("sqlite"))("a start on %s", (engine) => {
  let folder: string;
  let dataDir: string;
  let settings: Record<string, string>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "kapok-lost-"));
    dataDir = join(folder, "data");
    settings = { DATA_DIR: dataDir, DEMO_CONTENT: "off", LOG_LEVEL: "silent", ...(await database()) };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const database = async (): Promise<Record<string, string>> =>
    engine === "postgres" ? { DATABASE_URL: await newDatabase() } : {};

  /** Starts as server.ts does; returns the account to log in with, or the error. */
  const start = async (until: (config: Config) => Promise<unknown> = whole, more = {}) => {
    const config = readSiteConfig({ ...settings, ...more });
    try {
      await refuseLostSite(config, await backupTraces(settingsOf(config, backupSettings).dir));
      return await until(config);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  const whole = async (config: Config) => {
    const deps = await createDeps(config);
    const login = await prepare(deps);
    await deps.media.close();
    await deps.db.destroy();
    return login?.username ?? "as before";
  };
  /** Killed after the secret was written, before there are tables. */
  const broken = async (config: Config) => {
    const deps = await createDeps(config);
    await deps.media.close();
    await deps.db.destroy();
    return "killed";
  };
  /** Empties the database: on SQLite a file without a byte, else a new database. */
  const loseDatabase = async () => {
    for (const end of ["", "-wal", "-shm"]) rmSync(join(dataDir, `kapok.sqlite${end}`), { force: true });
    if (engine === "sqlite") writeFileSync(join(dataDir, "kapok.sqlite"), "");
    settings = { ...settings, ...(await database()) };
  };

  it("makes a site in an empty place, and finds it again", async () => {
    expect([await start(), await start()]).toEqual(["admin", "as before"]);
  });

  it("continues a first start that was killed half way", async () => {
    expect(await start(broken)).toBe("killed");
    expect(existsSync(join(dataDir, "secret"))).toBe(true);
    expect([await start(), await start()]).toEqual(["admin", "as before"]);
  });

  it("makes no new site where the database is gone, until somebody says so", async () => {
    await start();
    await loseDatabase();
    const before = readdirSync(dataDir);
    for (const _ of [1, 2]) {
      const words = await start();
      expect(words).toContain(
        `There was a site here, and its database is gone or empty: found ${dataDir}/secret`,
      );
      expect(words).toContain(`echo new > ${dataDir}/site`);
    }
    expect(readdirSync(dataDir).sort()).toEqual(before.sort());
    writeFileSync(join(dataDir, "site"), "new\n");
    expect([await start(), await start()]).toEqual(["admin", "as before"]);
    expect(readFileSync(join(dataDir, "site"), "utf8")).toMatch(/^[0-9a-f-]{36}\n$/);
  });

  it("sees a site of former versions by its secret, or its media", async () => {
    await start();
    await loseDatabase();
    rmSync(join(dataDir, "site"));
    expect(await start()).toContain("There was a site here");
    rmSync(join(dataDir, "secret"));
    mkdirSync(join(dataDir, "media", "an-id"), { recursive: true });
    expect(await start()).toContain(`found uploads in ${dataDir}/media (1)`);
  });

  it("makes no new site beside backups of one, as when the disk of DATA_DIR is not mounted", async () => {
    const dir = join(folder, "backups");
    mkdirSync(dir);
    writeFileSync(join(dir, "kapok-2026-11-01.kapok"), "");
    expect(await start(whole, { BACKUP_DIR: dir })).toContain(`found backups in ${dir} (1)`);
    expect(existsSync(dataDir)).toBe(false);
  });

  // One in a file is lost with the folder.
  if (engine === "postgres") {
    it("makes no new secret for a database that has second factors", async () => {
      await start();
      const { db } = openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir });
      await sql`insert into staff_two_factor (id, secret, "backupCodes", "userId", verified)
      select 'one', 's', 'c', id, true from staff_account`.execute(db);
      await db.destroy();
      rmSync(dataDir, { recursive: true });
      expect(await start()).toContain(`its folder is not here: ${dataDir}/secret does not exist`);
      expect(existsSync(dataDir)).toBe(false);
    });
  }
});
