import type { Database } from "../../../core/db/database.server";
import { enqueueMail } from "../../../core/mail/enqueue.server";
import { isMailAddress } from "../../../core/mail/mail-address";
import { mailDesk } from "../../../core/mail/mail-desk.server";
import { readSiteDetails } from "../../../core/site/frame/site-details.server";
import type { Donation } from "../donation";
import { TO_DONOR, thanks } from "../letters/letters.server";
import type { LedgerEntry } from "./contract";
import { ledgerStore } from "./store.server";

/** Donations as staff see them, each with its e-mails that have not left, and whether it has a receipt. */
export async function entriesOf(db: Database, donations: readonly Donation[]): Promise<LedgerEntry[]> {
  const ids = donations.map(({ _id }) => _id);
  const unsent = await mailDesk(db).unsent(ids);
  const receipted = await ledgerStore(db).receipted(ids);
  return donations.map((donation) => ({
    ...donation,
    receipted: receipted.has(donation._id),
    unsentMail: (unsent.get(donation._id) ?? []).map(({ kind, ...mail }) => ({
      toCharity: !TO_DONOR.includes(kind),
      ...mail,
    })),
  }));
}

/** Has the e-mails about a donation that have not left sent again, the donor's to the address that is known now. */
export function resendMail(db: Database, { _id, email }: Donation): Promise<void> {
  return mailDesk(db).sendUnsent(_id, { kinds: TO_DONOR, to: isMailAddress(email) ? email : undefined });
}

/** Thanks the donor of a gift that has just been accepted, where a letter can reach them. */
export async function thankOnce(db: Database, donation: Donation): Promise<void> {
  if (donation.state === "refunded" || !isMailAddress(donation.email)) return;
  await enqueueMail(db, thanks(donation, await readSiteDetails(db)));
}
