import { expect, onTestFinished } from "vitest";
import { openApp, type TestApp } from "../../../../test/app";
import type { OldContent } from "../../../../test/old-site/content";
import { writeOldSite } from "../../../../test/old-site/folder";
import type { Engine } from "../../../platform/db/open.server";
import type { CommandOutcome } from "../../../platform/process/command-outcome";
import { features } from "../../index.server";
import { runImportCommand } from "../command.server";

/** A site for one test; unexpected errors fail the test. */
export async function openSite(engine: Engine = "sqlite") {
  const app = await openApp(engine);
  onTestFinished(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });
  const read = async (path: string) => (await app.call("GET", path)).json();
  return { app, read };
}

/** Imports what an old site has, from folders of it. */
export async function imported(
  { deps }: TestApp,
  content: OldContent,
  { isDryRun = false } = {},
): Promise<CommandOutcome> {
  const { old, media, remove } = writeOldSite(content);
  try {
    return await runImportCommand(deps, features, { old, media, isDryRun });
  } finally {
    remove();
  }
}

/** Every row of the tables that an import may write. */
export async function rowsOf({ deps }: TestApp): Promise<string> {
  const tables = ["entry", "entry_version", "media", "journal", "import_entry", "import_file", "revision"];
  const all = tables.map((table) =>
    deps.db
      .selectFrom(table as never)
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(all));
}
