import { read } from "../../../platform/http/client";
import { fill, localized } from "../../../platform/locale/lang";
import { type AskAttention, type Attention, homeParts } from "../../../ui/frame/home-parts";
import { ADVICE, alertTexts, type Hold, holdOf } from "../alerts/alert-texts";
import type { alertsContract } from "../alerts/contract";
import { alertWords } from "../alerts/words";
import type { ledgerContract } from "../ledger/contract";

const HOLDS: readonly Hold[] = ["heldAccept", "heldVerify", "heldWait"];

/** The problems of money that need attention, each with a link to where it is dealt with. */
const askAttention: AskAttention = async () => {
  const { mismatched, held, mailFailed, alerts } = await read<typeof alertsContract.attention>(
    "/api/donationAttention",
    {},
  );
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

export default homeParts({
  attention: askAttention,
  firstSteps: async () => {
    const { paypal, webhook } = await read<typeof ledgerContract.list>("/api/donations", {});
    return [
      {
        to: "/cms/donations",
        text: {
          eng: "Connect PayPal, so that donations can be made online",
          tra: "連接 PayPal，讓訪客可在網上捐款",
          sim: "连接 PayPal，让访客可以在线捐款",
        },
        isDone: paypal,
      },
      // Before PayPal is connected, there are no problems to report.
      ...(paypal ? [webhookStep(webhook)] : []),
    ];
  },
});

const webhookStep = (isDone: boolean) => ({
  to: "/cms/donations",
  text: {
    eng: "Have PayPal’s webhook set up, so that PayPal reports payments, refunds and disputes at once",
    tra: "設定 PayPal 的 webhook，讓 PayPal 即時通知付款、退款及爭議",
    sim: "设置 PayPal 的 webhook，让 PayPal 即时通知付款、退款和争议",
  },
  isDone,
});
