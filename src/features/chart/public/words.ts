import type { Localized } from "../../../platform/locale/lang";

const eng = {
  title: "Our expenditure",
  image: "Expenditure chart",
  bars: "Bar chart: {title}. “Show figures” below has the same in numbers.",
  show: "Show figures",
  purpose: "Purpose",
  amount: "Amount",
  share: "Share",
  total: "Total",
};

const tra: typeof eng = {
  title: "本會支出",
  image: "支出圖表",
  bars: "棒形圖：{title}。下方「顯示數字」載有相同的數字。",
  show: "顯示數字",
  purpose: "用途",
  amount: "金額",
  share: "比例",
  total: "總計",
};

const sim: typeof eng = {
  title: "本会支出",
  image: "支出图表",
  bars: "条形图：{title}。下方“显示数字”有相同的数字。",
  show: "显示数字",
  purpose: "用途",
  amount: "金额",
  share: "占比",
  total: "合计",
};

/** Words of the section of About that shows what the charity spends. */
export const expenditureWords: Localized<typeof eng> = { eng, tra, sim };
