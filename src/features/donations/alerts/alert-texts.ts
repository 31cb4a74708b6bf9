import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import type { Lang } from "../../../core/locale/lang";
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
  const { kind, reason, amount, ref, due } = alert;
  const text = fill(words[kind], { amount, ref });
  if (kind === "stranger") return { text, advice: words.strangerAdvice };
  if (kind === "dispute") {
    const until = due && fill(words.disputeAdviceUntil, { time: staffTime(due, lang) });
    return { text, advice: until || words.disputeAdvice };
  }
  const known = reason === "credentials" || reason === "forbidden";
  return { text, advice: known ? words[reason] : fill(words.otherRefusal, { reason }) };
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

/** The hold that a reason of PayPal's comes to. */
export const holdOf = (reason: string): Hold => ACTS[reason] ?? "heldWait";
