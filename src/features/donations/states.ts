import type { Localized } from "../../platform/locale/lang";
import type { CaptureAnswer } from "./paypal/answers";

/**
 * The state of a donation's money: `awaited`, nobody has paid yet; `held` by PayPal; `refused`, PayPal took nothing;
 * `kept`, it was received and not refunded in full; `unclear`, another amount came, so that staff must look; `gone`, it
 * came and went back.
 */
type Money = "awaited" | "held" | "refused" | "kept" | "unclear" | "gone";

/** What the page after PayPal tells the donor. */
export type DonorNotice =
  | "thanks"
  | "away"
  | "pending"
  | "declined"
  | "mismatched"
  | "partlyReturned"
  | "returned";

/** The signs of the chips that say a state; each is an icon of the same name. */
export type StateIcon =
  | "CircleCheck"
  | "CircleDashed"
  | "CircleX"
  | "Hourglass"
  | "RotateCcw"
  | "TriangleAlert"
  | "Undo"
  | "Undo2";

interface StateFacts {
  money: Money;
  /**
   * The step that a payment has reached. PayPal's answers may reach us late and in any order, and say when they were
   * made nowhere that we could rely on; but a payment only goes this way: it is held or not, then taken or declined,
   * and money that was taken can only go back, in parts, as a whole, or by the payer's bank. What would lead back is
   * old news. Another amount than was ordered ranks as the right one does: somebody has to compare it.
   */
  step: number;
  notice: DonorNotice;
  /** The e-mail to the donor when the money arrives or the payment fails; null for none. */
  letter: "thanks" | "declined" | "mismatched" | "returned" | null;
  /** The name on staff's screens. */
  name: Localized;
  icon: StateIcon;
}

/**
 * Every state of a donation, and all that follows from it. `declined` is captured again only when the donor
 * comes back from there once more. The database has a list of the names too: a new one needs a migration.
 */
const table = {
  ordered: {
    money: "awaited",
    step: 0,
    notice: "away",
    letter: null,
    name: { eng: "Ordered, not paid", tra: "未付款", sim: "未付款" },
    icon: "CircleDashed",
  },
  pending: {
    money: "held",
    step: 1,
    notice: "pending",
    letter: null,
    name: { eng: "Held by PayPal", tra: "PayPal 處理中", sim: "PayPal 处理中" },
    icon: "Hourglass",
  },
  completed: {
    money: "kept",
    step: 3,
    notice: "thanks",
    letter: "thanks",
    name: { eng: "Completed", tra: "已完成", sim: "已完成" },
    icon: "CircleCheck",
  },
  declined: {
    money: "refused",
    step: 2,
    notice: "declined",
    letter: "declined",
    name: { eng: "Declined", tra: "被拒", sim: "被拒" },
    icon: "CircleX",
  },
  refunded: {
    money: "gone",
    step: 5,
    notice: "returned",
    letter: "returned",
    name: { eng: "Refunded", tra: "已退款", sim: "已退款" },
    icon: "Undo2",
  },
  partlyRefunded: {
    money: "kept",
    step: 4,
    notice: "partlyReturned",
    letter: "thanks",
    name: { eng: "Refunded in part", tra: "部分退款", sim: "部分退款" },
    icon: "Undo",
  },
  reversed: {
    money: "gone",
    step: 6,
    notice: "returned",
    letter: "returned",
    name: { eng: "Reversed by the bank", tra: "被銀行撤回", sim: "被银行撤回" },
    icon: "RotateCcw",
  },
  mismatched: {
    money: "unclear",
    step: 3,
    notice: "mismatched",
    letter: "mismatched",
    name: { eng: "Amount differs from the order", tra: "與訂單金額不符", sim: "与订单金额不符" },
    icon: "TriangleAlert",
  },
} satisfies Record<string, StateFacts>;

export type DonationState = keyof typeof table;

/** The facts that follow from each state. */
export const STATES: Record<DonationState, StateFacts> = table;

export const DONATION_STATES = Object.keys(table) as DonationState[];

const whoseMoneyIs = (...money: Money[]): readonly DonationState[] =>
  DONATION_STATES.filter((state) => money.includes(STATES[state].money));

/** Nobody has paid: not in the ledger before the donor has come back from PayPal. */
export const UNPAID = whoseMoneyIs("awaited");
/** Not known yet: PayPal is queried again, and the waiting donor is asked to come back later. */
export const UNSETTLED = whoseMoneyIs("awaited", "held");
/** States without a known payment. */
export const UNTAKEN = whoseMoneyIs("awaited", "refused");
/** The donor may still bring PayPal to take the money. */
export const PAYABLE = whoseMoneyIs("awaited", "held", "refused");
/** Money has stayed: what sums count, thanks are given for, and receipts are about. */
export const KEPT = whoseMoneyIs("kept");
/** The money that was ordered has come, though it may have gone back since. */
export const ARRIVED = whoseMoneyIs("kept", "gone");
/** The money is there and may go back. */
export const THERE = whoseMoneyIs("kept", "unclear");

/** The state for PayPal's payment status, where the amount is that of the order. */
export const STATE_OF_CAPTURE: Record<CaptureAnswer["status"], DonationState> = {
  COMPLETED: "completed",
  PENDING: "pending",
  DECLINED: "declined",
  FAILED: "declined",
  REFUNDED: "refunded",
  PARTIALLY_REFUNDED: "partlyRefunded",
};

/** The state of a donation that has arrived, by how much of it went back. */
export function stateOf(amountCents: number, refundedCents: number): DonationState {
  if (refundedCents === 0) return "completed";
  return refundedCents < amountCents ? "partlyRefunded" : "refunded";
}
