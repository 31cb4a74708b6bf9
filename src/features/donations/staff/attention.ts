import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import type { AskAttention, Attention } from "../../../core/staff/frame/attention";
import { alertsContract } from "../alerts/contract";
import { ADVICE, alertTexts, alertWords, type Hold, holdOf } from "../alerts/words";

const api = createClient(alertsContract);

const HOLDS: readonly Hold[] = ["heldAccept", "heldVerify", "heldWait"];

/** What about money needs attention, each with the way to where it is dealt with. */
export const donationsAttention: AskAttention = async () => {
  const { mismatched, held, mailFailed, alerts } = await api.attention({});
  const heldAs = (hold: Hold) =>
    held.filter(({ reason }) => holdOf(reason) === hold).reduce((sum, { count }) => sum + count, 0);
  return [
    ...alerts.map((alert) => ({
      to: `/cms/donations#${alert._id}`,
      text: localized((lang) => alertTexts(alert, lang).text),
      advice: localized((lang) => alertTexts(alert, lang).advice),
    })),
    ...counted("mismatched", mismatched, "/cms/donations?state=mismatched"),
    ...HOLDS.flatMap((hold) => counted(hold, heldAs(hold), "/cms/donations?state=pending")),
    ...counted("mailFailed", mailFailed, "/cms/donations?state=mailFailed"),
  ];
};

function counted(what: keyof typeof ADVICE, count: number, to: string): Attention[] {
  if (count === 0) return [];
  const text = localized((lang) => fill(alertWords[lang][what], { count }));
  return [{ to, text, advice: localized((lang) => alertWords[lang][ADVICE[what]]) }];
}
