import { staffTime } from "../../../platform/locale/format";
import { fill, type Lang } from "../../../platform/locale/lang";
import type { DonationAlert } from "./contract";
import { alertWords } from "./words";

/** The words that say what to do about each thing that is counted. */
export const ADVICE = {
  mismatched: "mismatchedAdvice",
  heldAccept: "heldAcceptAdvice",
  heldVerify: "heldVerifyAdvice",
  heldWait: "heldWaitAdvice",
  mailFailed: "mailFailedAdvice",
} as const;

/** The text of an alert, and the advice about it. */
export function alertTexts(alert: DonationAlert, lang: Lang): { text: string; advice: string } {
  const words = alertWords[lang];
  const { kind, reason, amount, ref, due, status } = alert;
  const text = fill(words[kind], { amount, ref });
  if (kind === "stranger") return { text, advice: words.strangerAdvice };
  if (kind === "dispute") {
    if (due) return { text, advice: fill(words.disputeAdviceUntil, { time: staffTime(due, lang) }) };
    const isWithPayPal = status === "UNDER_REVIEW" || status === "WAITING_FOR_BUYER_RESPONSE";
    return { text, advice: isWithPayPal ? words.disputeAdviceWait : words.disputeAdvice };
  }
  if (kind === "unlisted") return { text, advice: words.unlistedAdvice };
  const known = reason === "credentials" || reason === "forbidden";
  return { text, advice: known ? words[reason] : fill(words.otherRefusal, { reason }) };
}

/** The state of a dispute, and until when PayPal wants an answer. */
export function disputeText({ due }: Pick<DonationAlert, "due">, lang: Lang): string {
  const words = alertWords[lang];
  return due === null ? words.disputed : fill(words.disputedUntil, { time: staffTime(due, lang) });
}

/** The act that helps with a payment that PayPal holds. */
export type Hold = "heldAccept" | "heldVerify" | "heldWait";

/** PayPal's reasons after which the charity has to act; after any other it waits. */
const ACTS: Record<string, Hold> = {
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION: "heldAccept",
  INTERNATIONAL_WITHDRAWAL: "heldAccept",
  UNILATERAL: "heldVerify",
  VERIFICATION_REQUIRED: "heldVerify",
};

/** The kind of hold for a reason of PayPal. */
export const holdOf = (reason: string): Hold => ACTS[reason] ?? "heldWait";
