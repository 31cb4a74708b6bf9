import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "When the SMA page was last reviewed, and by whom.",
    seen: "The SMA page shows the date and the name, so that readers know how fresh the information is.",
    tasks: [
      {
        task: "Note a review",
        steps: [
          "Enter the date of the review.",
          "Write the name and title of the reviewer in each language.",
          "Press “Submit”.",
        ],
      },
      { task: "Correct a name", steps: ["Change it in each language.", "Press “Submit”."] },
      {
        task: "Prepare the next review",
        steps: [
          "Open “SMA topics” and read each topic on the site.",
          "Note what has changed, with its source, for the reviewer.",
        ],
      },
    ],
  },
  tra: {
    what: "「認識 SMA」網頁上次覆核的日期及覆核人。",
    seen: "網頁會顯示日期及姓名，讓讀者知道資料有多新。",
    tasks: [
      { task: "記錄覆核", steps: ["填寫覆核日期。", "以各種語言填寫覆核人的姓名及職銜。", "按「儲存」。"] },
      { task: "更正姓名", steps: ["在每種語言修改。", "按「儲存」。"] },
      {
        task: "準備下次覆核",
        steps: ["打開「SMA 主題」，在網站逐一閱讀。", "把有改變的資料連同來源記下，交給覆核人。"],
      },
    ],
  },
  sim: {
    what: "“认识 SMA”页面上次审核的日期和审核人。",
    seen: "页面会显示日期和姓名，让读者知道资料有多新。",
    tasks: [
      { task: "记录审核", steps: ["填写审核日期。", "用各种语言填写审核人的姓名和职衔。", "点按“保存”。"] },
      { task: "更正姓名", steps: ["在每种语言修改。", "点按“保存”。"] },
      {
        task: "准备下次审核",
        steps: ["打开“SMA 主题”，在网站逐一阅读。", "把有改变的资料连同来源记下，交给审核人。"],
      },
    ],
  },
});
