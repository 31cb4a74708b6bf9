import type { Database } from "../../../core/db/database.server";
import type { Deps } from "../../../core/deps.server";
import { enqueueMail } from "../../../core/mail/enqueue.server";
import { isMailAddress } from "../../../core/mail/mail-address";
import { readSiteDetails } from "../../../core/site/frame/site-details.server";
import type { DonationState } from "../donation";
import { type DonorNews, donorNews, staffNotice, thanks } from "../letters/letters.server";
import type { OrderAnswer } from "../paypal/answers";
import { donationStore } from "../store.server";
import { Overtaken, type Reversal, type Settled, settle } from "./settle.server";

/** How often a change is tried when others come in between. */
const TRIES = 5;

/** What of a gift is there to give thanks for, when it is first heard of. */
const STAYS: readonly DonationState[] = ["completed", "partlyRefunded"];

/** What the donor is told where a payment of which they are owed word ends otherwise than in thanks. */
const NEWS: Partial<Record<DonationState, DonorNews>> = {
  declined: "declined",
  mismatched: "mismatched",
  refunded: "returned",
  reversed: "returned",
};

/** Who hears of a change besides. */
export interface Hearing {
  /** The donor is told by the answer that they wait for. */
  isTold?: boolean;
}

/** Keeps what an order of PayPal says, with the letters that a change gives rise to, in one transaction. */
export async function keep(
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
    const change = await settle(tx, order, reversal);
    if (change) await announce(tx, deps, change, { isTold });
  });
}

/**
 * Makes a change in one transaction with its letters, which leave afterwards.
 * @param make throws {@link Overtaken} where another change came in between; the same again sees what that did
 */
export async function changing(deps: Deps, make: (tx: Database) => Promise<void>): Promise<void> {
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
async function announce(tx: Database, { config }: Deps, change: Settled, { isTold }: Hearing): Promise<void> {
  const { donation, before, isArrival } = change;
  const isHeld = donation.state === "pending";
  const wasOwed = !isHeld && (await donationStore(tx).takePromise(donation._id));
  await enqueueMail(tx, staffNotice(change, config));
  if (!isMailAddress(donation.email)) return;
  const details = await readSiteDetails(tx);
  if (isArrival && STAYS.includes(donation.state)) return enqueueMail(tx, thanks(donation, details));
  const news = isEnd(change) ? NEWS[donation.state] : undefined;
  const isOwed = wasOwed || before === "pending" || !isTold;
  if (news && isOwed) await enqueueMail(tx, donorNews(donation, news, details, config.publicUrl));
}

/** Whether the donor has not heard of the payment before; of what goes back later PayPal tells the payer itself. */
function isEnd({ isArrival, donation: { state } }: Settled): boolean {
  return isArrival || state === "declined" || state === "mismatched";
}
