import type { Database } from "../../../core/db/database.server";
import { isMailAddress } from "../../../core/mail/mail-address";
import { mailDesk } from "../../../core/mail/mail-desk.server";
import type { Donation } from "../donation";
import { THANKS } from "../letters.server";
import type { LedgerEntry } from "./contract";

/** Donations as staff see them, each with its e-mails that have not left. */
export async function entriesOf(db: Database, donations: readonly Donation[]): Promise<LedgerEntry[]> {
  const unsent = await mailDesk(db).unsent(donations.map(({ _id }) => _id));
  return donations.map((donation) => ({
    ...donation,
    unsentMail: (unsent.get(donation._id) ?? []).map(({ kind, ...mail }) => ({
      toCharity: kind !== THANKS,
      ...mail,
    })),
  }));
}

/** Has the e-mails about a donation that have not left sent again, the donor's to the address that is known now. */
export function resendMail(db: Database, { _id, email }: Donation): Promise<void> {
  return mailDesk(db).sendUnsent(_id, { kind: THANKS, to: isMailAddress(email) ? email : undefined });
}
