import { hongKongDay } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";
import type { DemoSeed } from "../../site/demo/seed.server";
import type { MANUAL_METHODS } from "./donation";
import { enteredDonation } from "./ledger/handlers.server";
import { donationStore } from "./store.server";

const DAY = 24 * 60 * 60 * 1000;

/** Donations as staff would have entered them over a year and a half. */
export const seedDonations: DemoSeed = async () => async (tx, journal) => {
  const now = new Date();
  for (const { daysAgo, dollars, ...donor } of DEMO_DONATIONS.toReversed()) {
    const day = new Date(now.getTime() - daysAgo * DAY);
    const entry = {
      email: "",
      receipt: false,
      note: "",
      ...donor,
      amount: Math.round(dollars * 100),
      givenOn: hongKongDay(day),
    };
    const { _id, amountCents, version } = await donationStore(tx).add(enteredDonation(entry, day));
    await journal("donations", "add", _id, { _id, amountCents, version });
  }
};

interface DemoDonation {
  /** Days before the start of the demo, so that this and last year always have donations. */
  daysAgo: number;
  method: (typeof MANUAL_METHODS)[number];
  dollars: number;
  lang: Lang;
  firstName: string;
  lastName: string;
  email?: string;
  receipt?: boolean;
  note?: string;
}

/** Fictional people; nobody can be written to at `.example`. */
export const DEMO_DONATIONS: readonly DemoDonation[] = [
  {
    daysAgo: 2,
    method: "fps",
    dollars: 300,
    lang: "tra",
    firstName: "詠芝",
    lastName: "何",
    email: "ho.wingchi@donor.example",
    receipt: true,
  },
  {
    daysAgo: 9,
    method: "bank",
    dollars: 2000,
    lang: "eng",
    firstName: "Priya",
    lastName: "Menon",
    email: "priya@donor.example",
    receipt: true,
    note: "Pay-in slip came by e-mail",
  },
  {
    daysAgo: 23,
    method: "cheque",
    dollars: 1000,
    lang: "tra",
    firstName: "國榮",
    lastName: "羅",
    receipt: true,
    note: "支票號碼 004512",
  },
  {
    daysAgo: 41,
    method: "pps",
    dollars: 500,
    lang: "tra",
    firstName: "",
    lastName: "",
    note: "繳費靈參考編號 88120",
  },
  {
    daysAgo: 66,
    method: "cash",
    dollars: 168.5,
    lang: "tra",
    firstName: "",
    lastName: "",
    note: "春日同遊活動捐款箱",
  },
  {
    daysAgo: 98,
    method: "bank",
    dollars: 5000,
    lang: "eng",
    firstName: "Friends of the Equipment Loan Library",
    lastName: "",
    note: "Yearly gift",
  },
  {
    daysAgo: 131,
    method: "fps",
    dollars: 200,
    lang: "sim",
    firstName: "晓岚",
    lastName: "沈",
    email: "shen@donor.example",
  },
  {
    daysAgo: 170,
    method: "cheque",
    dollars: 800,
    lang: "eng",
    firstName: "Suk Fan",
    lastName: "Lam",
    receipt: true,
  },
  {
    daysAgo: 214,
    method: "bank",
    dollars: 1500,
    lang: "tra",
    firstName: "玉萍",
    lastName: "鄧",
    email: "tang@donor.example",
    receipt: true,
  },
  { daysAgo: 268, method: "pps", dollars: 300, lang: "tra", firstName: "", lastName: "" },
  {
    daysAgo: 305,
    method: "fps",
    dollars: 1000,
    lang: "eng",
    firstName: "Owen",
    lastName: "Tso",
    email: "owen@donor.example",
    receipt: true,
  },
  {
    daysAgo: 352,
    method: "cash",
    dollars: 420,
    lang: "tra",
    firstName: "",
    lastName: "",
    note: "週年聚會捐款箱",
  },
  {
    daysAgo: 389,
    method: "cheque",
    dollars: 3000,
    lang: "tra",
    firstName: "慧儀",
    lastName: "余",
    receipt: true,
  },
  { daysAgo: 447, method: "bank", dollars: 600, lang: "sim", firstName: "建国", lastName: "林" },
];
