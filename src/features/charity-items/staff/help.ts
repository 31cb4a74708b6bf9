import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "What members make and the charity offers, in the order in which visitors see it.",
    seen: "The Get Involved page shows the items in a grid. A visitor can open one and ask for it; that arrives under Messages.",
    tasks: [
      {
        task: "Add an item",
        steps: [
          "Press “Add Charity Item”.",
          "Upload two to four square photos. The first is the cover.",
          "Write name, price and description, and press “Submit”.",
        ],
      },
      {
        task: "Change the order",
        steps: ["Move an item up or down.", "Press “Update Order”. Only then do visitors see it."],
      },
      {
        task: "Take an item off the site",
        steps: ["Delete it in the list and confirm.", "If it was the wrong one, press “Undo” straight away."],
      },
    ],
  },
  tra: {
    what: "會員製作、由本會提供的義賣品，依訪客看到的次序排列。",
    seen: "「參與支持」網頁會以方格展示。訪客可打開查看及查詢，查詢會送到「訊息」。",
    tasks: [
      {
        task: "新增義賣品",
        steps: [
          "按「新增慈善義賣品」。",
          "上載兩至四張正方形相片，第一張是封面。",
          "填寫名稱、價錢及介紹，然後按「儲存」。",
        ],
      },
      { task: "更改次序", steps: ["把義賣品上移或下移。", "按「更新次序」後，訪客才會看到。"] },
      { task: "移除義賣品", steps: ["在清單中刪除並確認。", "如刪錯了，立即按「還原」。"] },
    ],
  },
  sim: {
    what: "会员制作、由本会提供的义卖品，按访客看到的次序排列。",
    seen: "“参与支持”页面会以方格展示。访客可以打开查看和查询，查询会送到“留言”。",
    tasks: [
      {
        task: "添加义卖品",
        steps: [
          "点按“添加慈善义卖品”。",
          "上传两到四张正方形照片，第一张是封面。",
          "填写名称、价格和介绍，然后点按“保存”。",
        ],
      },
      { task: "更改次序", steps: ["把义卖品上移或下移。", "点按“更新顺序”后，访客才会看到。"] },
      { task: "移除义卖品", steps: ["在列表中删除并确认。", "如果删错了，立即点按“撤销”。"] },
    ],
  },
});
