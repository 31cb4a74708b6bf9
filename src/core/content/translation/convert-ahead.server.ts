import { setImmediate } from "node:timers/promises";
import type { Database } from "../../db/database.server";
import type { Deps } from "../../deps.server";
import { convertAhead, convertAheadBy, isAheadFull } from "../../locale/conversion/ahead.server";
import type { Converter } from "../../locale/conversion/converter.server";
import type { MediaTables } from "../../media/media-table.server";
import { keepDoing } from "../../process/keep-doing.server";
import type { ContentTables } from "../store/tables.server";
import type { TranslationTables } from "./tables.server";

/** Milliseconds between two looks. */
const EVERY = 250;

/** Entries and pictures that are read at once. */
const AT_ONCE = 100;

/**
 * Converts in the background what visitors are to be shown and is missing in a Chinese script: at the start, with
 * another glossary, and after changes by other processes. What this process saves is converted with the save.
 * @returns a function that ends it
 */
export const keepConverted =
  (read: (deps: Pick<Deps, "db" | "pages">) => Promise<Converter>) =>
  (deps: Deps): (() => Promise<void>) => {
    let done: { converter: Converter; revision: number; at: string } | undefined;
    return keepDoing(deps, {
      every: EVERY,
      failing: "what is missing in a Chinese script cannot be converted ahead; it is tried again",
      act: async () => {
        const { revision } = deps.pages;
        const converter = await read(deps);
        if (done?.converter === converter && done.revision === revision) return;
        const at = new Date().toISOString();
        convertAheadBy(converter);
        await convertSince(deps.db, done?.converter === converter ? done.at : "");
        done = { converter, revision, at };
      },
    });
  };

/** The same at once, of what was saved since a moment. */
export async function convertSince(db: Database, moment: string): Promise<void> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await lackingEntries(db, moment).limit(AT_ONCE).offset(offset).execute();
    for (const { content, summary } of rows) {
      convertAhead(JSON.parse(content));
      convertAhead(JSON.parse(summary));
      await setImmediate();
    }
    if (rows.length < AT_ONCE || isAheadFull()) break;
  }
  await convertDescriptions(db);
}

/** Entries with a text that a Chinese script lacks, or of which visitors get another version than staff. */
const lackingEntries = (db: Database, moment: string) =>
  db
    .$extendTables<ContentTables & TranslationTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as version", (join) =>
      join.onRef("version.type", "=", "entry.type").onRef("version.id", "=", "entry.id"),
    )
    .select(["version.content", "entry.summary"])
    .where((eb) =>
      eb.or([
        eb("version.number", "=", eb.ref("entry.published")),
        eb("version.number", "=", eb.ref("entry.number")),
      ]),
    )
    .where("entry.deleted_at", "is", null)
    .where("entry.saved", ">=", moment)
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
    )
    .orderBy("entry.saved", "desc")
    .orderBy("entry.type")
    .orderBy("entry.id")
    .orderBy("version.number");

async function convertDescriptions(db: Database): Promise<void> {
  const described = await db
    .$extendTables<MediaTables>()
    .selectFrom("media")
    .select(["alt_eng as eng", "alt_tra as tra", "alt_sim as sim"])
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("alt_tra", "=", ""), eb("alt_sim", "=", "")]))
    .where((eb) => eb.or([eb("alt_tra", "<>", ""), eb("alt_sim", "<>", "")]))
    .execute();
  for (const alt of described) {
    convertAhead(alt);
    await setImmediate();
  }
}
