import { setImmediate } from "node:timers/promises";
import type { Database } from "../../db/database.server";
import { takeTurn } from "../../db/write-turn.server";
import type { Content, ContentType } from "../definition";
import { unsaved } from "../fields-of";
import { derive, EDITION, isList, sortOf } from "./derived.server";
import { keepDerived } from "./store.server";
import type { ContentTables } from "./tables.server";

/** Entries that one transaction writes, so that nobody waits long for it. */
const AT_ONCE = 50;

/**
 * Makes what follows from published versions (lists, words, files in use) where another edition of the program made
 * it, or none did yet. Of several processes that start together each does a part.
 */
export async function deriveEntries(db: Database, types: readonly ContentType[]): Promise<void> {
  for (const type of types) {
    while (await deriveSome(db, type)) await setImmediate();
  }
}

/** Whether there may be more. */
async function deriveSome(db: Database, type: ContentType): Promise<boolean> {
  if ((await outdated(db, type).limit(1).execute()).length === 0) return false;
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    for (const { content: json, ...row } of await outdated(tx, type).limit(AT_ONCE).execute()) {
      const content = { ...unsaved(type), ...(JSON.parse(json) as Content<ContentType>) };
      const derived = derive(type, content);
      const sort = await sortOf(tx, type, { id: row.id, content, sort: row.sort });
      // What a record was not asked for at its last save is as it begins, whatever that is by then.
      const summary = isList(type) ? derived.summary : json;
      const fresh = { ...row, sort, summary, derived: EDITION };
      await tx
        .$extendTables<ContentTables>()
        .updateTable("entry")
        .set({ sort, summary, derived: EDITION })
        .where("type", "=", type.name)
        .where("id", "=", row.id)
        .execute();
      if (row.deleted_at === null) await keepDerived(tx, fresh, derived);
    }
  });
  return true;
}

const outdated = (db: Database, type: ContentType) =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as version", (join) =>
      join
        .onRef("version.type", "=", "entry.type")
        .onRef("version.id", "=", "entry.id")
        .onRef("version.number", "=", "entry.published"),
    )
    .selectAll("entry")
    .select("version.content")
    .where("entry.type", "=", type.name)
    .where("entry.derived", "<>", EDITION);
