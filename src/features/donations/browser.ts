import { HandCoins } from "lucide-react";
import { read } from "../../platform/http/client";
import { fullName, hongKongDay, monthName, plainDay } from "../../platform/locale/format";
import { fill, localized } from "../../platform/locale/lang";
import { hkd } from "../../platform/money/money";
import { type Attention, type Comparison, type Findings, type Search, screens } from "../../ui/screens";
import { ADVICE, alertTexts, type Hold, holdOf } from "./alerts/alert-texts";
import type { alertsContract } from "./alerts/contract";
import { alertWords } from "./alerts/words";
import type { ledgerContract } from "./ledger/contract";

export default screens({
  name: "donations",
  access: "gifts",
  menu: {
    section: "people",
    links: [
      {
        to: "/cms/donations",
        label: { eng: "Donations", tra: "捐款", sim: "捐款" },
        icon: HandCoins,
        help: () => import("./staff/help"),
        within: [
          { to: "/cms/adddonation", label: { eng: "Add a donation", tra: "新增捐款", sim: "添加捐款" } },
          { to: "/cms/donation" },
          { to: "/cms/editdonation" },
          { to: "/cms/refunddonation" },
          {
            to: "/cms/donationtotals",
            access: "figures",
            label: { eng: "Donation totals", tra: "捐款總額", sim: "捐款总额" },
          },
        ],
      },
    ],
  },
  home: { gifts: { attention, firstSteps }, figures: { comparison } },
  find: { group: { eng: "Donations", tra: "捐款", sim: "捐款" }, find },
  journal: {
    title: { eng: "Donations", tra: "捐款", sim: "捐款" },
    all: "/cms/donations",
    one: "/cms/donation?donation_id=",
  },
});

const HOLDS: readonly Hold[] = ["heldAccept", "heldVerify", "heldWait"];

/** The problems of money that need attention, each with a link to where it is dealt with. */
async function attention() {
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
}

function counted(what: keyof typeof ADVICE, count: number, to: string): Attention[] {
  if (count === 0) return [];
  const text = localized((lang) => fill(alertWords[lang][what], { count }));
  return [{ to, text, advice: localized((lang) => alertWords[lang][ADVICE[what]]) }];
}

async function firstSteps() {
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
}

const webhookStep = (isDone: boolean) => ({
  to: "/cms/donations",
  text: {
    eng: "Have PayPal’s webhook set up, so that PayPal reports payments, refunds and disputes at once",
    tra: "設定 PayPal 的 webhook，讓 PayPal 即時通知付款、退款及爭議",
    sim: "设置 PayPal 的 webhook，让 PayPal 即时通知付款、退款和争议",
  },
  isDone,
});

const TITLE = { eng: "Donations this month", tra: "本月捐款", sim: "本月捐款" };
const SO_FAR = {
  eng: "{month} {year}, so far",
  tra: "{year}年{number}月（至今）",
  sim: "{year}年{number}月（至今）",
};
const WHOLE = { eng: "{month} {year}", tra: "{year}年{number}月", sim: "{year}年{number}月" };

/** The gifts of this month, beside the whole of the same month a year ago. */
async function comparison(): Promise<Comparison> {
  const [year = 0, month = 0] = hongKongDay(new Date()).split("-").map(Number);
  const sums = await Promise.all([year, year - 1].map((each) => sumOfMonth(each, month)));
  const lines = sums.map((amount, before) => ({
    amount,
    text: hkd(amount),
    label: localized((lang) =>
      fill((before ? WHOLE : SO_FAR)[lang], {
        month: monthName(month, lang),
        number: month,
        year: year - before,
      }),
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

async function find({ words, lang, signal }: Search): Promise<Findings> {
  const { donations, total } = await read<typeof ledgerContract.list>(
    "/api/donations",
    { q: words, state: "all" },
    signal,
  );
  const findings = donations.map((donation) => ({
    to: `/cms/donation?donation_id=${donation._id}`,
    name: fullName(donation) || "—",
    about: [hkd(donation.amountCents), plainDay(donation.givenOn, lang), donation.reference].join(" · "),
  }));
  return { findings, total, list: `/cms/donations?${new URLSearchParams({ q: words, state: "all" })}` };
}
