import type { DemoForm } from "./demo-form";

const CHARITY = "Kapok SMA Association 木棉脊髓肌肉萎縮症協會";
const FOOTER = "Send to 交回 hello@kapok.example · Unit 0, Demo Building, North Point 香港北角示範大廈 0 室";
const HELP =
  "If this form is hard for you to fill in, call or write to us and we will do it together. 如填寫表格有困難，歡迎致電或來函，我們會與您一起完成。";
const YOU = ["Name 姓名", "Phone 電話號碼", "E-mail * 電郵地址", "How to reach you 聯絡方法"];
const DATA =
  "Your answers are used only for this request, kept confidential and deleted when no longer needed; you may ask to see or correct them. Those marked * are optional. 資料只用於本表格所述用途，予以保密，不再需要時刪除；您可要求查閱或更正。有 * 的項目可不填。";

/** Forms in English and Traditional Chinese on one sheet, listed in every language. */
export const bilingualForms: readonly DemoForm[] = [
  {
    filename: "membership-application-會員申請表.pdf",
    names: { eng: "Membership application", tra: "會員申請表", sim: "会员申请表" },
    listedIn: ["eng", "tra", "sim"],
    sheet: {
      lang: "tra",
      charity: CHARITY,
      title: ["Membership application", "會員申請表"],
      intro: [
        "Membership is free for people living with SMA, their families and carers. 脊髓肌肉萎縮症患者、家屬及照顧者均可免費入會。",
        HELP,
        DATA,
      ],
      parts: [
        { heading: "About you 個人資料", fields: YOU },
        {
          heading: "You are 您是",
          choices: ["A person living with SMA 患者", "A family member 家屬", "A carer 照顧者"],
        },
        {
          heading: "What you look for 您希望得到的支援",
          choices: [
            "Meeting other families 認識其他家庭",
            "Equipment on loan 借用器材",
            "Home visits 家訪",
            "News of research and care 研究及護理消息",
          ],
          fields: ["Anything else * 其他…"],
        },
        {
          heading: "Your data 個人資料的使用",
          choices: [
            "I agree that the association keeps these details to serve me as a member. 本人同意本會保存以上資料，以提供會員服務。",
          ],
          fields: ["Signature 簽署", "Date 日期"],
        },
      ],
      footer: FOOTER,
    },
  },
  {
    filename: "equipment-loan-器材借用表格.pdf",
    names: { eng: "Equipment loan form", tra: "器材借用表格", sim: "器材借用表" },
    listedIn: ["eng", "tra", "sim"],
    sheet: {
      lang: "tra",
      charity: CHARITY,
      title: ["Equipment loan form", "器材借用表格"],
      intro: [
        "Members borrow free of charge for up to three months. We clean and check every item before it goes out. 會員可免費借用，為期最多三個月。每件器材借出前均經清潔及檢查。",
        HELP,
        DATA,
      ],
      parts: [
        { heading: "Borrower 借用人", fields: YOU },
        {
          heading: "Equipment 器材",
          choices: [
            "Cough-assist machine 咳痰機",
            "Shower chair 沐浴椅",
            "Portable ramp 活動斜板",
            "Hoist and sling 吊機及吊帶",
            "Tablet with mounting arm 平板電腦連支架",
          ],
          fields: ["Other * 其他", "From – to 由－至", "Size or settings that suit you 合適的尺寸或設定…"],
        },
        {
          heading: "Delivery 送貨安排",
          choices: ["Deliver to my home 送到府上", "I collect it 自行領取"],
          fields: ["Address 地址"],
        },
        {
          heading: "Agreement 同意事項",
          choices: [
            "I use medical equipment as my therapist has shown me, and return it in time. 本人會按治療師指示使用醫療器材，並準時歸還。",
          ],
          fields: ["Signature 簽署", "Date 日期"],
        },
      ],
      footer: FOOTER,
    },
  },
  {
    filename: "home-visit-request-家訪申請表.pdf",
    names: { eng: "Home visit request", tra: "家訪申請表", sim: "家访申请表" },
    listedIn: ["eng", "tra", "sim"],
    sheet: {
      lang: "tra",
      charity: CHARITY,
      title: ["Home visit request", "家訪申請表"],
      intro: [
        "A member of staff and a trained volunteer visit together. Tell us what you would like to talk about. 由一位職員及一位受訓義工一同到訪。請告訴我們您希望談及的事項。",
        HELP,
        DATA,
      ],
      parts: [
        { heading: "Whom we visit 受訪者", fields: [...YOU, "Address 地址…"] },
        {
          heading: "What it is about 家訪目的",
          choices: [
            "Newly diagnosed 新近確診",
            "Adapting the home 家居改裝",
            "School or work 上學或工作",
            "Caring and respite 照顧及暫託",
          ],
          fields: ["In your own words * 請簡述…"],
        },
        {
          heading: "When 時間",
          choices: ["Weekday, daytime 平日日間", "Weekday, evening 平日晚上", "Weekend 週末"],
          fields: ["Anything we should know before we come * 到訪前須知事項…"],
        },
      ],
      footer: FOOTER,
    },
  },
];
