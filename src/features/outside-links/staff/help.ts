import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Broken links from this site to others, with the places where they are used and since when they fail.",
    seen: "Visitors still see these links, but find nothing behind them.",
    tasks: [
      {
        task: "Fix a link",
        steps: [
          "Open the address to see it yourself.",
          "Under “Where it is used”, press the title. The form opens at the field.",
          "Change or remove the link, and save. It leaves this list at once.",
        ],
      },
      {
        task: "Check whether a link works again",
        steps: ["Press “Check again”.", "Read the answer that appears. A link that works leaves the list."],
      },
      {
        task: "Stop reporting a link",
        steps: [
          "Press “Ignore”. The link is no longer checked.",
          "To undo it, choose “Ignored” above the list and press “Stop ignoring”.",
        ],
      },
    ],
  },
  tra: {
    what: "本網站連往其他網站而失效的連結，並註明所在位置及由何時起失效。",
    seen: "訪客看到的連結不變，但打開這些連結時找不到網頁。",
    tasks: [
      {
        task: "修正連結",
        steps: [
          "打開網址，親自查看。",
          "在「所在位置」下按標題，表格會在該欄打開。",
          "更改或刪除連結，然後儲存。連結會即時從清單消失。",
        ],
      },
      {
        task: "檢查連結是否已恢復",
        steps: ["按「重新檢查」。", "查看顯示的結果。恢復正常的連結會從清單消失。"],
      },
      {
        task: "不再提示某個連結",
        steps: [
          "按「忽略」，系統便不再檢查該連結。",
          "如要復原，在清單上方選「已忽略」，然後按「取消忽略」。",
        ],
      },
    ],
  },
  sim: {
    what: "本网站连往其他网站而失效的链接，并注明所在位置和从何时起失效。",
    seen: "访客看到的链接不变，但打开这些链接时找不到网页。",
    tasks: [
      {
        task: "修正链接",
        steps: [
          "打开网址，亲自查看。",
          "在“所在位置”下点按标题，表单会在该栏打开。",
          "更改或删除链接，然后保存。链接会立即从列表消失。",
        ],
      },
      {
        task: "检查链接是否已恢复",
        steps: ["点按“重新检查”。", "查看显示的结果。恢复正常的链接会从列表消失。"],
      },
      {
        task: "不再提示某个链接",
        steps: ["点按“忽略”，系统便不再检查该链接。", "如要恢复，在列表上方选“已忽略”，然后点按“取消忽略”。"],
      },
    ],
  },
});
