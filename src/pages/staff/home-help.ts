import { screenHelp } from "../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Where the day begins: what needs attention, what waits, and how much was given this month.",
    seen: "Visitors see nothing of this screen.",
    tasks: [
      {
        task: "Do what waits",
        steps: [
          "Look under “Today”. Each line says what waits and where.",
          "Press the line. It opens the screen where you can deal with it.",
        ],
      },
      {
        task: "Go to any screen or entry",
        steps: [
          "Press “Find” at the top, or hold Ctrl and press K.",
          "Type part of a name: of a screen, a news item, a person or a donor.",
          "Choose with the arrow keys and press Enter, or tap the line.",
        ],
      },
      {
        task: "Make text and buttons larger",
        steps: [
          "Press the button with the large and small letter A at the top. On a phone it is under “Menu”.",
          "Press it again for the usual size. This browser remembers it.",
        ],
      },
    ],
  },
  tra: {
    what: "每天由這裏開始：有甚麼需要處理、有甚麼待辦，以及本月收到多少捐款。",
    seen: "訪客不會看到這個畫面。",
    tasks: [
      {
        task: "處理待辦事項",
        steps: ["查看「今天」一欄，每行會說明待辦事項及所在畫面。", "按該行，即可打開畫面處理。"],
      },
      {
        task: "前往任何畫面或內容",
        steps: [
          "按頁頂的「尋找」，或按住 Ctrl 再按 K。",
          "輸入名稱的一部分，例如畫面、消息、人名或捐款人。",
          "用方向鍵選擇，再按 Enter；也可直接點按。",
        ],
      },
      {
        task: "放大文字及按鈕",
        steps: [
          "按頁頂的大小「A」按鈕；手機上請先按「選單」。",
          "再按一次便回復原來大小。這個瀏覽器會記住您的選擇。",
        ],
      },
    ],
  },
  sim: {
    what: "每天从这里开始：有什么需要处理、有什么待办，以及本月收到多少捐款。",
    seen: "访客不会看到这个页面。",
    tasks: [
      {
        task: "处理待办事项",
        steps: ["查看“今天”一栏，每行会说明待办事项和所在页面。", "点按该行，即可打开页面处理。"],
      },
      {
        task: "前往任何页面或内容",
        steps: [
          "点按页顶的“查找”，或按住 Ctrl 再按 K。",
          "输入名称的一部分，例如页面、消息、人名或捐款人。",
          "用方向键选择，再按 Enter；也可以直接点按。",
        ],
      },
      {
        task: "放大文字和按钮",
        steps: [
          "点按页顶的大小“A”按钮；手机上请先点按“菜单”。",
          "再点按一次便恢复原来大小。这个浏览器会记住您的选择。",
        ],
      },
    ],
  },
});
