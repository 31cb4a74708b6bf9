import { isPast } from "../../platform/age";
import type { Database } from "../../platform/db/database.server";
import { takeWriteLock } from "../../platform/db/database.server";
import type { RunProblem } from "./problems.server";
import type { ImportReport } from "./report";
import type { SheetMapping } from "./sheets/sheet-types";
import type { Upload } from "./uploads/upload-shape";

/** An import that was begun on the screen, as every process of the site can read it. */
export interface StoredRun {
  old: string;
  media: string;
  /** The uploaded file, named `old`; null for an old site by its address. */
  upload: Upload | null;
  /** The mapping that was used for a spreadsheet. */
  sheet: SheetMapping | null;
  isDryRun: boolean;
  by: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  state: "running" | "done" | "failed";
  done: number;
  total: number;
  report: ImportReport | null;
  failure: string | null;
  /** The same where it has words in each language. */
  problem: RunProblem | null;
}

type RunTables = { import_run: { id: number; run: string; changed_at: string } };

const ONLY = 1;
/** Milliseconds without a sign of life after which the process of a run is thought to have ended. */
const SILENCE = 90_000;

/** The one row of the last import that was begun on the screen. */
export function storedRun(database: Database) {
  const db = database.$extendTables<RunTables>();

  const read = async (): Promise<(StoredRun & { isAlive: boolean }) | undefined> => {
    const row = await db.selectFrom("import_run").selectAll().where("id", "=", ONLY).executeTakeFirst();
    if (!row) return undefined;
    // One from before files could be sent says nothing of them.
    const run: StoredRun = { upload: null, sheet: null, problem: null, ...JSON.parse(row.run) };
    return { ...run, isAlive: run.state === "running" && !isPast(Date.parse(row.changed_at), SILENCE) };
  };

  const save = async (run: StoredRun): Promise<void> => {
    const row = { run: JSON.stringify(run), changed_at: new Date().toISOString() };
    await db
      .insertInto("import_run")
      .values({ id: ONLY, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  };

  return { read, save };
}

/** Begins a run, unless one is running; returns whether it did. In its own transaction. */
export const beginRun = (db: Database, run: StoredRun): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await takeWriteLock(tx); // two may be begun at once
    if ((await storedRun(tx).read())?.isAlive) return false;
    await storedRun(tx).save(run);
    return true;
  });
