import { sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { stateOfAll, type TranslationState } from "./states";
import type { Subject } from "./stored-marks.server";
import type { TranslationRow, TranslationTables } from "./tables.server";

const COLUMNS = ["rank", ...LANGS] as const;

/** Rows written at once: SQLite binds 32,766 values at most. */
const AT_ONCE = 1000;

/** Stores the states of the texts of an entry, replacing the former ones; none removes it from the board. */
export async function saveStatus(
  tx: Database,
  { type, id }: Subject,
  rows: readonly TranslationRow[],
): Promise<void> {
  const db = tx.$extendTables<TranslationTables>();
  const stored = db.selectFrom("translation").selectAll().where("type", "=", type).where("id", "=", id);
  const former = new Map((await stored.execute()).map((row) => [row.path, row]));
  const fresh = rows.filter((row) =>
    COLUMNS.some((column) => row[column] !== former.get(row.path)?.[column]),
  );
  const gone = [...former.values()].filter(({ path }) => !rows.some((row) => row.path === path));
  const replaced = [...gone, ...fresh.flatMap(({ path }) => former.get(path) ?? [])];
  if (replaced.length > 0) {
    const paths = replaced.map(({ path }) => path);
    const outdated = db.deleteFrom("translation").where("type", "=", type).where("id", "=", id);
    await outdated.where("path", "in", paths).execute();
  }
  for (let at = 0; at < fresh.length; at += AT_ONCE) {
    await db
      .insertInto("translation")
      .values(fresh.slice(at, at + AT_ONCE))
      .execute();
  }
  await count(tx, type, replaced, fresh);
}

/** Counts some texts of a type less and some more. */
async function count(
  tx: Database,
  type: string,
  less: readonly Localized<TranslationState>[],
  more: readonly Localized<TranslationState>[],
): Promise<void> {
  const changes = new Map<string, number>();
  const key = (states: Localized<TranslationState>) => LANGS.map((lang) => states[lang]).join(" ");
  for (const row of less) changes.set(key(row), (changes.get(key(row)) ?? 0) - 1);
  for (const row of more) changes.set(key(row), (changes.get(key(row)) ?? 0) + 1);
  const counts = [...changes]
    .filter(([, change]) => change !== 0)
    .map(([states, number]) => ({ type, ...statesIn(states.split(" ")), number }));
  if (counts.length === 0) return;
  await tx
    .$extendTables<TranslationTables>()
    .insertInto("translation_count")
    .values(counts)
    .onConflict((conflict) =>
      conflict
        .columns(["type", ...LANGS])
        .doUpdateSet({ number: sql<number>`translation_count.number + excluded.number` }),
    )
    .execute();
}

const statesIn = (states: readonly string[]): Localized<TranslationState> =>
  localized((lang) => states[LANGS.indexOf(lang)] as TranslationState);

/** Entries read at once, for the same reason. */
const READ_AT_ONCE = 10_000;

/** Reads the translation status in each language of some entries of a type. */
export async function entryTranslationStatus(
  db: Database,
  type: string,
  entries: readonly { _id: string }[],
): Promise<(entry: { _id: string; complete: Localized<boolean> }) => Localized<TranslationState>> {
  const texts = new Map<string, Localized<TranslationState>[]>();
  for (let at = 0; at < entries.length; at += READ_AT_ONCE) {
    const ids = entries.slice(at, at + READ_AT_ONCE).map(({ _id }) => _id);
    const rows = await db
      .$extendTables<TranslationTables>()
      .selectFrom("translation")
      .select(["id", ...LANGS])
      .where("type", "=", type)
      .where("id", "in", ids)
      .execute();
    for (const { id, ...states } of rows) texts.set(id, [...(texts.get(id) ?? []), states]);
  }
  return ({ _id, complete }) => stateOfAll(texts.get(_id) ?? [], complete);
}
