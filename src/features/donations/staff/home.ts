import { read } from "../../../core/api/client";
import { hongKongDay, monthName } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import { hkd } from "../../../core/money";
import type { AskAttention, Attention } from "../../../core/staff/frame/home-parts";
import { type Comparison, homeParts } from "../../../core/staff/frame/home-parts";
import { ADVICE, alertTexts, type Hold, holdOf } from "../alerts/alert-texts";
import type { alertsContract } from "../alerts/contract";
import { alertWords } from "../alerts/words";
import type { ledgerContract } from "../ledger/contract";

const HOLDS: readonly Hold[] = ["heldAccept", "heldVerify", "heldWait"];

/** The problems of money that need attention, each with the way to where it is dealt with. */
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

const TITLE = { eng: "Donations this month", tra: "本月捐款", sim: "本月捐款" };
const SO_FAR = {
  eng: "{month} {year}, so far",
  tra: "{year}年{month}（至今）",
  sim: "{year}年{month}（至今）",
};
const WHOLE = { eng: "{month} {year}", tra: "{year}年{month}", sim: "{year}年{month}" };

/** The gifts of this month, beside the whole of the same month a year ago. */
async function giftsOfMonth(): Promise<Comparison> {
  const [year = 0, month = 0] = hongKongDay(new Date()).split("-").map(Number);
  const sums = await Promise.all([year, year - 1].map((each) => sumOfMonth(each, month)));
  const lines = sums.map((amount, before) => ({
    amount,
    text: hkd(amount),
    label: localized((lang) =>
      fill((before ? WHOLE : SO_FAR)[lang], { month: monthName(month, lang), year: year - before }),
    ),
  }));
  return { to: "/cms/donationtotals", title: TITLE, lines };
}

async function sumOfMonth(year: number, month: number): Promise<number> {
  const methods = (await read<typeof ledgerContract.totals>("/api/donationTotals", { year })).months[
    month - 1
  ];
  return Object.values(methods ?? {}).reduce((sum, cents) => sum + cents, 0);
}

export default homeParts({
  attention: askAttention,
  comparison: giftsOfMonth,
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
      {
        to: "/cms/donations",
        text: {
          eng: "Have PayPal’s webhook set up (PAYPAL_WEBHOOK_ID), so that PayPal reports payments, refunds and disputes at once",
          tra: "設定 PayPal 的 webhook（PAYPAL_WEBHOOK_ID），讓 PayPal 即時通知付款、退款及爭議",
          sim: "设置 PayPal 的 webhook（PAYPAL_WEBHOOK_ID），让 PayPal 即时通知付款、退款和争议",
        },
        isDone: !paypal || webhook,
      },
    ];
  },
});
