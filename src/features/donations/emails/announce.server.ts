import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { isMailAddress } from "../../../platform/mail/mail-address";
import { readSiteDetails } from "../../../site/frame/site-details.server";
import { type DonorNews, donorNews, thanks } from "./donor-emails.server";
import { type Notice, staffNotice } from "./staff-emails.server";

/** Tells staff of a change, and its donor where there is a letter for them and an address. */
export async function announce(
  tx: Database,
  { config }: Deps,
  change: Notice,
  letter: "thanks" | DonorNews | null,
): Promise<void> {
  const { donation } = change;
  await enqueueMail(tx, staffNotice(change, config));
  if (letter === null || !isMailAddress(donation.email)) return;
  const details = await readSiteDetails(tx);
  await enqueueMail(
    tx,
    letter === "thanks" ? thanks(donation, details) : donorNews(donation, letter, details, config.publicUrl),
  );
}
