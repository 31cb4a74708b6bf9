import { screenHelp } from "../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Where the day begins: what needs attention, what waits, and how much was given this month.",
    seen: "Visitors see nothing of this screen.",
    tasks: [
      {
        task: "Deal with waiting tasks",
        steps: [
          "Look under “Today”. Each line says what waits and where.",
          "Press the line to see all of it, or a name below it to open that one.",
        ],
      },
      {
        task: "Find what you want to change",
        steps: [
          "Press “Find” at the top, or hold Ctrl and press K. Type part of a name and choose the line.",
          "The words of each page are under “Pages”. The links at its top and foot are under “Menu and footer”.",
          "All photographs are under “Pictures and PDFs”. Under “Redirects”, set where old web addresses lead.",
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
        steps: [
          "查看「今天」一欄，每行會說明待辦事項及所在畫面。",
          "按該行可查看全部；按下方名稱可直接打開該項。",
        ],
      },
      {
        task: "尋找要更改的內容",
        steps: [
          "按頁頂的「尋找」，或按住 Ctrl 再按 K，輸入名稱的一部分，再選擇結果。",
          "各頁的文字在「網頁文字」；頁頂和頁尾的連結在「選單及頁尾」。",
          "所有相片在「圖片及 PDF」；舊網址可在「舊網址轉址」轉到新頁。",
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
        steps: [
          "查看“今天”一栏，每行会说明待办事项和所在页面。",
          "点按该行可查看全部；点按下方名称可直接打开该项。",
        ],
      },
      {
        task: "查找要更改的内容",
        steps: [
          "点按页顶的“查找”，或按住 Ctrl 再按 K，输入名称的一部分，再选择结果。",
          "各页的文字在“页面文字”；页顶和页脚的链接在“菜单和页脚”。",
          "所有照片在“图片和 PDF”；旧网址可以在“旧网址跳转”中转到新页面。",
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
