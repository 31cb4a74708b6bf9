import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "What the donations were spent on: an image for each language, and figures from which a chart is drawn.",
    seen: "The About page shows the chart. People who cannot see it hear its text.",
    tasks: [
      {
        task: "Replace the chart of last year",
        steps: [
          "Upload a new image for each language.",
          "Write in words below it what the image says.",
          "Press “Submit Changes”.",
        ],
      },
      {
        task: "Give the figures",
        steps: [
          "Write the title with the year.",
          "Add a row for each purpose, with the amount in Hong Kong dollars.",
          "Press “Submit Changes”. The page draws bars and a table from them.",
        ],
      },
      { task: "Show no chart", steps: ["Remove the images and the rows.", "Press “Submit Changes”."] },
    ],
  },
  tra: {
    what: "捐款的用途：每種語言一張圖表圖片，以及用來繪畫圖表的數字。",
    seen: "「關於我們」網頁會顯示圖表；看不到圖片的人可聆聽文字說明。",
    tasks: [
      {
        task: "更換圖表",
        steps: ["為每種語言上載新圖片。", "在圖片下方以文字寫出內容。", "按「儲存更改」。"],
      },
      {
        task: "填寫數字",
        steps: [
          "填寫標題及年份。",
          "每個用途加一行，填上港元金額。",
          "按「儲存更改」，網頁會據此繪畫棒形圖及表格。",
        ],
      },
      { task: "不顯示圖表", steps: ["移除圖片及各行數字。", "按「儲存更改」。"] },
    ],
  },
  sim: {
    what: "捐款的用途：每种语言一张图表图片，以及用来绘制图表的数字。",
    seen: "“关于我们”页面会显示图表；看不到图片的人可以听文字说明。",
    tasks: [
      {
        task: "更换图表",
        steps: ["为每种语言上传新图片。", "在图片下方用文字写出内容。", "点按“保存更改”。"],
      },
      {
        task: "填写数字",
        steps: [
          "填写标题和年份。",
          "每个用途加一行，填上港元金额。",
          "点按“保存更改”，网页会据此绘制条形图和表格。",
        ],
      },
      { task: "不显示图表", steps: ["移除图片和各行数字。", "点按“保存更改”。"] },
    ],
  },
});
