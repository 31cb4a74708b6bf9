import type { Database } from "../db/database.server";
import type { Action } from "./actions";

/** Under this name the journal has what is done with staff accounts, which leaves the site itself as it is. */
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
  /** True of a change that leaves what visitors see as it is, by a call that otherwise does not. */
  keepsPageCache?: boolean;
  /** Where something was erased for good: the tables of words that it stood in; else left out. */
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
 * Tells whether nothing was ever done to the site in this database; to have signed in is nothing.
 * @param besides further features whose entries say nothing of the site
 */
export async function isJournalEmpty(db: Database, besides: readonly string[] = []): Promise<boolean> {
  const done = db
    .selectFrom("journal")
    .select("id")
    .where("feature", "not in", [ACCOUNTS, ...besides]);
  return (await done.limit(1).executeTakeFirst()) === undefined;
}
