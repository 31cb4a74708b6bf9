import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { drilledOn } from "../../../e2e/fixtures/drill";
import { BOTH_ENGINES } from "../../../test/app";
import { oldPostgres, oldSqlite, TOO_OLD } from "../../../test/old-database";
import { newDatabase } from "../../../test/postgres";
import { schemaOf } from "../../../test/schema";
import { createDeps } from "../../make-deps.server";
import { askOf } from "../../platform/db/fill.server";
import { isMigrated, migrate } from "../../platform/db/migrate.server";
import { type Engine, openDatabase } from "../../platform/db/open.server";
import { readSiteConfig } from "../config.server";
import { writeBackupFile } from "./archive/write.server";
import { runRestoreCommand } from "./command.server";
import { emptyPlace, newFolder } from "./testing/place";

const VERSION = "b6f218a9";
const folder = newFolder();
afterAll(() => folder.remove());

const emptyUrl = async (engine: Engine) => (engine === "postgres" ? newDatabase() : undefined);

it.each(drilledOn("sqlite"))(
  "a backup of the baseline's version on %s is restored on both engines",
  async (engine) => {
    const former = newFolder();
    const DATABASE_URL = await emptyUrl(engine);
    if (DATABASE_URL) await oldPostgres(VERSION, DATABASE_URL);
    else oldSqlite(VERSION, former.path);
    const deps = await createDeps(
      readSiteConfig({ DATA_DIR: former.path, DATABASE_URL, LOG_LEVEL: "silent" }),
    );
    const file = join(folder.path, engine);
    const { manifest } = await writeBackupFile(deps, file, new AbortController().signal);
    expect(manifest.migrations.at(-1)).toBe("2026-11-27-30-entries-by-saved");
    const content =
      "select type, id, number, content from entry_version where type = 'news' order by 1, 2, 3";
    const gifts = "select id, amount_cents, given_on, last_name, note from donation order by id";
    const before = [await askOf(deps.db)(content), await askOf(deps.db)(gifts)];
    await deps.media.close();
    await deps.db.destroy();
    former.remove();
    for (const into of BOTH_ENGINES) {
      const place = await emptyPlace(into);
      expect(await runRestoreCommand(place.deps, [file])).toMatchObject({ ok: true });
      expect(await isMigrated(place.deps.db)).toBe(true);
      expect([await askOf(place.deps.db)(content), await askOf(place.deps.db)(gifts)]).toEqual(before);
      const fresh = openDatabase({ dataDir: folder.path, databaseUrl: await emptyUrl(into) });
      await migrate(fresh.db);
      expect(await schemaOf(askOf(place.deps.db), into)).toEqual(await schemaOf(askOf(fresh.db), into));
      await fresh.db.destroy();
      await place.close();
    }
  },
);

it("a database older than the baseline is backed up by its own version alone", async () => {
  const former = newFolder();
  oldSqlite(TOO_OLD, former.path);
  const deps = await createDeps(readSiteConfig({ DATA_DIR: former.path, LOG_LEVEL: "silent" }));
  const file = join(folder.path, "older");
  await expect(writeBackupFile(deps, file, new AbortController().signal)).rejects.toThrow(
    /Make the backup with the version that serves it/,
  );
  expect(existsSync(file)).toBe(false);
  await deps.media.close();
  await deps.db.destroy();
  former.remove();
});
