import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Who runs the charity: patrons, founder and chairman, directors, medical advisors and staff.",
    seen: "The About page shows the names in the language of the page. It follows a change within seconds.",
    tasks: [
      {
        task: "Add a person",
        steps: [
          "Go to the list that the person belongs to, and add a row, or a line to a list of names.",
          "Write the name in each language, and the title where there is one. Of patrons and staff, Simplified Chinese follows what you write in Traditional.",
          "Press “Submit”.",
        ],
      },
      {
        task: "Put people in another order",
        steps: [
          "Press “Move” in the person’s row and choose where to. All languages move together.",
          "Directors and advisors are a line each: move the line in every language. The note at the top says when they differ.",
          "Press “Submit”.",
        ],
      },
      {
        task: "Remove a person",
        steps: [
          "Press “Remove” in the person’s row; “Undo” puts them back. Delete a director’s or advisor’s line in each language.",
          "Press “Submit”.",
        ],
      },
    ],
  },
  tra: {
    what: "本會的組織：贊助人、創辦人兼主席、董事、醫學顧問及職員。",
    seen: "「關於我們」網頁會以該頁的語言顯示姓名，修改後數秒內便會更新。",
    tasks: [
      {
        task: "加入成員",
        steps: [
          "前往該成員所屬的名單，新增一列，或在名單中加一行。",
          "以各種語言填寫姓名及職銜（如有）。贊助人及職員的簡體會跟隨您所寫的繁體。",
          "按「儲存」。",
        ],
      },
      {
        task: "更改次序",
        steps: [
          "在該成員的一列按「移動」，選擇位置；各種語言會一併移動。",
          "董事及顧問每人一行，須在每種語言移動該行；如次序不同，頁頂會有提示。",
          "按「儲存」。",
        ],
      },
      {
        task: "移除成員",
        steps: [
          "在該成員的一列按「移除」；按「還原」可放回。董事或顧問須在每種語言刪除該行。",
          "按「儲存」。",
        ],
      },
    ],
  },
  sim: {
    what: "本会的组织：赞助人、创始人兼主席、董事、医学顾问和员工。",
    seen: "“关于我们”页面会以该页的语言显示姓名，修改后几秒内便会更新。",
    tasks: [
      {
        task: "加入成员",
        steps: [
          "前往该成员所属的名单，添加一栏，或在名单中加一行。",
          "用各种语言填写姓名和职务（如有）。赞助人和员工的简体会跟随您所写的繁体。",
          "点按“保存”。",
        ],
      },
      {
        task: "更改次序",
        steps: [
          "在该成员的一栏点按“移动”，选择位置；各种语言会一起移动。",
          "董事和顾问每人一行，须在每种语言移动该行；如果次序不同，页顶会有提示。",
          "点按“保存”。",
        ],
      },
      {
        task: "移除成员",
        steps: [
          "在该成员的一栏点按“移除”；点按“撤销”可恢复。董事或顾问须在每种语言删除该行。",
          "点按“保存”。",
        ],
      },
    ],
  },
});
