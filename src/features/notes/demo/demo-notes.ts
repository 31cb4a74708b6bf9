import type { PersonName } from "../../../art/cast/people";
import type { CoverPicture } from "../../../art/cover";
import type { NoteContent } from "../definition";

/** Notes by people with SMA and their families. */
export const FROM_MEMBERS: DemoNote[] = [
  {
    cover: { motif: "kitchen", palette: "dawn", seed: 61 },
    face: "carer",
    eng: {
      author: "Mrs Kwan",
      details: "Mother of Hei, aged three",
      content:
        "Four days after the diagnosis a woman I had never met rang me and said: “My daughter has it too. What did you have for dinner?” I had not eaten. She stayed on the line while I cooked an egg.\n\nHei is three now and drives his little chair into every table leg we own. When the office rings to ask whether I would call another new mother, I always ask her first about dinner.",
    },
    tra: {
      author: "關太",
      details: "三歲曦曦的媽媽",
      content:
        "確診後第四天，一位素未謀面的媽媽打電話來：「我女兒也是這個病。你今晚吃了甚麼？」我甚麼也沒有吃。她就在電話那頭陪我，直至我煎好一隻蛋。\n\n如今曦曦三歲了，開着小輪椅，家中每隻桌腳都給他撞過。每當辦事處問我可否致電另一位新手媽媽，我總是先問她：今晚吃了甚麼？",
    },
    sim: {
      author: "关太太",
      details: "三岁曦曦的妈妈",
      content:
        "确诊后的第四天，一位从没见过面的妈妈打来电话：“我女儿也是这个病。你晚饭吃了什么？”我什么都没吃。她就在电话那头陪着我，直到我煎好一个鸡蛋。\n\n现在曦曦三岁了，开着小轮椅，家里的桌腿没有一条没被他撞过。每次办公室问我能不能给另一位新妈妈打个电话，我总会先问她：晚饭吃了什么？",
    },
  },
  {
    cover: { motif: "portrait", palette: "harbour", seed: 82 },
    eng: {
      author: "Yan",
      details: "Member with SMA, aged 29",
      content:
        "Your equipment library lent me a travel ramp for one weekend. I took it to Peng Chau and sat on the beach where my grandparents met. I am twenty-nine and it was my first time on an island.\n\nThe ramp went back on Monday. I have since found eleven other things that are only one step away.",
    },
    tra: {
      author: "阿恩",
      details: "會員，29 歲，SMA 患者",
      content:
        "器材借用庫借了一塊便攜斜板給我用一個週末。我帶着它去了坪洲，坐在公公婆婆初相識的沙灘上。我 29 歲，這是我第一次踏足離島。\n\n星期一我把斜板還了。之後我又發現了十一個地方，原來都只差一級。",
    },
    sim: {
      author: "阿恩",
      details: "会员，29 岁，SMA 患者",
      content:
        "器材借用库借给我一块便携坡板，可以用一个周末。我带着它去了坪洲，坐在外公外婆相识的那片沙滩上。我 29 岁，这是我第一次上离岛。\n\n星期一我把坡板还了。后来我又发现了十一个地方，原来都只差一级台阶。",
    },
  },
  {
    cover: { motif: "school", palette: "leaf", seed: 63 },
    face: "lawyer",
    eng: {
      author: "Ms Yeung",
      details: "Class teacher, Primary 4",
      content:
        "Before Ho-yin joined my class I asked for a list of what he could not do. Your school adviser sent me a list of what the room could not do: the door closed too fast, the sink was too high, the trip was to a hill.\n\nWe fixed the door in ten minutes. The trip went to the harbour, and Ho-yin explained the cranes.",
    },
    tra: {
      author: "楊老師",
      details: "小四班主任",
      content:
        "浩賢來我班之前，我問可否給我一張清單，列出他不能做的事。你們的學校支援顧問卻給了我另一張：列出課室做不到的事——門關得太快、洗手盆太高、旅行地點是一座山。\n\n那道門，十分鐘便調校好了。旅行改去海旁，由浩賢為全班講解起重機。",
    },
    sim: {
      author: "杨老师",
      details: "小学四年级班主任",
      content:
        "浩贤来我们班之前，我想要一张清单，写明他不能做什么。你们的学校支持顾问却给了我另一张：教室做不到什么——门关得太快，洗手池太高，春游要爬山。\n\n那扇门，十分钟就调好了。春游改去海边，由浩贤给全班讲解起重机。",
    },
  },
];

/** Notes by those who work with the charity. */
export const FROM_FRIENDS: DemoNote[] = [
  {
    cover: { motif: "portrait", palette: "leaf", seed: 78 },
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
    face: "walker",
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

/** A note of the demo charity; its cover and its author's face are drawings. All people in it are fictional. */
type DemoNote = Omit<NoteContent, "coverId" | "faceId"> & { cover: CoverPicture; face?: PersonName };
