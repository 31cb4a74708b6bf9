import type { Database } from "../../../core/db/database.server";
import type { Deps } from "../../../core/deps.server";
import { enqueueMail } from "../../../core/mail/enqueue.server";
import { isMailAddress } from "../../../core/mail/mail-address";
import { readSiteDetails } from "../../../core/site/frame/site-details.server";
import type { Donation } from "../donation";
import { donorNews, type StaffNews, staffNotice } from "../letters/letters.server";
import { type OrderAnswer, payerKnown } from "../paypal/answers";
import { donationStore } from "../store.server";
import { changing, type Hearing } from "./keep.server";
import { Overtaken } from "./settle.server";

/** How an order ends of which PayPal has taken nothing. */
export interface Ending extends Hearing {
  why: Extract<StaffNews, "declined" | "voided" | "expired">;
  /** PayPal's own word for it, as in `INSTRUMENT_DECLINED`. */
  word?: string | undefined;
  /** PayPal's order, which may name the payer. */
  order?: OrderAnswer | undefined;
}

/**
 * Ends an order of which PayPal has taken nothing: from now on only its donor can have it asked for again. Staff and
 * donor hear of it, unless the donor is told by the answer that they wait for and nobody was promised word before.
 */
export async function endOrder(deps: Deps, { _id }: Donation, ending: Ending): Promise<void> {
  await changing(deps, async (tx) => {
    const donations = donationStore(tx);
    const before = await donations.find(_id);
    if (before?.state !== "ordered") return;
    const payer = payerKnown(before, ending.order);
    const donation: Donation = { ...before, ...payer, state: "declined", version: before.version + 1 };
    if (!(await donations.replace(donation))) throw new Overtaken();
    const isOwed = await donations.takePromise(_id);
    if (isOwed || !ending.isTold) await tell(tx, deps, donation, ending);
  });
}

/**
 * Tells donor and staff, once, that PayPal has not said for a week what became of an order. It is asked on: money that
 * it took after all is still found.
 */
export async function giveUp(deps: Deps, { _id }: Donation, word: string): Promise<void> {
  await changing(deps, async (tx) => {
    const donations = donationStore(tx);
    const donation = await donations.find(_id);
    if (donation?.state !== "ordered" || !(await donations.takePromise(_id))) return;
    await tell(tx, deps, donation, { why: "unsettled", word });
  });
}

async function tell(
  tx: Database,
  { config }: Deps,
  donation: Donation,
  { why, word }: { why: StaffNews; word?: string | undefined },
): Promise<void> {
  const change = { donation, before: "ordered" as const, news: why, word };
  await enqueueMail(tx, staffNotice(change, config));
  if (!isMailAddress(donation.email)) return;
  const news = why === "unsettled" ? why : "declined";
  await enqueueMail(tx, donorNews(donation, news, await readSiteDetails(tx), config.publicUrl));
}
