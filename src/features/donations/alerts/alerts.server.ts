import type { Generated, Selectable } from "kysely";
import type { Database } from "../../../platform/db/database.server";
import type { Handlers } from "../../../platform/feature.server";
import { Problem } from "../../../platform/http/problem";
import type { DonationQuery } from "../ledger/contract";
import { ledgerStore, listedDonations } from "../ledger/store.server";
import { donationsProblems } from "../problems.server";
import { countEvent } from "../store.server";
import type { alertsContract, DonationAlert } from "./contract";

interface AlertRow {
  id: string;
  kind: DonationAlert["kind"];
  ref: string;
  donation_id: string | null;
  amount: string;
  reason: string;
  due: string | null;
  status: Generated<string>;
  /** How often PayPal has sent it unsuccessfully. */
  tries: Generated<number>;
  at: string;
  closed_at: string | null;
}

export type AlertTables = { donation_alert: AlertRow };

/** The content of an alert, before it has an id and a time. */
export type News = Pick<DonationAlert, "kind" | "ref"> &
  Partial<Pick<DonationAlert, "donation_id" | "amount" | "reason" | "due" | "status">>;

/** The number of events about something that its order does not show before staff are alerted. */
const TRIES = 3;

const alertOf = ({ id, closed_at, tries, ...alert }: Selectable<AlertRow>): DonationAlert => ({
  _id: id,
  ...alert,
});

const idOf = ({ kind, ref }: Pick<News, "kind" | "ref">) => `${kind}:${ref}`;

/** The open alerts for staff; each problem once, however often PayPal reports it. */
export function alertStore(database: Database) {
  const db = database.$extendTables<AlertTables>();
  return {
    /** The open alerts, newest first. */
    open: async (): Promise<DonationAlert[]> => {
      const rows = await db
        .selectFrom("donation_alert")
        .selectAll()
        .where("closed_at", "is", null)
        .where((eb) => eb.or([eb("kind", "!=", "unlisted"), eb("tries", ">=", TRIES)]))
        .orderBy("at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(alertOf);
    },

    /** The last report of a problem, open or resolved. */
    find: async (news: Pick<News, "kind" | "ref">): Promise<DonationAlert | undefined> => {
      const found = db.selectFrom("donation_alert").selectAll().where("id", "=", idOf(news));
      const row = await found.executeTakeFirst();
      return row && alertOf(row);
    },

    /** The open ones about some donations. */
    about: async (donationIds: readonly string[]): Promise<DonationAlert[]> =>
      donationIds.length === 0
        ? []
        : (await alertStore(db).open()).filter(
            ({ donation_id }) => donation_id !== null && donationIds.includes(donation_id),
          ),

    /** Counts one more event about something that PayPal's order does not show. */
    tellInVain: async (news: News): Promise<void> => {
      await alertStore(db).report(news);
      await db
        .updateTable("donation_alert")
        .set((eb) => ({ tries: eb("tries", "+", 1) }))
        .where("id", "=", idOf(news))
        .execute();
    },

    /**
     * Records a problem in its present state.
     * @param at when it was so, ISO 8601: what was dealt with before that is open again. Without it, it stays dealt with.
     */
    report: async (news: News, at?: string): Promise<void> => {
      const { kind, ref, donation_id = null, amount = "", reason = "", due = null, status = "" } = news;
      const said = { donation_id, amount, reason, due, status };
      await db
        .insertInto("donation_alert")
        .values({ id: idOf(news), kind, ref, ...said, at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(said))
        .execute();
      if (at === undefined) return;
      const before = db.updateTable("donation_alert").set({ closed_at: null }).where("closed_at", "<", at);
      await before.where("id", "=", idOf(news)).execute();
    },

    /** Closes an alert; false when no such alert is open. */
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

    /** Resolves an open alert; writes nothing where there is none. */
    resolve: async (news: Pick<News, "kind" | "ref">): Promise<void> => {
      const store = alertStore(db);
      if (await store.isOpen(news)) await store.close(idOf(news));
    },
  };
}

/**
 * Notes that staff have dealt with one; false when there is no such one open. The event that PayPal's order does not
 * show is resolved with it: repeated events raise no new alert.
 */
export async function dealtWith(db: Database, id: string): Promise<boolean> {
  const alert = (await alertStore(db).open()).find(({ _id }) => _id === id);
  if (!alert || !(await alertStore(db).close(id))) return false;
  if (alert.kind === "unlisted") await countEvent(db, { id: alert.ref, event_type: alert.reason });
  return true;
}

/** The open alerts about money. */
export const alertsHandlers: Handlers<typeof alertsContract> = {
  attention: async (_input, { db }) => {
    const count = async (state: DonationQuery["state"]) =>
      (await listedDonations.totals(db, { state, q: "" })).total;
    return {
      mismatched: await count("mismatched"),
      held: await ledgerStore(db).held(),
      mailFailed: await count("mailFailed"),
      alerts: await alertStore(db).open(),
    };
  },

  closeAlert: async ({ alert_id }, { db }) => {
    if (!(await dealtWith(db, alert_id))) throw new Problem(404, donationsProblems.unknownAlert);
    return {
      entityId: alert_id,
      action: "edit",
      snapshot: { _id: alert_id, done: "closed" },
      answer: { message: "success", alert_id },
    };
  },
};
