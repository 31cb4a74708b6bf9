import type { Database } from "../db/database.server";
import { type Action, record } from "../journal/journal.server";

/** What happens to an account before anybody has shown who they are, and so has no author. */
const BY_NOBODY = new Set<Action>(["failedSignIn", "failedCode", "failedPasskey", "heldSignIn"]);

/** Writes something about an account into the journal: the name alone, "" for one that no account has. */
export async function note(db: Database, action: Action, username: string): Promise<void> {
  const author = BY_NOBODY.has(action) ? "" : username;
  await record(db, "accounts", author, { entityId: username, action, snapshot: { _id: username } });
}
