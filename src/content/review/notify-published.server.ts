import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import type { Lang } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import type { ContentTables } from "../store/tables.server";
import { type NotificationDeps, notifyColleague } from "./notifications.server";
import type { ReviewTables } from "./reviews.server";

/** A change that was made, and who made it. */
interface Made {
  staff: Pick<Staff, "username"> | null;
  lang: Lang;
  deps: NotificationDeps;
  /** Finds the type of an entry; undefined of one that is not registered any more. */
  typeOf: (name: string, id: string) => ContentType | undefined;
}

/**
 * Reads what waits for approval before a change is made; returns what notifies those who asked, once the change has published theirs: from the list of what waits, by a form, or by a button of a list.
 */
export async function notifyWhenPublished(tx: Database): Promise<(made: Made) => Promise<void>> {
  const before = await waitingRows(tx);
  return async ({ staff, lang, deps, typeOf }) => {
    if (before.length === 0 || !staff) return;
    const left = new Set((await waitingRows(tx)).map(({ id }) => id));
    for (const { type: name, id, author, published } of before) {
      const type = typeOf(name, id);
      if (left.has(id) || author === staff.username || !type) continue;
      const now = await publishedOf(tx, name, id);
      if (now === undefined || now === published) continue;
      const said = { author: staff.username, comment: "", lang, deps };
      await notifyColleague(tx, author, { kind: "published", about: { type, id }, said });
    }
  };
}

const tables = (tx: Database) => tx.$extendTables<ReviewTables & ContentTables>();

/** The entries that wait for an administrator, who asked for each, and the version that visitors get of it. */
const waitingRows = (tx: Database) =>
  tables(tx)
    .selectFrom("review")
    .innerJoin("entry", (join) =>
      join.onRef("entry.type", "=", "review.type").onRef("entry.id", "=", "review.id"),
    )
    .select(["review.type", "review.id", "review.author", "entry.published"])
    .where("review.state", "=", "waiting")
    .execute();

/** Number of the version that visitors get of an entry; undefined of one that was deleted. */
async function publishedOf(tx: Database, type: string, id: string): Promise<number | null | undefined> {
  const row = await tables(tx)
    .selectFrom("entry")
    .select("published")
    .where("type", "=", type)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.published;
}
