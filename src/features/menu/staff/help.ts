import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "The menu at the top of every page and the links at its foot: which pages are there, in what order and under which names.",
    seen: "Visitors see what you submit at once, on every page. An entry whose page was deleted is not shown.",
    tasks: [
      {
        task: "Rename an entry",
        steps: [
          "Press its name, so that it opens.",
          "Write its name in each language. Where you leave one empty, the page’s own name is used.",
          "Press “Submit”.",
        ],
      },
      {
        task: "Change the order",
        steps: [
          "Press “Move” on the entry and choose where it goes.",
          "To put it under a heading, move it below the heading, open it and tick “Under …”.",
          "Press “Submit”.",
        ],
      },
      {
        task: "Add a page or another website",
        steps: [
          "Press “Add to the menu” or “Add to the footer”.",
          "Choose where it leads. For another website, write its web address and a name.",
          "Press “Submit”.",
        ],
      },
    ],
  },
  tra: {
    what: "每頁頂部的選單和底部的連結：列出哪些網頁、次序和名稱。",
    seen: "您儲存後，訪客即時會在每頁看到。已刪除網頁的項目不會顯示。",
    tasks: [
      {
        task: "更改名稱",
        steps: ["按項目名稱展開。", "以各種語言填寫名稱；留空的語言會沿用網頁名稱。", "按「儲存」。"],
      },
      {
        task: "更改次序",
        steps: [
          "按項目的「移動」，選擇位置。",
          "如要歸入標題之下，先移到標題下方，展開項目並勾選「歸入……之下」。",
          "按「儲存」。",
        ],
      },
      {
        task: "加入網頁或其他網站",
        steps: [
          "按「加入選單」或「加入頁尾」。",
          "選擇連結至哪裏；如為其他網站，請填寫網址和名稱。",
          "按「儲存」。",
        ],
      },
    ],
  },
  sim: {
    what: "每页顶部的菜单和底部的链接：列出哪些页面、顺序和名称。",
    seen: "您保存后，访客会立即在每页看到。已删除页面的项目不会显示。",
    tasks: [
      {
        task: "更改名称",
        steps: ["点按项目名称展开。", "用各种语言填写名称；留空的语言会沿用页面名称。", "点按“保存”。"],
      },
      {
        task: "更改顺序",
        steps: [
          "点按项目的“移动”，选择位置。",
          "如需归入标题之下，先移到标题下方，展开项目并勾选“归入……之下”。",
          "点按“保存”。",
        ],
      },
      {
        task: "添加页面或其他网站",
        steps: [
          "点按“添加到菜单”或“添加到页脚”。",
          "选择链接到哪里；如果是其他网站，请填写网址和名称。",
          "点按“保存”。",
        ],
      },
    ],
  },
});
