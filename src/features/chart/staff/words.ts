import type { Localized } from "../../../core/locale/lang";

const eng = {
  chart: "Expenditure chart",
  submit: "Submit Changes",
  saved: "Chart Uploaded",
  none: "There is no chart yet. It tells visitors on About what the donations were spent on: as an image for each language, from figures, or both.",
  begin: "Enter title and year",
  image: "Chart image",
  imageHint: "Shown on the About page in this language.",
  alt: "What the image says, in words",
  altHint: "For everybody who does not see the image: its title, parts and amounts.",
  figures: "Figures",
  figuresHint: "Optional. From these the page draws a bar chart and a table, in all languages.",
  figuresTitle: "Title and year ({language})",
  row: "Row {number}",
  addRow: "Add row",
  label: "Label ({language})",
  amount: "Amount in Hong Kong dollars",
};

const tra: typeof eng = {
  chart: "支出圖表",
  submit: "儲存更改",
  saved: "圖表已儲存",
  none: "暫時沒有圖表。圖表會在「關於我們」頁向訪客交代善款用途，可以是各語言的圖片、由數字繪製，或兩者兼備。",
  begin: "輸入標題及年度",
  image: "圖表圖片",
  imageHint: "在「關於我們」頁的此語言版本顯示。",
  alt: "圖片內容的文字說明",
  altHint: "供看不見圖片的人閱讀：圖表的標題、各部分及金額。",
  figures: "數字",
  figuresHint: "選填。頁面會據此以各種語言繪製棒形圖及表格。",
  figuresTitle: "標題及年度（{language}）",
  row: "第 {number} 行",
  addRow: "新增一行",
  label: "項目（{language}）",
  amount: "金額（港元）",
};

const sim: typeof eng = {
  chart: "支出图表",
  submit: "保存更改",
  saved: "图表已保存",
  none: "暂时没有图表。图表会在“关于我们”页面向访客说明善款用途，可以是各语言的图片、由数字绘制，或两者兼有。",
  begin: "输入标题和年度",
  image: "图表图片",
  imageHint: "在“关于我们”页的此语言版本显示。",
  alt: "图片内容的文字说明",
  altHint: "供看不见图片的人阅读：图表的标题、各部分及金额。",
  figures: "数字",
  figuresHint: "选填。页面会据此以各种语言绘制条形图和表格。",
  figuresTitle: "标题及年度（{language}）",
  row: "第 {number} 行",
  addRow: "添加一行",
  label: "项目（{language}）",
  amount: "金额（港元）",
};

/** Words of the staff's screen for the chart. */
export const chartWords: Localized<typeof eng> = { eng, tra, sim };
export type ChartWords = typeof eng;
