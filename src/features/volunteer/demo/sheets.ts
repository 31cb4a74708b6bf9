import type { FormSheet } from "../../../core/demo/form-sheet.server";
import type { Localized } from "../../../core/locale/lang";

/** The registration form of volunteers, in each language. */
export const volunteerSheets: Localized<FormSheet> = {
  eng: {
    lang: "eng",
    charity: "Kapok SMA Association",
    title: ["Volunteer registration form"],
    intro: [
      "Thank you for giving your time. We train every volunteer before the first visit or outing, and we pay travel costs.",
      "If this form is hard for you to fill in, call or write to us and we will do it together.",
    ],
    parts: [
      { heading: "About you", fields: ["Name", "Phone", "E-mail", "Languages you speak"] },
      {
        heading: "You sign up",
        choices: ["As an individual", "For an organisation"],
        fields: ["Name of the organisation (if any)", "Number of people"],
      },
      {
        heading: "What you would like to do",
        choices: [
          "Keep someone company at a clinic",
          "Help on outings",
          "Translate or interpret",
          "Take photographs or film",
          "Repair equipment",
        ],
        fields: ["Skills and experience (optional)…", "When you are free…"],
      },
      {
        heading: "Agreement",
        choices: ["I keep what I learn about the people I meet to myself."],
        fields: ["Signature", "Date"],
      },
    ],
    footer: "Send to hello@kapok.example, or Unit 0, Demo Building, North Point, Hong Kong",
  },
  tra: {
    lang: "tra",
    charity: "木棉脊髓肌肉萎縮症協會",
    title: ["義工登記表格"],
    intro: [
      "多謝您付出時間。每位義工首次探訪或參與活動前，都會接受訓練；交通費由本會支付。",
      "如填寫表格有困難，歡迎致電或來函，我們會與您一起完成。",
    ],
    parts: [
      { heading: "個人資料", fields: ["姓名", "電話號碼", "電郵地址", "使用語言"] },
      { heading: "登記身分", choices: ["個人", "團體"], fields: ["團體名稱（如有）", "人數"] },
      {
        heading: "服務意向",
        choices: ["陪同覆診", "協助活動", "翻譯或傳譯", "攝影或攝錄", "維修器材"],
        fields: ["專長及經驗（可不填）…", "可服務的時間…"],
      },
      { heading: "同意事項", choices: ["本人會對服務對象的資料保密。"], fields: ["簽署", "日期"] },
    ],
    footer: "請交回：hello@kapok.example，或香港北角示範大廈 0 室",
  },
  sim: {
    lang: "sim",
    charity: "木棉脊髓肌肉萎缩症协会",
    title: ["志愿者登记表"],
    intro: [
      "感谢您付出时间。每位志愿者首次探访或参加活动前，都会接受培训；交通费由本会支付。",
      "如填写表格有困难，欢迎来电或来信，我们会与您一起完成。",
    ],
    parts: [
      { heading: "个人资料", fields: ["姓名", "电话号码", "电子邮箱", "使用语言"] },
      { heading: "登记身份", choices: ["个人", "团体"], fields: ["团体名称（如有）", "人数"] },
      {
        heading: "服务意向",
        choices: ["陪同复诊", "协助活动", "笔译或口译", "摄影或摄像", "维修器材"],
        fields: ["专长及经验（可不填）…", "可服务的时间…"],
      },
      { heading: "同意事项", choices: ["本人会对服务对象的资料保密。"], fields: ["签名", "日期"] },
    ],
    footer: "请交回：hello@kapok.example，或香港北角示范大厦 0 室",
  },
};
