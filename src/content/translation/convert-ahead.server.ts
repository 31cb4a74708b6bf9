import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { MediaTables } from "../../media/media-table.server";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { startIntervalJob } from "../../platform/jobs/interval-job.server";
import { convertAhead, convertAheadBy, isAheadFull } from "../../platform/locale/conversion/ahead.server";
import type { Converter } from "../../platform/locale/conversion/converter.server";
import type { ContentTables } from "../store/tables.server";
import type { TranslationTables } from "./stored-marks.server";

/** Milliseconds between two polls. */
const EVERY = 250;

/** Milliseconds. */
const LONGEST_PAUSE = 100;

/** Entries that are looked at between two pauses. */
const AT_ONCE = 50;

/**
 * Converts in the background what visitors are to be shown and is missing in a Chinese script: at the start, with
 * another glossary, and after changes by other processes. What this process saves is converted with the save.
 * @returns a function that stops it
 */
export const startConvertingAhead =
  (read: (deps: Pick<Deps, "db" | "pages">) => Promise<Converter>) =>
  (deps: Deps): (() => Promise<void>) => {
    let done: { converter: Converter; revision: number; at: string } | undefined;
    return startIntervalJob(deps, {
      every: EVERY,
      failing: "what is missing in a Chinese script cannot be converted ahead; it is tried again",
      act: async (ending) => {
        const { revision } = deps.pages;
        const converter = await read(deps);
        if (done?.converter === converter && done.revision === revision) return;
        const at = new Date().toISOString();
        convertAheadBy(converter);
        await convertSince(deps.db, done?.converter === converter ? done.at : "", ending);
        done = { converter, revision, at };
      },
    });
  };

/** The same at once, of content saved since a time, last saved first; it stops once it is `ending`. */
export async function convertSince(db: Database, moment: string, ending?: AbortSignal): Promise<void> {
  const yieldTurn = takingHalf();
  let last: Saved | undefined;
  do {
    const some = await savedBefore(db, moment, last).execute();
    const rows = some.length > 0 ? await lackingAmong(db, some).execute() : [];
    for (const { content, summary } of rows) {
      convertAhead(JSON.parse(content));
      convertAhead(JSON.parse(summary));
      await yieldTurn();
    }
    await yieldTurn();
    last = some.length === AT_ONCE ? some.at(-1) : undefined;
  } while (last && !isAheadFull() && !ending?.aborted);
  await convertDescriptions(db, yieldTurn, ending);
}

/**
 * Returns a function that pauses for as long as the work since the last pause took: requests meanwhile get
 * half of the time.
 */
function takingHalf(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await pause(Math.min(performance.now() - begun, LONGEST_PAUSE));
    begun = performance.now();
  };
}

/** The place of an entry among those that were saved. */
interface Saved {
  saved: string;
  type: string;
  id: string;
}

/** Some entries that were saved since a moment, and before another one; what was saved last first. */
function savedBefore(db: Database, moment: string, last: Saved | undefined) {
  const saved = db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["saved", "type", "id"])
    .where("deleted_at", "is", null)
    .where("saved", ">=", moment)
    .orderBy("saved", "desc")
    .orderBy("type", "desc")
    .orderBy("id", "desc")
    .limit(AT_ONCE);
  if (!last) return saved;
  return saved.where(sql<boolean>`(saved, type, id) < (${last.saved}, ${last.type}, ${last.id})`);
}

/**
 * Those of some entries with a text that a Chinese script lacks, or whose published revision is not the
 * newest.
 */
const lackingAmong = (db: Database, some: readonly Saved[]) =>
  db
    .$extendTables<ContentTables & TranslationTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as revision", (join) =>
      join.onRef("revision.type", "=", "entry.type").onRef("revision.id", "=", "entry.id"),
    )
    .select(["revision.content", "entry.summary"])
    .where((eb) => eb.or(some.map(({ type, id }) => eb.and({ "entry.type": type, "entry.id": id }))))
    .where((eb) =>
      eb.or([
        eb("revision.number", "=", eb.ref("entry.published")),
        eb("revision.number", "=", eb.ref("entry.number")),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb("entry.newest", "is not", null),
        eb.exists(
          eb
            .selectFrom("translation")
            .select("translation.id")
            .whereRef("translation.type", "=", "entry.type")
            .whereRef("translation.id", "=", "entry.id")
            .where((each) => each.or([each("tra", "=", "missing"), each("sim", "=", "missing")])),
        ),
      ]),
    );

async function convertDescriptions(
  db: Database,
  yieldTurn: () => Promise<void>,
  ending: AbortSignal | undefined,
): Promise<void> {
  const described = await db
    .$extendTables<MediaTables>()
    .selectFrom("media")
    .select(["alt_eng as eng", "alt_tra as tra", "alt_sim as sim"])
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("alt_tra", "=", ""), eb("alt_sim", "=", "")]))
    .where((eb) => eb.or([eb("alt_tra", "<>", ""), eb("alt_sim", "<>", "")]))
    .execute();
  for (const alt of described) {
    if (ending?.aborted) return;
    convertAhead(alt);
    await yieldTurn();
  }
}
