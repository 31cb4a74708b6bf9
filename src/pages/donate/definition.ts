import { donateTexts, taxTexts } from "../../charity/donate-texts";
import { amount, group, groups, line, inEachLanguage as localizedField, text } from "../../content/kinds";
import { MOST_PRESETS, ONLINE_LIMITS } from "../../features/donations/donation";
import { type PageTexts, page } from "../../features/pages/page";
import { inEachLanguage, joinedParagraphs, localized } from "../../platform/locale/lang";
import { fieldWords } from "./field-words";

const needed = { needed: true } as const;
const part = () => group({ title: line(needed), text: text(needed) });

const { demoNotice, methods, receipts, presets, ...parts } = donateTexts;
const { paypal, bank, cheque, pps } = methods;
const way = ({ title, steps }: typeof bank) => ({ title, text: joinedParagraphs(steps) });
const AMOUNT = amount({ min: ONLINE_LIMITS.least / 100, max: ONLINE_LIMITS.most / 100 });
const BLANK = localized(() => "");

/** The texts of Donate; accounts and numbers are among the site's details. */
export const donate = page({
  id: "donate",
  met: 1,
  address: "/donate",
  shared: { presets: groups({ amount: AMOUNT, use: localizedField(line()) }, { max: MOST_PRESETS }) },
  firstShared: { presets: [...presets] },
  texts: {
    demoNotice: text(),
    intro: part(),
    paypal: group({ title: line(needed) }),
    bank: part(),
    fps: part(),
    cheque: part(),
    pps: part(),
    help: text(needed),
    monthly: part(),
    receipts: part(),
    tax: group({ status: text(needed), deduction: text(needed) }),
  },
  first: inEachLanguage({
    ...parts,
    demoNotice: demoNotice ?? BLANK,
    paypal: { title: paypal.title },
    bank: way(bank),
    cheque: way(cheque),
    pps: way(pps),
    receipts: { title: receipts.title, text: joinedParagraphs(receipts.paragraphs) },
    tax: taxTexts("{reference}") ?? { status: BLANK, deduction: BLANK },
  }),
  besides: {
    to: "/cms/site?field=bank",
    label: { eng: "Accounts for donations", tra: "收款戶口", sim: "收款账户" },
    access: "site",
  },
  words: { title: { eng: "Donate page", tra: "「捐款」網頁", sim: "“捐款”页面" }, fields: fieldWords },
});

export type DonateTexts = PageTexts<typeof donate>;
