import type { Effect } from "../../../content/withheld/withhold.server";
import type { Database } from "../../../platform/db/database.server";
import type { NamedEntry } from "../contract";

interface WithdrawalRow {
  id: string;
  consent_id: string;
  /** ISO 8601, UTC. */
  at: string;
  author: string;
  /** JSON of ids: all that were withheld. */
  pictures: string;
  pdfs: string;
  /** JSON of a list of entries. */
  entries: string;
  /** JSON of a list of effects; null of a withdrawal that was made before they were stored. */
  effects: string | null;
  undone_at: string | null;
  undone_by: string | null;
  /** When it was noted in the places that there were then, as it is now; null while it is not. */
  noted_at: string | null;
}

export type WithdrawalTables = { withdrawal: WithdrawalRow };

/** A withdrawal of a consent, without personal data. */
export interface Withdrawal {
  id: string;
  consentId: string;
  at: string;
  by: string;
  pictures: string[];
  pdfs: string[];
  entries: NamedEntry[];
  isUndone: boolean;
  /** Its changes of each entry; null for a run before these were stored. */
  effects: Effect[] | null;
}

/** The table of withdrawals, on a connection or in a transaction. */
export function withdrawalStore(database: Database) {
  const db = database.$extendTables<WithdrawalTables>();
  const named = (id: string) => db.updateTable("withdrawal").where("id", "=", id);
  return {
    /** The one by which a consent is withdrawn now. */
    of: async (consentId: string): Promise<Withdrawal | undefined> => {
      const rows = db.selectFrom("withdrawal").selectAll().where("consent_id", "=", consentId);
      const row = await rows.where("undone_at", "is", null).orderBy("at", "desc").limit(1).executeTakeFirst();
      return row && withdrawalOf(row);
    },

    /** Ids of the consents that are withdrawn now. */
    consents: async (): Promise<Set<string>> => {
      const rows = db.selectFrom("withdrawal").select("consent_id").where("undone_at", "is", null);
      return new Set((await rows.execute()).map(({ consent_id }) => consent_id));
    },

    /** All withdrawals, the oldest first, including revoked ones. */
    all: async (): Promise<Withdrawal[]> => {
      const rows = db.selectFrom("withdrawal").selectAll();
      return (await rows.orderBy("at").orderBy("id").execute()).map(withdrawalOf);
    },

    /** Returns whether some are yet to be noted beside the database. */
    isAnyUnnoted: async (): Promise<boolean> => {
      const rows = db.selectFrom("withdrawal").select("id").where("noted_at", "is", null);
      return (await rows.limit(1).executeTakeFirst()) !== undefined;
    },

    isKnown: async (id: string): Promise<boolean> =>
      (await db.selectFrom("withdrawal").select("id").where("id", "=", id).executeTakeFirst()) !== undefined,

    add: async ({ id, consentId, at, by, ...lists }: Omit<Withdrawal, "isUndone" | "effects">) => {
      const { pictures, pdfs, entries } = lists;
      const parts = {
        ...{ pictures: JSON.stringify(pictures), pdfs: JSON.stringify(pdfs) },
        entries: JSON.stringify(entries),
      };
      await db
        .insertInto("withdrawal")
        .values({
          id,
          consent_id: consentId,
          at,
          author: by,
          ...parts,
          effects: null,
          undone_at: null,
          undone_by: null,
          noted_at: null,
        })
        .execute();
    },

    setEffects: async (id: string, effects: readonly Effect[]): Promise<void> => {
      await named(id)
        .set({ effects: JSON.stringify(effects) })
        .execute();
    },

    undo: async (id: string, by: string): Promise<void> => {
      const undone = { undone_at: new Date().toISOString(), undone_by: by, noted_at: null };
      await named(id).set(undone).execute();
    },

    /** Marks all of them as noted beside the database. */
    allNoted: async (): Promise<void> => {
      const rows = db.updateTable("withdrawal").set({ noted_at: new Date().toISOString() });
      await rows.where("noted_at", "is", null).execute();
    },
  };
}

const withdrawalOf = (row: WithdrawalRow): Withdrawal => ({
  ...{ id: row.id, consentId: row.consent_id, at: row.at, by: row.author },
  pictures: JSON.parse(row.pictures) as string[],
  pdfs: JSON.parse(row.pdfs) as string[],
  entries: JSON.parse(row.entries) as NamedEntry[],
  isUndone: row.undone_at !== null,
  effects: row.effects === null ? null : (JSON.parse(row.effects) as Effect[]),
});
