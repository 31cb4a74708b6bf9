import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Letters of thanks from members and families.",
    seen: "The About page shows them as cards, one after the other. Without a note, that part is not shown.",
    tasks: [
      {
        task: "Add a note",
        steps: [
          "Press “Add Note”.",
          "Write who wrote it and the text, in each language that you have.",
          "Add a photo if you like, and press “Submit”.",
        ],
      },
      {
        task: "Correct a note",
        steps: [
          "Find it by its author or by words of its text.",
          "Open it, make your changes and press “Submit”.",
        ],
      },
      {
        task: "Take a note off the site",
        steps: [
          "Delete it in the list and confirm.",
          "If it was the wrong one, press “Undo” straight away.",
          "Or tick several rows and press “Publish”, “Take down” or “Move to the trash” above the list.",
        ],
      },
    ],
  },
  tra: {
    what: "會員及家庭寫來的感謝信。",
    seen: "「關於我們」網頁會逐張展示。沒有感謝信時，該部分不會顯示。",
    tasks: [
      {
        task: "新增感謝信",
        steps: ["按「新增感謝信」。", "以您有的語言填寫作者及內文。", "如有相片可一併加入，然後按「儲存」。"],
      },
      { task: "修改感謝信", steps: ["以作者或內文字詞找出感謝信。", "打開它，修改後按「儲存」。"] },
      {
        task: "移除感謝信",
        steps: [
          "在清單中刪除並確認。",
          "如刪錯了，立即按「還原」。",
          "如要一次處理多項，可勾選各行，再按清單上方的「發布」、「從網站撤下」或「移到回收筒」。",
        ],
      },
    ],
  },
  sim: {
    what: "会员和家庭写来的感谢信。",
    seen: "“关于我们”页面会逐张展示。没有感谢信时，该部分不会显示。",
    tasks: [
      {
        task: "添加感谢信",
        steps: [
          "点按“添加感谢信”。",
          "用您有的语言填写作者和正文。",
          "如有照片可以一并加入，然后点按“保存”。",
        ],
      },
      { task: "修改感谢信", steps: ["用作者或正文字词找出感谢信。", "打开它，修改后点按“保存”。"] },
      {
        task: "移除感谢信",
        steps: [
          "在列表中删除并确认。",
          "如果删错了，立即点按“撤销”。",
          "如要一次处理多项，可勾选各行，再点按列表上方的“发布”、“从网站撤下”或“移到回收站”。",
        ],
      },
    ],
  },
});
