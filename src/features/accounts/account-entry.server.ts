import type { Database } from "../../core/db/database.server";
import { type Action, record } from "../../core/journal/journal.server";

/** What the journal says of something that was done with an account: its name, and no password. */
export function accountEntry(action: Action, given: string) {
  const username = given.toLowerCase();
  return { entityId: username, action, snapshot: { _id: username } };
}

/**
 * Writes that entry, in the transaction that did it.
 * @param author the username of who did it; "" for the command line, whose users have no account here
 */
export const noteAccount =
  (action: Action, given: string, author: string) =>
  (tx: Database): Promise<void> =>
    record(tx, "accounts", author, accountEntry(action, given));
