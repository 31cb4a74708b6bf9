import type { Localized } from "../platform/locale/lang";
import type { TitledText } from "./site-details";

/** The texts of the home page, in its order. */
export interface HomeTexts {
  hero: { title: Localized; lead: Localized };
  /** The three links below the headline; the first, for whom this is new, says in a line what to expect. */
  doors: Record<"talk" | "talkNote" | "learn" | "give", Localized>;
  smaSummary: { title: Localized; paragraphs: readonly [Localized, ...Localized[]] };
  points: { title: Localized; lead: Localized; items: readonly TitledText[] };
  donation: TitledText;
}

const points: readonly TitledText[] = [
  {
    title: { eng: "People with SMA lead", tra: "以患者為本", sim: "以患者为本" },
    text: {
      eng: "People living with SMA sit on our board, plan our services and decide what comes first.",
      tra: "SMA 患者參與董事會、策劃服務，並決定工作的先後次序。",
      sim: "SMA 患者参与董事会、策划服务，并决定工作的优先次序。",
    },
  },
  {
    title: { eng: "There from the first day", tra: "由確診第一天起", sim: "从确诊第一天起" },
    text: {
      eng: "After a diagnosis, a family hears from someone who has been there, as soon as they wish.",
      tra: "確診之後，只要家屬願意，便會有過來人主動聯絡，一起面對。",
      sim: "确诊之后，只要家属愿意，就会有过来人主动联系，一起面对。",
    },
  },
  {
    title: { eng: "Information you can check", tra: "資訊有根有據", sim: "信息有据可查" },
    text: {
      eng: "What we publish about SMA names its sources and its review date, in three languages.",
      tra: "我們發布的 SMA 資訊均以三種語言提供，並列明資料來源及覆核日期。",
      sim: "我们发布的 SMA 信息均以三种语言提供，并注明资料来源和审核日期。",
    },
  },
  {
    title: { eng: "A community for life", tra: "一生的同路人", sim: "一生的同路人" },
    text: {
      eng: "Children, adults, parents and grandparents meet, online and in person, all year round.",
      tra: "無論兒童、成人、父母或祖父母，全年都可在網上或聚會中相聚。",
      sim: "无论儿童、成人、父母还是祖父母，全年都可以在线上或聚会中相聚。",
    },
  },
  {
    title: { eng: "Equipment that opens doors", tra: "器材打開新天地", sim: "器材打开新天地" },
    text: {
      eng: "Chairs, supports and breathing aids can be borrowed and tried before anybody has to buy.",
      tra: "輪椅、承托用品及呼吸輔助器材均可先借用、先試用，毋須急於購買。",
      sim: "轮椅、支撑用品和呼吸辅助器材都可以先借用、先试用，不必急着购买。",
    },
  },
  {
    title: { eng: "Care for carers", tra: "照顧照顧者", sim: "关爱照护者" },
    text: {
      eng: "Rest, practical training and a listening ear for those who help every day and every night.",
      tra: "為日以繼夜付出的照顧者提供喘息空間、實用訓練和傾訴對象。",
      sim: "为日夜付出的照护者提供喘息机会、实用培训和倾诉对象。",
    },
  },
  {
    title: {
      eng: "School, work, home of one’s own",
      tra: "升學、就業、獨立生活",
      sim: "升学、就业、独立生活",
    },
    text: {
      eng: "We speak with schools, employers and landlords about what makes a place work for everyone.",
      tra: "我們與學校、僱主及業主溝通，讓環境適合每一個人。",
      sim: "我们与学校、雇主和房东沟通，让环境适合每一个人。",
    },
  },
  {
    title: { eng: "A voice that is heard", tra: "讓聲音被聽見", sim: "让声音被听见" },
    text: {
      eng: "We bring members’ experience to talks on treatment, screening, transport and access.",
      tra: "在治療、篩查、交通及無障礙等議題上，我們把會員的經驗帶到討論之中。",
      sim: "在治疗、筛查、交通和无障碍等议题上，我们把会员的经验带到讨论之中。",
    },
  },
  {
    title: { eng: "Open books", tra: "財務公開", sim: "财务公开" },
    text: {
      eng: "Our annual report and expenditure chart show where the money came from and where it went.",
      tra: "年報及開支圖表清楚交代善款的來源和去向。",
      sim: "年报和开支图表清楚说明善款的来源和去向。",
    },
  },
];

export const homeTexts: HomeTexts = {
  hero: {
    title: {
      eng: "Living with SMA, never alone",
      tra: "與 SMA 同行，從不孤單",
      sim: "与 SMA 同行，从不孤单",
    },
    lead: {
      eng: "Kapok is a Hong Kong charity of people with spinal muscular atrophy, their families and the professionals who work with them. We offer clear information, practical help and support from people who have been there.",
      tra: "木棉會是香港的慈善團體，由脊髓肌肉萎縮症（SMA）患者、家屬及專業人員攜手組成。我們提供清晰的資訊和實際的支援，並有同路人與您同行。",
      sim: "木棉会是香港的慈善机构，由脊髓性肌萎缩症（SMA）患者、家属和专业人士携手组成。我们提供清晰的信息和切实的支持，并有病友家庭与您同行。",
    },
  },
  doors: {
    talk: { eng: "Just diagnosed? Talk to us", tra: "剛確診？與我們傾談", sim: "刚确诊？跟我们聊聊" },
    talkNote: {
      eng: "Write at any hour. Another family can answer.",
      tra: "任何時間都可留言，可由過來人回覆。",
      sim: "任何时间都可以留言，可由过来人回复。",
    },
    learn: { eng: "Understand SMA", tra: "認識 SMA", sim: "了解 SMA" },
    give: { eng: "Donate", tra: "捐款", sim: "捐款" },
  },
  smaSummary: {
    title: { eng: "What is SMA?", tra: "甚麼是 SMA？", sim: "什么是 SMA？" },
    paragraphs: [
      {
        eng: "Spinal muscular atrophy (SMA) is a rare inherited condition that weakens muscles. The nerve cells in the spinal cord that make muscles move are lost, so moving, breathing and swallowing can become harder. SMA does not affect intelligence.",
        tra: "脊髓肌肉萎縮症（SMA）是一種罕見的遺傳病，會令肌肉逐漸無力。脊髓內負責控制肌肉活動的神經細胞流失，患者活動、呼吸和吞嚥都可能變得困難。SMA 不影響智力。",
        sim: "脊髓性肌萎缩症（SMA）是一种罕见的遗传病，会使肌肉逐渐无力。脊髓中控制肌肉活动的神经细胞逐渐丧失，患者活动、呼吸和吞咽都可能变得困难。SMA 不影响智力。",
      },
      {
        eng: "It affects about 1 in 10,000 births. Treatments now exist that change its course, though none is a cure. Early treatment gives better results, and good care from many specialists matters at every age.",
        tra: "約每 10,000 名初生嬰兒便有 1 人患病。現時已有改變病程的治療，但未能根治。愈早開始治療，效果愈理想；而不論年齡，跨專業團隊的良好護理同樣重要。",
        sim: "约每 10,000 名新生儿中有 1 人患病。如今已有疾病修正治疗，但尚不能根治。越早开始治疗，效果越好；而无论年龄，多学科团队的良好护理同样重要。",
      },
    ],
  },
  points: {
    title: { eng: "What you can expect of us", tra: "我們的承諾", sim: "我们的承诺" },
    lead: {
      eng: "Nine points that guide what Kapok does, for whom and how.",
      tra: "九個重點，說明木棉會為誰服務、做甚麼、怎樣做。",
      sim: "九个要点，说明木棉会为谁服务、做什么、怎么做。",
    },
    items: points,
  },
  donation: {
    title: { eng: "Stand with people living with SMA", tra: "請支持 SMA 患者", sim: "请支持 SMA 患者" },
    text: {
      eng: "Gifts go into equipment on loan, accessible outings and reliable information in three languages. You can give once or every month, and any amount helps.",
      tra: "善款用於添置可供借用的器材、舉辦無障礙活動，以及提供三種語言的可靠資訊。單次或每月捐款均可，不論金額多少，都是實在的支持。",
      sim: "善款用于添置可供借用的器材、举办无障碍活动，以及提供三种语言的可靠信息。单次或每月捐款均可，无论金额多少，都是实实在在的支持。",
    },
  },
};
