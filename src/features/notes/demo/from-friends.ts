import type { DemoNote } from "./demo-note";

/** Notes by those who work with the charity. */
export const FROM_FRIENDS: DemoNote[] = [
  {
    cover: { motif: "rain", palette: "dusk", seed: 64 },
    eng: {
      author: "Uncle Ping",
      details: "Volunteer driver, 73",
      content:
        "I drove a minibus for thirty-one years and retired to be bored. Now I drive members to hospital every Wednesday. I know all the lifts, and which nurses save me a bun.\n\nPeople thank me. Please print that it is the other way round.",
    },
    tra: {
      author: "炳叔",
      details: "義工司機，73 歲",
      content:
        "我駕駛小巴三十一年，退休後閒得發慌。現在逢星期三接送會員覆診，哪間醫院的升降機在哪裏、哪位姑娘會留個包給我，我都一清二楚。\n\n大家常常多謝我。請你們登出來：其實應該由我多謝大家。",
    },
    sim: {
      author: "炳叔",
      details: "志愿者司机，73 岁",
      content:
        "我开了三十一年小巴，退休以后闲得发慌。现在每星期三接送会员复诊，哪家医院的电梯在哪儿、哪位护士会给我留个面包，我都一清二楚。\n\n大家总是谢我。请你们登出来：其实该我谢谢大家。",
    },
  },
  {
    cover: { motif: "hands", palette: "paper", seed: 65 },
    eng: {
      author: "Ivan Tse",
      details: "Physiotherapist",
      content:
        "At your Saturday sessions I learned to ask one question before I measure anything: what do you want to do on Tuesday? One girl wanted to turn the page of a comic by herself. So that is what we trained.\n\nMy hospital has since put the question on its form. You will find it above the joint angles.",
    },
    tra: {
      author: "謝先生",
      details: "物理治療師",
      content:
        "在你們的星期六活動中，我學會在量度任何數值之前先問一句：下星期二你想做甚麼？有個女孩說，想自己翻漫畫。於是我們就練翻書。\n\n後來我工作的醫院把這條問題印了在評估表上，就在關節角度的上面。",
    },
    sim: {
      author: "谢先生",
      details: "物理治疗师",
      content:
        "在你们的星期六活动上，我学会了在测量任何数值之前先问一句：下星期二你想做什么？有个女孩说，想自己翻漫画书。于是我们就练翻书。\n\n后来，我所在的医院把这个问题印在了评估表上，就在关节角度的上面。",
    },
  },
  {
    cover: { motif: "letter", palette: "kapok", seed: 66 },
    eng: {
      author: "The night shift at Paper Boat Press",
      details: "Printers of the members’ newsletter",
      content:
        "You asked us for a newsletter that lies flat on a tray, with pages that a weak finger can lift. We tried nine papers. The members’ panel threw out eight of them, politely.\n\nThe ninth is now what we recommend to everybody. Thank you for the best quality control we ever had.",
    },
    tra: {
      author: "紙船印刷廠夜班同事",
      details: "會訊承印商",
      content:
        "你們想要一本可以平放在輪椅托盤上、手指無力也翻得起的會訊。我們試了九款紙，會員小組很客氣地否決了八款。\n\n第九款，現在我們逢人都推介。多謝你們，這是我們遇過最好的品質檢查員。",
    },
    sim: {
      author: "纸船印刷厂夜班全体同事",
      details: "会员通讯承印商",
      content:
        "你们想要一本能平放在轮椅托盘上、手指没力气也翻得动的会员通讯。我们试了九种纸，会员小组非常客气地否掉了八种。\n\n第九种，现在我们见人就推荐。谢谢你们，这是我们遇到过的最好的质检员。",
    },
  },
];
