import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { type AllowanceLimit, countVisit } from "../../../platform/http/visitor-allowance.server";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { ARRIVED, type Donation, type DonorNotice, PAYABLE, STATES } from "../donation";
import { type DonorLetter, writeToDonor } from "../emails/donor-emails.server";
import { type Notice, staffNotice } from "../emails/staff-emails.server";
import { payPalAway, payPalOf, problemOf } from "../paypal/account.server";
import { captureOf, PayPalError, payerKnown } from "../paypal/answers";
import { donationsProblems } from "../problems.server";
import { donationStore, type KnownDonation } from "../store.server";
import { changedBy } from "./change";
import {
  type Ended,
  isEnded,
  isUnknown,
  type Outcome,
  outcomeOf,
  type PayPalReport,
  type Query,
} from "./outcome";

/** PayPal requests about one order that one network may cause: a stranger's use up none of the donor's. */
const capturesOf = (orderId: string): AllowanceLimit => ({
  of: `capture:${orderId}`,
  atOnce: 20,
  regain: 5000,
  refusal: donationsProblems.tooManyCaptures,
});

/**
 * Takes the money of an order for the donor who came back from PayPal, and stores the outcome. May be called at
 * any time and any number of times: PayPal takes the money of an order once, and the change is made once. What PayPal
 * declined is tried again for the donor alone: they were told that nothing was taken, may have given in another way
 * since, and PayPal's order can be charged for hours.
 * @param address of the client: each network has its own limit
 * @throws {Problem} 404 for an order that is not ours, 402 when PayPal declines, 429 when it was called too often, 503
 *   when it is away or refuses us
 */
export async function completeOrder(deps: Deps, orderId: string, address: string): Promise<Donation> {
  const donations = donationStore(deps.db);
  const known = await donations.byOrder(orderId);
  if (!known) throw new Problem(404, donationsProblems.unknownDonation);
  if (!PAYABLE.includes(known.state)) return known;
  if (!(await mayAsk(deps, known, orderId, address))) return known;
  const now = new Date();
  const { outcome, error } = await syncOrder(deps, known, { by: "donor", now });
  const left = (await donations.byOrder(orderId)) ?? known;
  // Another call at the same moment may have taken what this one did not.
  if (!error || !PAYABLE.includes(left.state)) return left;
  if (outcome === "expired") throw new Problem(402, donationsProblems.paypalExpired, { cause: error });
  const problem = problemOf(error, deps.log, known._id);
  // The donor who gets this is asked not to pay again, and promised an e-mail.
  if (problem.status === 503) await donations.addPendingNotice(orderId, now);
  throw problem;
}

/** Counts a question to PayPal; false where enough is known to say without it. */
async function mayAsk({ db }: Deps, { state }: Donation, orderId: string, address: string): Promise<boolean> {
  try {
    await db.transaction().execute((tx) => countVisit(tx, address, capturesOf(orderId)));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429 && state !== "ordered") return false;
    throw error;
  }
}

const returned = () => new Problem(409, donationsProblems.paypalReturned);

/** The response to a capture call: 402 says that no money was taken. */
const REFUSALS: Record<Exclude<DonorNotice, "thanks">, () => Problem> = {
  away: payPalAway,
  pending: () => new Problem(409, donationsProblems.paypalPending),
  declined: () => new Problem(402, donationsProblems.paypalDeclined),
  mismatched: () => new Problem(409, donationsProblems.paypalMismatched),
  partlyReturned: returned,
  returned,
};

/** Why a donation is no success: something else than the amount ordered has arrived, or nothing. */
export function refusalOf({ state }: Donation): Problem | undefined {
  const { notice } = STATES[state];
  return notice === "thanks" ? undefined : REFUSALS[notice]();
}

/** The number of times a step is tried when others come in between. */
const TRIES = 5;

/** Outcomes that may send e-mails. */
const WRITES: readonly Outcome[] = ["record", "declined", "voided", "expired", "unsettled"];

/** Somebody else changed the donation in between; the same again will see what they did. */
class Overtaken extends Error {}

interface Trigger extends Query {
  /** What is known from PayPal so far. */
  reported?: PayPalReport;
  /** Done in the transaction that settles the matter, and first; false where all of it was done before. */
  also?: (tx: Database) => Promise<boolean>;
}

interface Synced {
  outcome: Outcome;
  /** Why PayPal took nothing, or why nobody knows. */
  error: PayPalError | undefined;
}

/**
 * Brings a donation up to date with its order at PayPal. Money is taken, held, declined or given back by this function
 * alone. In turns, {@link outcomeOf} decides by what is stored and what PayPal has said, the outcome is carried out in
 * one transaction with its letters, and PayPal is queried for what is still unknown. A process that is killed in between
 * loses nothing: that an order may have been paid is recorded before the capture, and queried again.
 * @param asked the donation as the caller has read it
 */
export async function syncOrder(deps: Deps, asked: Donation, trigger: Trigger): Promise<Synced> {
  let reported = trigger.reported ?? {};
  for (;;) {
    const { outcome, known } = await oneStep(deps, asked, reported, trigger);
    if (outcome === "look") reported = { ...reported, ...(await readOrder(deps, known)) };
    else if (outcome === "capture") reported = await captureOrder(deps, known);
    else return withRefusalLogged(deps, known, { outcome, error: errorOf(outcome, reported) }, trigger);
  }
}

/** Logs a refusal of PayPal that no waiting caller gets. */
function withRefusalLogged(
  { log }: Deps,
  { donation }: KnownDonation,
  result: Synced,
  { by }: Trigger,
): Synced {
  const { outcome, error } = result;
  if (error && by === "program" && (isUnknown(outcome) || isEnded(outcome)))
    problemOf(error, log, donation._id);
  return result;
}

function errorOf(outcome: Outcome, { refusal, unread }: PayPalReport): PayPalError | undefined {
  if (outcome === "record") return undefined;
  if (isEnded(outcome) || outcome === "release") return refusal;
  return unread ?? refusal ?? noPayment();
}

/** PayPal shows an order without the payment that it speaks of. */
const noPayment = () => new PayPalError(0, "NO_CAPTURE");

async function readOrder(deps: Deps, { orderId }: KnownDonation): Promise<PayPalReport> {
  try {
    return { order: await payPalOf(deps).order(orderId) };
  } catch (unread) {
    if (!(unread instanceof PayPalError)) throw unread;
    return { unread };
  }
}

/**
 * Captures an order. After a final refusal it uses another request id, since PayPal
 * answers the same one the same again; it takes the money of an order once, by whichever.
 */
async function captureOrder(
  deps: Deps,
  { donation: { _id }, orderId, refusals }: KnownDonation,
): Promise<PayPalReport> {
  try {
    const order = await payPalOf(deps).capture(orderId, _id, refusals);
    return captureOf(order) ? { order } : { refusal: noPayment() };
  } catch (refusal) {
    if (!(refusal instanceof PayPalError)) throw refusal;
    if (refusal.isFinal || refusal.saysUnknown) await donationStore(deps.db).recordRefusal(_id, refusals);
    return { refusal };
  }
}

interface Step {
  outcome: Outcome;
  known: KnownDonation;
}

/** Decides by the present donation, and does what needs no request to PayPal, in one transaction. */
async function oneStep(deps: Deps, asked: Donation, reported: PayPalReport, trigger: Trigger): Promise<Step> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const step = await deps.db.transaction().execute(async (tx) => {
        const known = await donationStore(tx).known(asked._id);
        const outcome = outcomeOf(known, reported, trigger);
        await act({ ...trigger, tx, deps, reported, asked }, outcome, known);
        return { outcome, known };
      });
      if (WRITES.includes(step.outcome)) deps.mail.wake();
      return step;
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === TRIES) throw error;
    }
  }
}

interface Act extends Trigger {
  tx: Database;
  deps: Deps;
  reported: PayPalReport;
  asked: Donation;
}

async function act(given: Act, outcome: Outcome, known: KnownDonation): Promise<void> {
  const { tx, also, by, now, asked } = given;
  const { orderId } = known;
  if (outcome === "capture")
    return by === "donor" ? recordDonorReturn(tx, orderId, now) : recordApproval(given, known);
  if (outcome === "unsettled") return giveUp(given, known);
  if (outcome === "look" || outcome === "wait") return;
  if (also && !(await also(tx))) return;
  if (outcome === "record") return record(given, known);
  if (isEnded(outcome)) return end(given, known, outcome);
  const noted = by === "donor" ? now.toISOString() : asked.returnedAt;
  if (outcome === "release" && noted !== null) await donationStore(tx).clearReturn(orderId, noted);
}

/** From now on background jobs follow the order until PayPal says whether money was taken. */
async function recordDonorReturn(tx: Database, orderId: string, now: Date): Promise<void> {
  await donationStore(tx).reopen(orderId, now);
  await donationStore(tx).recordReturn(orderId, now);
}

/** Stores who has approved an order as soon as PayPal names them, and that they are owed word of it. */
async function recordApproval(
  { tx, reported: { order }, now }: Act,
  { donation, orderId }: KnownDonation,
): Promise<void> {
  await donationStore(tx).addPendingNotice(orderId, now);
  const payer = payerKnown(donation, order);
  const isNews = Object.entries(payer).some(([name, said]) => donation[name as keyof typeof payer] !== said);
  if (!isNews && donation.returnedAt !== null) return;
  const returnedAt = donation.returnedAt ?? now.toISOString();
  // A concurrent change of the donation knows as much.
  await donationStore(tx).replace({ ...donation, ...payer, returnedAt, version: donation.version + 1 });
}

/**
 * Stores what PayPal's order shows. Staff hear of every change of money. The donor hears once when the gift has arrived,
 * and of any other end of a payment unless the pending response says so; of later refunds PayPal
 * notifies the payer itself.
 */
async function record({ tx, deps, reported, by }: Act, known: KnownDonation): Promise<void> {
  const { order, reversal } = reported;
  const change = order && changedBy(known.donation, order, { reversal, now: new Date() });
  if (!change) return;
  const { donation, before, isArrival } = change;
  if (!(await donationStore(tx).replace(donation))) throw new Overtaken();
  const { money, letter } = STATES[donation.state];
  const wasOwed = money !== "held" && (await donationStore(tx).takePendingNotice(donation._id));
  const isFirst = isArrival || !ARRIVED.includes(donation.state);
  const isOwed = wasOwed || STATES[before].money === "held" || by === "program";
  await announce(tx, deps, change, isFirst && (letter === "thanks" || isOwed) ? letter : null);
}

/**
 * Ends an order of which PayPal has taken nothing: from now on only its donor can cause another capture. Staff hear
 * of it, and so does the donor, unless the pending response says so and no notice was promised before.
 * However often its donor tries again, staff hear of it once.
 */
async function end(
  { tx, deps, reported: { order, refusal, unread }, by }: Act,
  { donation: before, refusals }: KnownDonation,
  why: Ended,
): Promise<void> {
  const donations = donationStore(tx);
  const payer = payerKnown(before, order);
  const donation: Donation = { ...before, ...payer, state: "declined", version: before.version + 1 };
  if (!(await donations.replace(donation))) throw new Overtaken();
  const isDonorNotified = !(await donations.takePendingNotice(before._id)) && by === "donor";
  if (isDonorNotified && refusals > 1) return;
  const word = (refusal ?? unread)?.issue;
  await announce(
    tx,
    deps,
    { donation, before: "ordered", news: why, word },
    isDonorNotified ? null : "declined",
  );
}

/**
 * Notifies donor and staff, once, that PayPal has not said for a week what became of an order. Queries go on: money that
 * it took after all is still found.
 */
async function giveUp({ tx, deps, reported }: Act, { donation }: KnownDonation): Promise<void> {
  if (!(await donationStore(tx).takePendingNotice(donation._id))) return;
  const word = errorOf("unsettled", reported)?.issue;
  await announce(tx, deps, { donation, before: "ordered", news: "unsettled", word }, "unsettled");
}

/** Notifies staff of a change, and its donor where there is a letter for them. */
async function announce(
  tx: Database,
  { config }: Deps,
  change: Notice,
  letter: DonorLetter | null,
): Promise<void> {
  await enqueueMail(tx, staffNotice(change, config));
  if (letter) await writeToDonor(tx, change.donation, letter, config.publicUrl);
}
