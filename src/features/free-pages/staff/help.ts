import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Pages for content that fits nowhere else.",
    seen: "Each page has an address of its own. Visitors find it by its link in the menu or the footer, once you have put it there.",
    tasks: [
      {
        task: "Make a page",
        steps: [
          "Press “Add Page” and write the title and the text in each language.",
          "Write an address, or leave it empty.",
          "Submit. Then open “Menu and footer” and press “Add to the menu” beside its name.",
        ],
      },
      {
        task: "Add parts that visitors open",
        steps: ["Open the page by its title.", "Press “Add a part”, write a heading and a text, and submit."],
      },
      {
        task: "Change the address of a page",
        steps: [
          "Open the page by its title.",
          "Change the address and submit. The old address leads to the new one.",
          "To act on several at once, tick the rows and press “Publish”, “Take down” or “Move to the trash” above the list.",
        ],
      },
    ],
  },
  tra: {
    what: "您自行製作的網頁，用於網站其他網頁未涵蓋的內容。",
    seen: "每頁有自己的網址。加入選單或頁尾後，訪客便可在每頁找到它。",
    tasks: [
      {
        task: "製作網頁",
        steps: [
          "按「新增網頁」，以各種語言填寫標題和內容。",
          "填寫網址，或留空。",
          "按「儲存」，然後打開「選單及頁尾」，按網頁名稱旁的「加入選單」。",
        ],
      },
      {
        task: "加入可展開的部分",
        steps: ["按標題打開網頁。", "按「新增部分」，填寫標題和內容，然後按「儲存」。"],
      },
      {
        task: "更改網頁的網址",
        steps: [
          "按標題打開網頁。",
          "更改網址，再按「儲存」。舊網址會轉到新網址。",
          "如要一次處理多項，可勾選各行，再按清單上方的「發布」、「從網站撤下」或「移到回收筒」。",
        ],
      },
    ],
  },
  sim: {
    what: "您自己制作的页面，用于网站其他页面没有涵盖的内容。",
    seen: "每页有自己的网址。加入菜单或页脚后，访客就可以在每页找到它。",
    tasks: [
      {
        task: "制作页面",
        steps: [
          "点按“添加页面”，用各种语言填写标题和正文。",
          "填写网址，或者留空。",
          "点按“保存”，然后打开“菜单和页脚”，点按页面名称旁的“添加到菜单”。",
        ],
      },
      {
        task: "添加可展开的部分",
        steps: ["点按标题打开页面。", "点按“添加部分”，填写标题和正文，然后点按“保存”。"],
      },
      {
        task: "更改页面的网址",
        steps: [
          "点按标题打开页面。",
          "更改网址，再点按“保存”。旧网址会跳转到新网址。",
          "如要一次处理多项，可勾选各行，再点按列表上方的“发布”、“从网站撤下”或“移到回收站”。",
        ],
      },
    ],
  },
});
