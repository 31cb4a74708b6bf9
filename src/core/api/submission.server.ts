import type { Database } from "../db/database.server";
import type { Deps } from "../deps.server";
import { countVisit, MESSAGES } from "./visitor-allowance.server";

/**
 * Keeps what a visitor sent: in one transaction with what it counts against the visitor's address. Once it
 * is committed, the mail that it put into the outbox leaves.
 * @throws {Problem} 429 when this address has sent too much.
 */
export async function keepSubmission<T>(
  { deps, address }: { deps: Deps; address: string },
  keep: (tx: Database) => Promise<T>,
): Promise<T> {
  const kept = await deps.db.transaction().execute(async (tx) => {
    await countVisit(tx, address, MESSAGES);
    return keep(tx);
  });
  deps.mail.wake();
  return kept;
}
