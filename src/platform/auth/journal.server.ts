import type { Database } from "../db/database.server";
import type { OwnAction } from "../journal/actions";
import { ACCOUNTS, record } from "../journal/journal.server";

/** The journal's entry of an act on an account: its name, no password, and what else it `became`. */
export function accountEntry(action: OwnAction, given: string, became: object = {}) {
  const username = given.toLowerCase();
  return { entityId: username, action, snapshot: { _id: username, ...became } };
}

/** Writes that somebody did something with their own account. */
export const note = (db: Database, action: OwnAction, username: string): Promise<void> =>
  record(db, ACCOUNTS, username, accountEntry(action, username));

/**
 * Records what happened to an account before anybody signed in, so it has no author.
 * @param username "" for a name that no account has.
 */
export const noteFailure = (db: Database, action: OwnAction, username: string): Promise<void> =>
  record(db, ACCOUNTS, "", accountEntry(action, username));

/**
 * Returns a function that records an action on an account, in the transaction of the action.
 * @param author the username of who did it; "" for the command line, whose users have no account here
 */
export const noteAccount =
  (action: OwnAction, given: string, author: string, became?: object) =>
  (tx: Database): Promise<void> =>
    record(tx, ACCOUNTS, author, accountEntry(action, given, became));
