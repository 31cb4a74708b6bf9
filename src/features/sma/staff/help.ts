import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "The topics of the SMA page, each with parts, sources, and for some a table or links.",
    seen: "The SMA page shows the topics in this order. A part can cite its sources by numbers, such as [1].",
    tasks: [
      {
        task: "Correct a text",
        steps: [
          "Open the topic and then the part.",
          "Change the text in each language.",
          "Press “Submit”. Have medical facts checked by somebody who knows them.",
        ],
      },
      {
        task: "Add a source",
        steps: [
          "Open the topic and add a source to its list.",
          "Write its number in square brackets where the text uses it, such as [3].",
          "Press “Submit”.",
        ],
      },
      {
        task: "Change the order of topics",
        steps: ["Move a topic up or down in the list.", "Save the order. Only then do visitors see it."],
      },
    ],
  },
  tra: {
    what: "「認識 SMA」網頁的主題；每個主題有各個部分、資料來源，部分主題另有表格或連結。",
    seen: "網頁會依此次序顯示主題。內文可用編號註明來源，例如 [1]。",
    tasks: [
      {
        task: "修改內文",
        steps: [
          "打開主題，再打開該部分。",
          "修改每種語言的內文。",
          "按「儲存」。醫學資料請先由專業人士核對。",
        ],
      },
      {
        task: "加入資料來源",
        steps: ["打開主題，在來源清單加入一項。", "在引用之處以方括號寫上編號，例如 [3]。", "按「儲存」。"],
      },
      { task: "更改主題次序", steps: ["在清單中把主題上移或下移。", "儲存次序後，訪客才會看到。"] },
    ],
  },
  sim: {
    what: "“认识 SMA”页面的主题；每个主题有各个部分、资料来源，部分主题另有表格或链接。",
    seen: "页面会按此次序显示主题。正文可以用编号注明来源，例如 [1]。",
    tasks: [
      {
        task: "修改正文",
        steps: [
          "打开主题，再打开该部分。",
          "修改每种语言的正文。",
          "点按“保存”。医学资料请先由专业人士核对。",
        ],
      },
      {
        task: "加入资料来源",
        steps: ["打开主题，在来源列表加入一项。", "在引用的地方用方括号写上编号，例如 [3]。", "点按“保存”。"],
      },
      { task: "更改主题次序", steps: ["在列表中把主题上移或下移。", "保存次序后，访客才会看到。"] },
    ],
  },
});
