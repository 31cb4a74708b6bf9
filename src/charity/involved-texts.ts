import type { Localized } from "../platform/locale/lang";
import type { TitledText } from "./site-details";

/** The texts of Get Involved. */
export interface InvolvedTexts {
  title: Localized;
  intro: Localized;
  waysTitle: Localized;
  /** The third is shown only while there are charity items. */
  ways: readonly TitledText[];
  /** Stands above the charity items while there are some. */
  items: TitledText & {
    /** Stands above the form of an item. */
    ask: Localized;
    /** Is said once that form has arrived. */
    thanks: Localized;
  };
  volunteering: TitledText;
  /** In place of the volunteers' forms while there are none. */
  askForForm: Localized;
}

export const involvedTexts: InvolvedTexts = {
  title: { eng: "Get Involved", tra: "參與支持", sim: "参与支持" },
  intro: {
    eng: "Much of what Kapok does is done by people who give an afternoon, a skill or a lift in a van. There is room for yours.",
    tra: "木棉會的工作，有賴許多人付出一個下午、一門專長或一程接送。我們期待您的加入。",
    sim: "木棉会的工作，离不开许多人付出一个下午、一门专长或一程接送。我们期待您的加入。",
  },
  waysTitle: { eng: "Ways to help", tra: "參與方式", sim: "参与方式" },
  ways: [
    {
      title: { eng: "Volunteer", tra: "成為義工", sim: "成为志愿者" },
      text: {
        eng: "Keep someone company at a clinic, help on an outing, translate, film or repair. We train you first.",
        tra: "陪同覆診、協助活動、翻譯、攝錄或維修器材。服務前會提供訓練。",
        sim: "陪同复诊、协助活动、翻译、摄像或维修器材。服务前我们会提供培训。",
      },
    },
    {
      title: { eng: "Bring your organisation", tra: "團體參與", sim: "团体参与" },
      text: {
        eng: "Companies, schools and clubs can lend a hall, a team for a day or professional advice.",
        tra: "公司、學校及社團可借出場地、組隊服務一天，或提供專業意見。",
        sim: "公司、学校和社团可以借出场地、组队服务一天，或提供专业意见。",
      },
    },
    {
      title: { eng: "Choose a charity item", tra: "選購慈善義賣品", sim: "选购慈善义卖品" },
      text: {
        eng: "Our members and friends make the items below. Tell us which one you like and we will write back.",
        tra: "以下義賣品由會員及友好製作。請告訴我們您喜歡哪一件，我們會回覆您。",
        sim: "以下义卖品由会员和朋友们制作。请告诉我们您喜欢哪一件，我们会回复您。",
      },
    },
    {
      title: { eng: "Pass it on", tra: "廣傳訊息", sim: "传递信息" },
      text: {
        eng: "Share our pages, invite us to speak, or organise a small fund-raising event with your friends.",
        tra: "分享本會網頁、邀請我們主持講座，或與朋友舉辦小型籌款活動。",
        sim: "分享本会网页、邀请我们举办讲座，或与朋友一起组织小型筹款活动。",
      },
    },
  ],
  items: {
    title: { eng: "Charity items", tra: "慈善義賣品", sim: "慈善义卖品" },
    text: {
      eng: "Made by our members and friends. Choose an item to see more of it and to tell us that you would like it.",
      tra: "由會員及友好製作。請選擇一件，查看更多，並告訴我們您感興趣。",
      sim: "由会员和朋友们制作。请选择一件，查看更多，并告诉我们您感兴趣。",
    },
    ask: {
      eng: "Leave a telephone number or an e-mail address, and we will write back about delivery and payment. We use it for nothing else.",
      tra: "請留下電話號碼或電郵地址，我們會回覆您有關送貨及付款的安排。資料不會用作其他用途。",
      sim: "请留下电话号码或电子邮箱，我们会回复您送货和付款的安排。资料不会用作其他用途。",
    },
    thanks: { eng: "We will write back.", tra: "我們稍後會回覆您。", sim: "我们稍后会回复您。" },
  },
  volunteering: {
    title: { eng: "How to volunteer", tra: "如何成為義工", sim: "如何成为志愿者" },
    text: {
      eng: "Fill in the volunteer form for individuals or for organisations and send it to us by e-mail, fax or post. If a form is hard for you to fill in, call or write, and we will do it together. We reply to everyone who gets in touch.",
      tra: "請填妥個人或團體義工表格，然後以電郵、傳真或郵寄方式交回本會。如填寫表格有困難，歡迎致電或來函，我們會與您一起完成。每一位聯絡我們的人，都會收到回覆。",
      sim: "请填写个人或团体志愿者表格，然后以电子邮件、传真或邮寄方式交给我们。如填写表格有困难，欢迎来电或来信，我们会与您一起完成。每一位联系我们的人，都会收到回复。",
    },
  },
  askForForm: {
    eng: "Ask us by e-mail or telephone and we will send you the form.",
    tra: "歡迎以電郵或電話索取表格，我們會傳送給您。",
    sim: "欢迎通过电子邮件或电话索取表格，我们会发送给您。",
  },
};
