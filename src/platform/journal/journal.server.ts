import type { Database } from "../db/database.server";
import type { Action } from "./actions";

/** The journal's name for changes of staff accounts, which do not change the site itself. */
export const ACCOUNTS = "accounts";

/** The result of a `write` handler: the change, for the journal, and the answer for the client. */
export interface Change<Answer> {
  entityId: string;
  action: Action;
  snapshot: unknown;
  answer: Answer;
  /** The feature whose thing it is, where a call of another one changed it. */
  feature?: string;
  /** The status of the answer, where it is not that of the call. */
  status?: number;
  /** What was done besides, each an entry of its own in the journal. */
  also?: readonly Pick<Change<unknown>, "action" | "snapshot">[];
  /** True of a change that visitors do not see, by a call whose changes they otherwise do. */
  preservesPageCache?: boolean;
  /** Where something was erased for good: the word index tables that contained it; else left out. */
  erasedFrom?: readonly string[];
}

/** Writes one entry, in the transaction of the change itself. */
export async function record(
  tx: Database,
  feature: string,
  author: string,
  { entityId, action, snapshot }: Pick<Change<unknown>, "entityId" | "action" | "snapshot">,
): Promise<void> {
  await tx
    .insertInto("journal")
    .values({
      feature,
      entity_id: entityId,
      action: typeof action === "string" ? action : action.name,
      snapshot: JSON.stringify(snapshot),
      author,
      at: new Date().toISOString(),
    })
    .execute();
}

/**
 * Whether nothing was ever done to the site in this database; signing in does not count.
 * @param besides further features whose entries do not count
 */
export async function isJournalEmpty(db: Database, besides: readonly string[] = []): Promise<boolean> {
  const done = db
    .selectFrom("journal")
    .select("id")
    .where("feature", "not in", [ACCOUNTS, ...besides]);
  return (await done.limit(1).executeTakeFirst()) === undefined;
}
