import type { Database } from "../../core/db/database.server";
import { newId } from "../../core/db/new-id";
import type { Note, NoteEntry } from "./contract";

interface NoteRow {
  id: string;
  cover_id: string | null;
  /** JSON of one language's text. */
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

/** Notes of appreciation on one connection; inside a transaction, the transaction's. Ids sort by creation. */
export function notesStore(database: Database) {
  const db = database.$extendTables<{ note: NoteRow }>();
  const rows = db.selectFrom("note").selectAll();

  const insert = async ({ _id, note, version }: NoteEntry): Promise<void> => {
    await db
      .insertInto("note")
      .values({ id: _id, ...columns(note), version })
      .execute();
  };

  return {
    /** Newest first. */
    all: async (): Promise<NoteEntry[]> => (await rows.orderBy("id", "desc").execute()).map(entryOf),

    find: async (id: string): Promise<NoteEntry | undefined> => {
      const row = await rows.where("id", "=", id).executeTakeFirst();
      return row && entryOf(row);
    },

    add: async (note: Note): Promise<NoteEntry> => {
      const entry = { _id: newId(), note, version: 1 };
      await insert(entry);
      return entry;
    },

    /** Brings back a note under its old id, and so in its old place, exactly as it was. */
    restore: insert,

    /** Without a `version` the last save wins; undefined when `version` is no longer the note's. */
    replace: async (id: string, note: Note, version?: number): Promise<NoteEntry | undefined> => {
      const row = await db
        .updateTable("note")
        .set((eb) => ({ ...columns(note), version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
        .returningAll()
        .executeTakeFirst();
      return row && entryOf(row);
    },

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom("note").where("id", "=", id).execute();
    },
  };
}

function columns({ coverId, eng, tra, sim }: Note) {
  return {
    cover_id: coverId,
    eng: JSON.stringify(eng),
    tra: JSON.stringify(tra),
    sim: JSON.stringify(sim),
  };
}

function entryOf({ id, cover_id, eng, tra, sim, version }: NoteRow): NoteEntry {
  const note = { coverId: cover_id, eng: JSON.parse(eng), tra: JSON.parse(tra), sim: JSON.parse(sim) };
  return { _id: id, note, version };
}
