import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { isMailAddress } from "../../../platform/mail/mail-address";
import { readSiteDetails } from "../../../site/frame/site-details.server";
import type { Donation } from "../donation";
import { donorNews, thanks } from "../emails/donor-emails.server";
import { type StaffNews, staffNotice } from "../emails/staff-emails.server";
import { type OrderAnswer, payerKnown } from "../paypal/answers";
import { ARRIVED, STATES } from "../states";
import { donationStore } from "../store.server";
import { type AppliedOrder, applyOrder, Overtaken, type Reversal } from "./apply-order.server";

/** The number of times a change is tried when others come in between. */
const TRIES = 5;

/** Who hears of a change besides. */
export interface Hearing {
  /** The donor is told by the answer that they wait for. */
  isTold?: boolean;
}

/** Keeps what an order of PayPal says, with the letters that a change gives rise to, in one transaction. */
export async function recordOrder(
  deps: Deps,
  order: OrderAnswer,
  {
    reversal,
    also,
    isTold = false,
  }: Hearing & { reversal?: Reversal | undefined; also?: (tx: Database) => Promise<boolean> } = {},
): Promise<void> {
  await changing(deps, async (tx) => {
    if (also && !(await also(tx))) return;
    const change = await applyOrder(tx, order, reversal);
    if (change) await announce(tx, deps, change, { isTold });
  });
}

/**
 * Makes a change in one transaction with its letters, which leave afterwards.
 * @param make throws {@link Overtaken} where another change came in between; the same again sees what that did
 */
async function changing(deps: Deps, make: (tx: Database) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await deps.db.transaction().execute(make);
      break;
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === TRIES) throw error;
    }
  }
  deps.mail.wake();
}

/**
 * Staff hear of every change of money. The donor hears once when the gift has arrived, and of any other end of a
 * payment unless its answer tells them, where a letter can reach them.
 */
async function announce(
  tx: Database,
  { config }: Deps,
  change: AppliedOrder,
  { isTold }: Hearing,
): Promise<void> {
  const { donation, before } = change;
  const { money, letter } = STATES[donation.state];
  const wasOwed = money !== "held" && (await donationStore(tx).takePromise(donation._id));
  await enqueueMail(tx, staffNotice(change, config));
  if (letter === null || !isEnd(change) || !isMailAddress(donation.email)) return;
  const details = await readSiteDetails(tx);
  if (letter === "thanks") return enqueueMail(tx, thanks(donation, details));
  const isOwed = wasOwed || STATES[before].money === "held" || !isTold;
  if (isOwed) await enqueueMail(tx, donorNews(donation, letter, details, config.publicUrl));
}

/**
 * Tells whether the donor has not heard of the payment before; of what goes back later PayPal tells the payer itself.
 */
function isEnd({ isArrival, donation: { state } }: AppliedOrder): boolean {
  return isArrival || !ARRIVED.includes(state);
}

/** The end of an order of which PayPal has taken nothing. */
interface Ending extends Hearing {
  why: Extract<StaffNews, "declined" | "voided" | "expired">;
  /** PayPal's own word for it, as in `INSTRUMENT_DECLINED`. */
  word?: string | undefined;
  /** PayPal's order, which may name the payer. */
  order?: OrderAnswer | undefined;
}

/**
 * Ends an order of which PayPal has taken nothing: from now on only its donor can have it asked for again. Staff hear
 * of it, and so does the donor, unless the answer that they wait for tells them and nobody was promised word before.
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
    const isTold = ending.isTold === true && !isOwed;
    // However often its donor tries again, staff hear of it once.
    if (!isTold || (await donations.refusals(_id)) <= 1)
      await sendPendingNotice(tx, deps, donation, { ...ending, isTold });
  });
}

/**
 * Tells donor and staff, once, that PayPal has not said for a week what became of an order. It is asked on: money that
 * it took after all is still found.
 */
export async function abandonOrder(deps: Deps, { _id }: Donation, word: string): Promise<void> {
  await changing(deps, async (tx) => {
    const donations = donationStore(tx);
    const donation = await donations.find(_id);
    if (donation?.state !== "ordered" || !(await donations.takePromise(_id))) return;
    await sendPendingNotice(tx, deps, donation, { why: "unsettled", word });
  });
}

async function sendPendingNotice(
  tx: Database,
  { config }: Deps,
  donation: Donation,
  { why, word, isTold = false }: Hearing & { why: StaffNews; word?: string | undefined },
): Promise<void> {
  const change = { donation, before: "ordered" as const, news: why, word };
  await enqueueMail(tx, staffNotice(change, config));
  if (isTold || !isMailAddress(donation.email)) return;
  const news = why === "unsettled" ? why : "declined";
  await enqueueMail(tx, donorNews(donation, news, await readSiteDetails(tx), config.publicUrl));
}
