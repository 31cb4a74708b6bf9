import type { Database } from "../../platform/db/database.server";
import { answers, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { type SavedView, viewsContract } from "../../platform/list/views-contract";
import { listViewsProblems as says } from "./problems.server";

type ViewTables = {
  saved_view: SavedView & { account_id: string; list: string };
};

/** The most views of one list that a user can save. */
const MOST = 20;

const tables = (db: Database) => db.$extendTables<ViewTables>();

const viewsOf = (db: Database, account: string, list: string): Promise<SavedView[]> =>
  tables(db)
    .selectFrom("saved_view")
    .select(["name", "query"])
    .where("account_id", "=", account)
    .where("list", "=", list)
    .orderBy("name")
    .execute();

const handlers: Handlers<typeof viewsContract> = {
  views: async ({ list }, { db, staff }) => ({ views: await viewsOf(db, staff.id, list) }),

  saveView: async ({ list, name, query }, { db, staff }) => {
    const own = { account_id: staff.id, list, name };
    if (query === undefined) {
      await tables(db)
        .deleteFrom("saved_view")
        .where((eb) => eb.and(own))
        .execute();
    } else {
      const others = (await viewsOf(db, staff.id, list)).filter((view) => view.name !== name);
      if (others.length >= MOST) throw new Problem(400, says.enough);
      await tables(db)
        .insertInto("saved_view")
        .values({ ...own, query })
        .onConflict((conflict) => conflict.columns(["account_id", "list", "name"]).doUpdateSet({ query }))
        .execute();
    }
    return { views: await viewsOf(db, staff.id, list) };
  },
};

/** The list views that users save for themselves. */
export default feature({
  name: "list-views",
  answers: answers(viewsContract, handlers),
  problems: says,
});
