import { donateTexts, taxTexts } from "../../charity/donate-texts";
import { group } from "../../content/kinds/group";
import { amount } from "../../content/kinds/number";
import { line, text } from "../../content/kinds/text";
import { ONLINE_LIMITS } from "../../features/donations/amount";
import { type PageTexts, page } from "../../features/pages/page";
import { inEachLanguage, joinedParagraphs } from "../../platform/locale/in-language";
import { localized } from "../../platform/locale/lang";
import { fieldWords } from "./field-words";

const needed = { needed: true } as const;
const part = () => group({ title: line(needed), text: text(needed) });

const { demoNotice, methods, receipts, gifts, ...parts } = donateTexts;
const { paypal, bank, cheque, pps } = methods;
const way = ({ title, steps }: typeof bank) => ({ title, text: joinedParagraphs(steps) });
/** Up to what can be given online at once; of 0 none is offered. */
const AMOUNT = amount({ max: ONLINE_LIMITS.most / 100 });
const BLANK = localized(() => "");

/** The texts of Donate; accounts and numbers are among the site's details. */
export const donate = page({
  id: "donate",
  met: 1,
  address: "/donate",
  shared: { amount1: AMOUNT, amount2: AMOUNT, amount3: AMOUNT },
  firstShared: { amount1: 200, amount2: 500, amount3: 1000 },
  texts: {
    demoNotice: text(),
    intro: part(),
    paypal: group({ title: line(needed), gift200: line(), gift500: line(), gift1000: line() }),
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
    paypal: { title: paypal.title, ...gifts },
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
