import { ReceiptText } from "lucide-react";
import { read } from "../../platform/http/client";
import { plainDay } from "../../platform/locale/format";
import { fill, localized } from "../../platform/locale/lang";
import { hkd, hkdAndCents } from "../../platform/money/money";
import { type Findings, NAMED, type Search, screens } from "../../ui/screens";
import type { receiptsContract } from "./contract";

const title = { eng: "Receipts", tra: "收據", sim: "收据" };

export default screens({
  name: "receipts",
  access: "gifts",
  menu: {
    section: "people",
    links: [
      {
        to: "/cms/receipts",
        label: title,
        icon: ReceiptText,
        help: () => import("./staff/help"),
        within: [
          { to: "/cms/issuereceipt" },
          {
            to: "/cms/statements",
            label: { eng: "Yearly statements", tra: "捐款人年度紀錄", sim: "捐款人年度记录" },
          },
        ],
      },
    ],
  },
  home: { gifts: { attention, waiting } },
  find: { group: title, find },
  journal: { title, all: "/cms/receipts" },
});

/** Words of the home. */
const WORDS = {
  eng: {
    waitingCount: "{count} waiting",
    outdatedCount: "{count} to correct",
    notSentCount: "Receipts whose e-mail could not be sent: {count}",
    notSentAdvice: "Correct the donor’s address in the ledger if it is wrong, then choose “Send by e-mail”.",
  },
  tra: {
    waitingCount: "{count} 份待發",
    outdatedCount: "{count} 份須更正",
    notSentCount: "電郵未能寄出的收據：{count} 張",
    notSentAdvice: "如電郵地址有誤，請先在捐款紀錄更正，再選「以電郵寄出」。",
  },
  sim: {
    waitingCount: "{count} 份待开",
    outdatedCount: "{count} 份需要更正",
    notSentCount: "邮件未能发出的收据：{count} 张",
    notSentAdvice: "如邮箱有误，请先在捐款记录中更正，再选择“用邮件发送”。",
  },
};

/** E-mails with receipts that could not be sent. */
async function attention() {
  const { total: count } = await read<typeof receiptsContract.list>("/api/receipts", { mail: "failed" });
  if (count === 0) return [];
  return [
    {
      to: "/cms/receipts?mail=failed",
      text: localized((lang) => fill(WORDS[lang].notSentCount, { count })),
      advice: localized((lang) => WORDS[lang].notSentAdvice),
    },
  ];
}

/** Donors who wait for a receipt, and receipts to correct. */
async function waiting() {
  const [waiting, outdated] = await Promise.all([
    read<typeof receiptsContract.waiting>("/api/giftsWithoutReceipt", {}),
    read<typeof receiptsContract.outdated>("/api/outdatedReceipts", {}),
  ]);
  if (waiting.total + outdated.total === 0) return undefined;
  const found = localized((lang) => {
    const words = WORDS[lang];
    const parts = [
      waiting.total > 0 && fill(words.waitingCount, { count: waiting.total }),
      outdated.total > 0 && fill(words.outdatedCount, { count: outdated.total }),
    ];
    return parts.filter(Boolean).join(" · ");
  });
  const first = waiting.gifts.slice(0, NAMED).map(({ donation_id, name, email, reference, amountCents }) => ({
    key: donation_id,
    to: `/cms/donation?donation_id=${donation_id}`,
    name: name || email || reference,
    detail: hkd(amountCents),
  }));
  return { somebody: true, to: "/cms/receipts", found, first };
}

async function find({ words, lang, signal }: Search): Promise<Findings> {
  const { receipts, total } = await read<typeof receiptsContract.list>("/api/receipts", { q: words }, signal);
  const findings = receipts.map(({ serial, name, amountCents, givenOn }) => ({
    to: `/cms/receipts?show=issued&q=${serial}`,
    name: serial,
    about: [name, hkdAndCents(amountCents), plainDay(givenOn, lang)].join(" · "),
  }));
  return { findings, total, list: `/cms/receipts?${new URLSearchParams({ show: "issued", q: words })}` };
}
