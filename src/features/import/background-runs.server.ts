import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { Refusal } from "../../platform/refusal.server";
import { runImport } from "./run-import.server";
import { beginRun, type StoredRun, storedRun } from "./stored-run.server";

/** Milliseconds between two words on how far a run is. */
const EVERY = 1000;

type Wish = Pick<StoredRun, "old" | "media" | "isDryRun" | "by">;

/** The import that a process has under way for the screen, if any. */
const underWay = new WeakMap<Deps, { ending: AbortController; ended: Promise<void> }>();

/** Begins an import that goes on by itself; false while one is under way, in whichever process. */
export async function startRun(deps: Deps, features: readonly Feature[], wish: Wish): Promise<boolean> {
  const run: StoredRun = {
    ...wish,
    ...{ startedAt: new Date().toISOString(), state: "running", done: 0, total: 0 },
    ...{ report: null, failure: null },
  };
  if (!(await beginRun(deps.db, run))) return false;
  const ending = new AbortController();
  const ended = carryOut(deps, features, run, ending.signal).catch((err: unknown) =>
    deps.log.warn({ err }, "how an import ended cannot be stored"),
  );
  underWay.set(deps, { ending, ended });
  return true;
}

async function carryOut(deps: Deps, features: readonly Feature[], run: StoredRun, signal: AbortSignal) {
  let now = run;
  // Also while nothing changes: the sign of life by which other processes tell it from one that was ended.
  const timer = setInterval(
    () =>
      void storedRun(deps.db)
        .save(now)
        .catch(() => {}), // the next one says it
    EVERY,
  );
  timer.unref();
  const request = { old: run.old, media: run.media, isDryRun: run.isDryRun, author: run.by, signal };
  try {
    const report = await runImport(deps, features, request, (progress) => {
      now = { ...run, ...progress };
    });
    now = { ...now, state: "done", report };
  } catch (error) {
    const isMeant = error instanceof Refusal || signal.aborted;
    if (!isMeant) deps.log.error({ err: error }, "an import from an old site failed");
    now = { ...now, state: "failed", failure: isMeant && error instanceof Error ? error.message : "" };
  } finally {
    clearInterval(timer);
  }
  // One that the end of the program broke off says nothing more, and goes on when it is started again.
  if (!signal.aborted) await storedRun(deps.db).save(now);
}

/** Ends the import of this process, to go on when it is started again. */
export async function endRun(deps: Deps): Promise<void> {
  const run = underWay.get(deps);
  run?.ending.abort();
  await run?.ended;
}
