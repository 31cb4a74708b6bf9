import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "The names of donors whom the charity thanks in public.",
    seen: "The About page lists the names. A language without names shows those of another.",
    tasks: [
      {
        task: "Thank a donor by name",
        steps: [
          "Ask first whether the donor agrees.",
          "Write the name on a line of its own, in each language.",
          "Press “Submit”.",
        ],
      },
      {
        task: "Paste a list from a spreadsheet",
        steps: [
          "Copy the column with the names and paste it.",
          "Columns for the languages are split at once. “Undo” takes that back.",
          "Look at the number of names, then press “Submit”.",
        ],
      },
      { task: "Remove a name", steps: ["Delete the line in each language.", "Press “Submit”."] },
    ],
  },
  tra: {
    what: "本會公開鳴謝的捐款人姓名。",
    seen: "「關於我們」網頁會列出姓名。沒有姓名的語言會顯示另一種語言的名單。",
    tasks: [
      { task: "列名鳴謝", steps: ["先徵求捐款人同意。", "以各種語言填寫，每行一個姓名。", "按「儲存」。"] },
      {
        task: "從試算表貼上名單",
        steps: [
          "複製姓名一欄並貼上。",
          "如有多欄不同語言，系統會立即按語言分開；按「還原」可取消。",
          "核對姓名數目，然後按「儲存」。",
        ],
      },
      { task: "移除姓名", steps: ["在每種語言刪除該行。", "按「儲存」。"] },
    ],
  },
  sim: {
    what: "本会公开鸣谢的捐款人姓名。",
    seen: "“关于我们”页面会列出姓名。没有姓名的语言会显示另一种语言的名单。",
    tasks: [
      { task: "列名鸣谢", steps: ["先征求捐款人同意。", "用各种语言填写，每行一个姓名。", "点按“保存”。"] },
      {
        task: "从电子表格粘贴名单",
        steps: [
          "复制姓名一列并粘贴。",
          "如有多列不同语言，系统会立即按语言分开；点按“撤销”可取消。",
          "核对姓名数目，然后点按“保存”。",
        ],
      },
      { task: "移除姓名", steps: ["在每种语言删除该行。", "点按“保存”。"] },
    ],
  },
});
