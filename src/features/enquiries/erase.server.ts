import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";
import { keptSince } from "../../core/mail/kept-since.server";
import { mailStatus } from "../../core/mail/mail-status.server";
import { enquiryStore } from "./store.server";

/** So many at a time, since a database takes only so many values in one statement. */
const AT_ONCE = 500;

/** Erases messages and their e-mails. The journal never had more of them than their ids. */
export async function eraseMessages(tx: Database, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    await mailStatus(tx).erase(some);
    await enquiryStore(tx).erase(some);
  }
}

/** The daily job: erases what is older than the set number of months, and that somebody has seen. */
export async function eraseOldMessages({ db, config, log }: Deps, now: Date): Promise<void> {
  const erased = await db.transaction().execute(async (tx) => {
    const ids = await enquiryStore(tx).idsSeenBefore(keptSince(config, now));
    await eraseMessages(tx, ids);
    return ids.length;
  });
  if (erased > 0) log.info({ erased }, "messages older than the retention time were erased");
}
