import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Everything that will be published or taken down by itself at a time that somebody chose. All times are Hong Kong time.",
    seen: "Visitors see nothing of it before its time. Then they get what was saved last.",
    tasks: [
      {
        task: "Publish something on Monday at nine",
        steps: [
          "Write it as always, and leave a tick at each language that is to be published.",
          "Below these ticks press “Publish later”, and choose the date and the time.",
          "Press “Submit”. It is saved; visitors get it at that time.",
        ],
      },
      {
        task: "Take something down at a set time",
        steps: [
          "Open it and press “Publish later”.",
          "Tick “Take it down from the site at a set time”, and choose the date and the time.",
          "Press “Submit”.",
        ],
      },
      {
        task: "Call it off, or choose another time",
        steps: [
          "Find it in this list and press “Cancel”: it stays as a draft.",
          "Or press its title, change the time in the form and press “Submit”.",
          "Publishing it by hand before, or taking it down by hand, ends what was planned.",
        ],
      },
    ],
  },
  tra: {
    what: "所有會在指定時間自動發布或撤下的內容，一律以香港時間計算，與您電腦的時鐘無關。",
    seen: "時間未到，訪客不會看到。屆時訪客會看到最後儲存的內容，包括選定時間之後所作的更改。",
    tasks: [
      {
        task: "在星期一早上九時發布",
        steps: [
          "如常撰寫，並保留要發布的語言的剔號。",
          "在剔號下面按「定時發布」，選擇日期和時間。",
          "按「儲存」。內容已儲存，訪客到時便會看到。",
        ],
      },
      {
        task: "在指定時間撤下",
        steps: [
          "開啟該項目，按「定時發布」。",
          "勾選「在指定時間從網站撤下」，選擇日期和時間。",
          "按「儲存」。",
        ],
      },
      {
        task: "取消或更改時間",
        steps: [
          "在這個清單找出該項，按「取消」，內容會保留為草稿。",
          "或按標題，在表格更改時間，然後按「儲存」。",
          "如在此之前手動發布或撤下，原有安排便會作廢。",
        ],
      },
    ],
  },
  sim: {
    what: "所有会在指定时间自动发布或撤下的内容，一律按香港时间计算，与您电脑的时钟无关。",
    seen: "时间未到，访客看不到。届时访客会看到最后保存的内容，包括选定时间之后所做的更改。",
    tasks: [
      {
        task: "在星期一早上九点发布",
        steps: [
          "照常撰写，并保留要发布的语言的勾选。",
          "在勾选框下面点击“定时发布”，选择日期和时间。",
          "点击“保存”。内容已保存，访客到时就会看到。",
        ],
      },
      {
        task: "在指定时间撤下",
        steps: [
          "打开该项目，点击“定时发布”。",
          "勾选“在指定时间从网站撤下”，选择日期和时间。",
          "点击“保存”。",
        ],
      },
      {
        task: "取消或更改时间",
        steps: [
          "在这个列表中找到该项，点击“取消”，内容会保留为草稿。",
          "或点击标题，在表单中更改时间，然后点击“保存”。",
          "如果在此之前手动发布或撤下，原有安排就会作废。",
        ],
      },
    ],
  },
});
