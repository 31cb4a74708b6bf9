import type { Handlers } from "../../../core/api/handlers.server";
import { Problem } from "../../../core/api/problem";
import type { Database } from "../../../core/db/database.server";
import { ledgerStore } from "../ledger/store.server";
import { donationsProblems } from "../problems.server";
import type { alertsContract, DonationAlert } from "./contract";

interface AlertRow {
  id: string;
  kind: DonationAlert["kind"];
  ref: string;
  donation_id: string | null;
  amount: string;
  reason: string;
  due: string | null;
  at: string;
  closed_at: string | null;
}

export type AlertTables = { donation_alert: AlertRow };

/** The content of an alert, before it has an id and a time. */
export type News = Pick<DonationAlert, "kind" | "ref"> &
  Partial<Pick<DonationAlert, "donation_id" | "amount" | "reason" | "due">>;

const idOf = ({ kind, ref }: Pick<News, "kind" | "ref">) => `${kind}:${ref}`;

/** The alerts that somebody has to look into; each thing is there once, however often PayPal tells of it. */
export function alertStore(database: Database) {
  const db = database.$extendTables<AlertTables>();
  return {
    /** Those that nobody has dealt with, newest first. */
    open: async (): Promise<DonationAlert[]> => {
      const rows = await db
        .selectFrom("donation_alert")
        .selectAll()
        .where("closed_at", "is", null)
        .orderBy("at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(({ id, closed_at, ...alert }) => ({ _id: id, ...alert }));
    },

    /**
     * Tells of something as it is now.
     * @param at when it was so, ISO 8601: what was dealt with before that is open again. Without it, it stays dealt with.
     */
    tell: async (news: News, at?: string): Promise<void> => {
      const { kind, ref, donation_id = null, amount = "", reason = "", due = null } = news;
      const said = { donation_id, amount, reason, due };
      await db
        .insertInto("donation_alert")
        .values({ id: idOf(news), kind, ref, ...said, at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(said))
        .execute();
      if (at === undefined) return;
      const before = db.updateTable("donation_alert").set({ closed_at: null }).where("closed_at", "<", at);
      await before.where("id", "=", idOf(news)).execute();
    },

    /** Notes that one is over or dealt with; false when there is no such one open. */
    close: async (id: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("donation_alert")
        .set({ closed_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("closed_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    isOpen: async (news: Pick<News, "kind" | "ref">): Promise<boolean> => {
      const open = db.selectFrom("donation_alert").select("id").where("closed_at", "is", null);
      return (await open.where("id", "=", idOf(news)).executeTakeFirst()) !== undefined;
    },

    /** Notes that what was told is over; writes nothing where nothing is. */
    over: async (news: Pick<News, "kind" | "ref">): Promise<void> => {
      const store = alertStore(db);
      if (await store.isOpen(news)) await store.close(idOf(news));
    },
  };
}

/** The alerts about money that wait for somebody. */
export const alertsHandlers: Handlers<typeof alertsContract> = {
  attention: async (_input, { db }) => {
    const ledger = ledgerStore(db);
    return {
      mismatched: await ledger.count({ state: "mismatched", q: "" }),
      held: await ledger.held(),
      mailFailed: await ledger.count({ state: "mailFailed", q: "" }),
      alerts: await alertStore(db).open(),
    };
  },

  closeAlert: async ({ alert_id }, { db }) => {
    if (!(await alertStore(db).close(alert_id))) throw new Problem(404, donationsProblems.unknownAlert);
    return {
      entityId: alert_id,
      action: "edit",
      snapshot: { _id: alert_id, done: "closed" },
      answer: { message: "success", alert_id },
    };
  },
};
