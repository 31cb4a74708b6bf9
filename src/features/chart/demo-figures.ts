import { localized } from "../../core/locale/lang";
import type { Figures } from "./contract";

/** One invented year of the demo charity, in Hong Kong dollars: the spending in its news of 14 July 2026. */
export const DEMO_FIGURES: Figures = {
  title: { eng: "Expenditure 2025/26", tra: "2025/26 年度支出", sim: "2025/26 年度支出" },
  rows: [
    {
      eng: "Family support and activities",
      tra: "家庭支援及活動",
      sim: "家庭支持及活动",
      amount: 1_038_500,
    },
    { eng: "Equipment loan library", tra: "器材借用庫", sim: "器材借用库", amount: 396_200 },
    { eng: "Public awareness", tra: "公眾教育", sim: "公众宣传", amount: 241_300 },
    { eng: "Office and administration", tra: "辦公室及行政", sim: "办公及行政", amount: 264_000 },
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
