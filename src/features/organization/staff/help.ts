import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Who runs the charity: patrons, founder and chairman, directors, medical advisors and staff.",
    seen: "The About page shows the names in the language of the page. It follows a change within seconds.",
    tasks: [
      {
        task: "Add a person",
        steps: [
          "Go to the list that the person belongs to.",
          "Add a line and write the name, and the title where there is one.",
          "Do the same in the other languages, then press “Submit”.",
        ],
      },
      {
        task: "Put people in another order",
        steps: [
          "Move the person up or down in the list.",
          "Check the other languages: the note at the top says when they differ.",
          "Press “Submit”.",
        ],
      },
      { task: "Remove a person", steps: ["Delete the name in each language.", "Press “Submit”."] },
    ],
  },
  tra: {
    what: "本會的組織：贊助人、創辦人兼主席、董事、醫學顧問及職員。",
    seen: "「關於我們」網頁會以該頁的語言顯示姓名，修改後數秒內便會更新。",
    tasks: [
      {
        task: "加入成員",
        steps: [
          "前往該成員所屬的名單。",
          "新增一行，填寫姓名及職銜（如有）。",
          "在其他語言同樣填寫，然後按「儲存」。",
        ],
      },
      {
        task: "更改次序",
        steps: ["把成員上移或下移。", "查看其他語言：如次序不同，頁頂會有提示。", "按「儲存」。"],
      },
      { task: "移除成員", steps: ["在每種語言刪除姓名。", "按「儲存」。"] },
    ],
  },
  sim: {
    what: "本会的组织：赞助人、创始人兼主席、董事、医学顾问和员工。",
    seen: "“关于我们”页面会以该页的语言显示姓名，修改后几秒内便会更新。",
    tasks: [
      {
        task: "加入成员",
        steps: [
          "前往该成员所属的名单。",
          "添加一行，填写姓名和职衔（如有）。",
          "在其他语言同样填写，然后点按“保存”。",
        ],
      },
      {
        task: "更改次序",
        steps: ["把成员上移或下移。", "查看其他语言：如果次序不同，页顶会有提示。", "点按“保存”。"],
      },
      { task: "移除成员", steps: ["在每种语言删除姓名。", "点按“保存”。"] },
    ],
  },
});
