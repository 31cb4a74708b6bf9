import { localized } from "../../core/locale/lang";
import type { Figures } from "./contract";

/** One invented year of the demo charity, in Hong Kong dollars. */
export const DEMO_FIGURES: Figures = {
  title: { eng: "Expenditure 2025/26", tra: "2025/26 年度支出", sim: "2025/26 年度支出" },
  rows: [
    {
      eng: "Support for members and carers",
      tra: "會員及照顧者支援",
      sim: "会员及照护者支持",
      amount: 1_284_000,
    },
    { eng: "Equipment library", tra: "器材借用", sim: "器材借用", amount: 962_000 },
    {
      eng: "Information and public education",
      tra: "資訊及公眾教育",
      sim: "信息及公众教育",
      amount: 538_000,
    },
    { eng: "Research and advocacy", tra: "研究及政策倡議", sim: "研究及政策倡导", amount: 415_000 },
    { eng: "Administration and audit", tra: "行政及核數", sim: "行政及审计", amount: 346_000 },
    { eng: "Fund-raising", tra: "籌款", sim: "筹款", amount: 187_000 },
  ],
};

const ENDS = { eng: ".", tra: "。", sim: "。" };
const BETWEEN = { eng: "; ", tra: "；", sim: "；" };
const COLON = { eng: ": ", tra: "：", sim: "：" };

/** What the drawing says, in words. */
export const DEMO_ALT = localized((lang) => {
  const { title, rows } = DEMO_FIGURES;
  const parts = shares(rows.map(({ amount }) => amount)).map((share, at) => `${rows[at]?.[lang]} ${share}%`);
  return title[lang] + COLON[lang] + parts.join(BETWEEN[lang]) + ENDS[lang];
});

/** Whole per cent of the sum. */
export function shares(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.map((amount) => Math.round((amount / sum) * 100));
}
