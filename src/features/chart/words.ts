import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Expenditure chart",
  saved: "Chart Uploaded",
  submit: "Submit Changes",
  none: {
    text: "There is no chart yet. It tells visitors on About what the donations were spent on: as an image for each language, from figures, or both.",
    begin: "Enter title and year",
  },
  fields: {
    figures: {
      label: "Figures",
      hint: "Optional. From these the page draws a bar chart and a table, in all languages.",
      fields: {
        title: "Title and year",
        rows: {
          label: "Rows",
          add: "Add row",
          one: "Row {number}",
          fields: { label: "Label", amount: "Amount in Hong Kong dollars" },
        },
      },
    },
    coverId: {
      label: "Chart image",
      hint: "Shown on the About page in this language. Its description says the title, parts and amounts.",
    },
  },
};

const tra: typeof eng = {
  title: "支出圖表",
  saved: "圖表已儲存",
  submit: "儲存更改",
  none: {
    text: "暫時沒有圖表。圖表會在「關於我們」頁向訪客交代善款用途，可以是各語言的圖片、由數字繪製，或兩者兼備。",
    begin: "輸入標題及年度",
  },
  fields: {
    figures: {
      label: "數字",
      hint: "選填。頁面會據此以各種語言繪製棒形圖及表格。",
      fields: {
        title: "標題及年度",
        rows: {
          label: "各行",
          add: "新增一行",
          one: "第 {number} 行",
          fields: { label: "項目", amount: "金額（港元）" },
        },
      },
    },
    coverId: {
      label: "圖表圖片",
      hint: "在「關於我們」頁的此語言版本顯示。文字說明請寫出圖表的標題、各部分及金額。",
    },
  },
};

const sim: typeof eng = {
  title: "支出图表",
  saved: "图表已保存",
  submit: "保存更改",
  none: {
    text: "暂时没有图表。图表会在“关于我们”页面向访客说明善款用途，可以是各语言的图片、由数字绘制，或两者兼有。",
    begin: "输入标题和年度",
  },
  fields: {
    figures: {
      label: "数字",
      hint: "选填。页面会据此以各种语言绘制条形图和表格。",
      fields: {
        title: "标题和年度",
        rows: {
          label: "各行",
          add: "添加一行",
          one: "第 {number} 行",
          fields: { label: "项目", amount: "金额（港元）" },
        },
      },
    },
    coverId: {
      label: "图表图片",
      hint: "在“关于我们”页的此语言版本显示。文字说明请写出图表的标题、各部分及金额。",
    },
  },
};

/** Words of the content type of the expenditure chart. */
export const chartWords: Localized<typeof eng> = { eng, tra, sim };
