import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "How people become volunteers: two links to sign up, and a PDF form in each language.",
    seen: "The Get Involved page shows them under “How to volunteer”. Where a language has no PDF, visitors get another language’s.",
    tasks: [
      {
        task: "Change a sign-up link",
        steps: [
          "Paste the new web address over the old one. It begins with https://.",
          "Press “Replace Form” below it.",
        ],
      },
      {
        task: "Replace a PDF form",
        steps: ["Choose the language, press “Replace” and choose the new file.", "Submit."],
      },
      {
        task: "Change what the download is called",
        steps: ["Write another label in that language.", "Submit."],
      },
    ],
  },
  tra: {
    what: "如何成為義工：兩條登記連結，以及每種語言的 PDF 表格。",
    seen: "「參與支持」網頁會顯示這些內容。某種語言沒有 PDF 時，訪客會下載另一種語言的表格。",
    tasks: [
      {
        task: "更改登記連結",
        steps: ["在原來的網址處貼上以 https:// 開頭的新網址。", "按下方的「更換表格」。"],
      },
      { task: "更換 PDF 表格", steps: ["選擇語言，按「更換」並選擇新檔案。", "按「儲存」。"] },
      { task: "更改下載連結的名稱", steps: ["在該語言填寫新的顯示名稱。", "按「儲存」。"] },
    ],
  },
  sim: {
    what: "如何成为志愿者：两条报名链接，以及每种语言的 PDF 表格。",
    seen: "“参与支持”页面会显示这些内容。某种语言没有 PDF 时，访客会下载另一种语言的表格。",
    tasks: [
      {
        task: "更改报名链接",
        steps: ["在原来的网址处粘贴以 https:// 开头的新网址。", "点按下方的“更换表格”。"],
      },
      { task: "替换 PDF 表格", steps: ["选择语言，点按“更换”并选择新文件。", "点按“保存”。"] },
      { task: "更改下载链接的名称", steps: ["在该语言填写新的显示名称。", "点按“保存”。"] },
    ],
  },
});
