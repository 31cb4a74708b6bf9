import type { Handlers } from "../../../core/api/handlers.server";
import { Problem } from "../../../core/api/problem";
import { ledgerStore } from "../ledger/store.server";
import { donationsProblems } from "../problems.server";
import type { alertsContract } from "./contract";
import { alertStore } from "./store.server";

/** What about money waits for somebody. */
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
