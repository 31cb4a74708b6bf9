import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Brings the content of an old site here, with its pictures and PDFs.",
    seen: "What was public on the old site is public here as soon as it has come.",
    tasks: [
      {
        task: "Try an import",
        steps: [
          "Enter the address of the old site, and that of its media host.",
          "Press “Try it first”. Nothing is changed.",
          "Read the report: what would come, and what would be left out and why.",
        ],
      },
      {
        task: "Import",
        steps: [
          "Make a backup first.",
          "After the trial, press “Import now”.",
          "You can leave the page. Come back to see how far it is, and the report.",
        ],
      },
      {
        task: "Go on after a break",
        steps: [
          "Press “Import now” again. It goes on where it ended.",
          "What you have changed or deleted since stays so.",
        ],
      },
    ],
  },
  tra: {
    what: "將舊網站的內容連同圖片及 PDF 匯入本站。",
    seen: "在舊網站公開的內容，匯入後即時在本站公開。",
    tasks: [
      {
        task: "試行匯入",
        steps: [
          "輸入舊網站的網址，以及其媒體主機的網址。",
          "按「先試行」，不會作任何更改。",
          "閱讀報告：將會匯入甚麼、未能匯入甚麼及原因。",
        ],
      },
      {
        task: "匯入內容",
        steps: ["先製作備份。", "試行後，按「立即匯入」。", "您可以離開此頁，其後回來查看進度及報告。"],
      },
      {
        task: "中斷後繼續",
        steps: ["再按「立即匯入」，匯入會由上次停下之處繼續。", "您其後更改或刪除的內容不受影響。"],
      },
    ],
  },
  sim: {
    what: "将旧网站的内容连同图片和 PDF 导入本站。",
    seen: "在旧网站公开的内容，导入后立即在本站公开。",
    tasks: [
      {
        task: "试运行导入",
        steps: [
          "输入旧网站的网址，以及其媒体主机的网址。",
          "点按“先试运行”，不会作任何更改。",
          "阅读报告：将会导入什么、不能导入什么及原因。",
        ],
      },
      {
        task: "导入内容",
        steps: ["先制作备份。", "试运行后，点按“立即导入”。", "您可以离开此页，之后回来查看进度和报告。"],
      },
      {
        task: "中断后继续",
        steps: ["再点按“立即导入”，导入会从上次停下的地方继续。", "您之后更改或删除的内容不受影响。"],
      },
    ],
  },
});
