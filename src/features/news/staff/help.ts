import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "All news of the charity, newest first. Here you publish, change and delete news, and choose what the home page shows.",
    seen: "The News page shows all items. The home page shows the four newest that have a star. An item that lacks a language is shown in another one, with a note.",
    tasks: [
      {
        task: "Publish a news item",
        steps: [
          "Press “Add News”.",
          "Write a header and a text in each language. One language is enough to begin with.",
          "Choose a cover photo and, if you like, a category.",
          "Press “Submit”. Visitors can read it at once.",
        ],
      },
      {
        task: "Show an item on the home page",
        steps: ["Find the item in the list.", "Press its star. Press it again to take it off the home page."],
      },
      {
        task: "Correct or delete an item",
        steps: [
          "Find the item by words of its header or text.",
          "Open it, make your changes and press “Submit”.",
          "To take it off the site, delete it in the list. Straight afterwards you can undo that.",
          "Or tick several rows and press “Publish”, “Take down” or “Move to the trash” above the list.",
        ],
      },
    ],
  },
  tra: {
    what: "本會的所有消息，最新的在前。您可在此發布、修改及刪除消息，並選擇首頁顯示哪些消息。",
    seen: "消息頁會列出全部消息；首頁顯示最新四則加了星號的消息。欠缺某種語言的消息會以另一種語言顯示，並附上說明。",
    tasks: [
      {
        task: "發布消息",
        steps: [
          "按「新增消息」。",
          "以各種語言填寫標題及內文；先填一種語言也可以。",
          "選擇封面相片，亦可選擇類別。",
          "按「儲存」，訪客即時可以看到。",
        ],
      },
      { task: "在首頁顯示消息", steps: ["在清單中找到該則消息。", "按它的星號；再按一次便不再於首頁顯示。"] },
      {
        task: "修改或刪除消息",
        steps: [
          "以標題或內文的字詞找出該則消息。",
          "打開它，修改後按「儲存」。",
          "如要移除，可在清單中刪除；刪除後可立即復原。",
          "如要一次處理多項，可勾選各行，再按清單上方的「發布」、「從網站撤下」或「移到回收筒」。",
        ],
      },
    ],
  },
  sim: {
    what: "本会的所有消息，最新的在前。您可以在这里发布、修改和删除消息，并选择首页显示哪些消息。",
    seen: "消息页会列出全部消息；首页显示最新四条加了星标的消息。缺少某种语言的消息会以另一种语言显示，并附上说明。",
    tasks: [
      {
        task: "发布消息",
        steps: [
          "点按“添加消息”。",
          "用各种语言填写标题和正文；先填一种语言也可以。",
          "选择封面照片，也可以选择类别。",
          "点按“保存”，访客马上可以看到。",
        ],
      },
      {
        task: "在首页显示消息",
        steps: ["在列表中找到该条消息。", "点按它的星标；再点按一次便不再在首页显示。"],
      },
      {
        task: "修改或删除消息",
        steps: [
          "用标题或正文的字词找出该条消息。",
          "打开它，修改后点按“保存”。",
          "如要移除，可在列表中删除；删除后可以立即撤销。",
          "如要一次处理多项，可勾选各行，再点按列表上方的“发布”、“从网站撤下”或“移到回收站”。",
        ],
      },
    ],
  },
});
