import type { PrivacySection } from "./privacy-section";

/** Direct marketing, access and correction, changes. */
export const rightsSections: readonly PrivacySection[] = [
  {
    heading: { eng: "Direct marketing", tra: "直接促銷", sim: "直接促销" },
    paragraphs: [
      {
        eng: "Sending us a message or a donation does not put you on a mailing list. We would like to use your name, e-mail address, telephone number and postal address to send you news, event invitations and donation appeals of {shortName}, but may not do so without your consent. We ask for it separately, and silence is not consent.",
        tra: "傳送訊息或捐款，並不代表加入本會的通訊名單。我們擬使用您的姓名、電郵地址、電話及郵寄地址，向您發送{shortName}的最新消息、活動邀請及募捐資訊，但未得您的同意，不得如此使用。我們會另行徵求同意；沒有回應並不等於同意。",
        sim: "发送留言或捐款，并不代表加入本会的通讯名单。我们拟使用您的姓名、电子邮箱、电话和邮寄地址，向您发送{shortName}的最新消息、活动邀请和募捐信息，但未得到您的同意，不得如此使用。我们会另行征求同意；没有回应并不等于同意。",
      },
      {
        eng: "You can give or withdraw consent at any time, free of charge, by writing to the address or e-mail below; we then stop. We do not give your data to anybody else for marketing.",
        tra: "您可隨時按以下地址或電郵通知我們給予或撤回同意，費用全免；我們會隨即停止使用。我們不會把您的資料提供予他人作促銷用途。",
        sim: "您可以随时按以下地址或电子邮箱通知我们给予或撤回同意，不收任何费用；我们会随即停止使用。我们不会把您的资料提供给他人用于促销。",
      },
    ],
  },
  {
    heading: { eng: "Access and correction", tra: "查閱及改正資料", sim: "查阅和更正资料" },
    paragraphs: [
      {
        eng: "You have the right to ask whether we hold your personal data, to receive a copy and to have it corrected. Write to the Privacy Officer at the address or e-mail at the end of this page. We answer within 40 days. There may be a reasonable fee for a copy; we tell you before. Correction is free.",
        tra: "您有權查詢本會是否持有您的個人資料、索取副本，以及要求改正。請按本頁末的地址或電郵，致函本會的私隱主任。我們會於 40 天內回覆。索取副本或須繳付合理費用，我們會事先通知；改正資料則不收費。",
        sim: "您有权查询本会是否持有您的个人资料、索取副本，以及要求更正。请按本页末的地址或电子邮箱，致函本会的隐私主任。我们会在 40 天内回复。索取副本可能须支付合理费用，我们会事先通知；更正资料则不收费。",
      },
      {
        eng: "You can also ask us to delete data that we no longer need. If you are not satisfied, you can turn to the Office of the Privacy Commissioner for Personal Data, Hong Kong.",
        tra: "您亦可要求我們刪除不再需要的資料。如不滿意我們的處理，可向香港個人資料私隱專員公署投訴。",
        sim: "您也可以要求我们删除不再需要的资料。如对我们的处理不满意，可以向香港个人资料私隐专员公署投诉。",
      },
    ],
  },
  {
    heading: { eng: "Changes and languages", tra: "修訂及語言", sim: "修订及语言" },
    paragraphs: [
      {
        eng: "When this statement changes, the new text and its date appear here. If the three language versions differ, the English one prevails.",
        tra: "本聲明如有修訂，新內容及日期會在此公布。三種語言版本如有歧異，以英文版本為準。",
        sim: "本声明如有修订，新内容和日期会在此公布。三种语言版本如有不一致，以英文版本为准。",
      },
    ],
  },
];
