import type { Localized } from "../platform/locale/lang";
import { disclosureParts } from "./privacy-disclosure";

/** Direct marketing, access and correction, changes. */
const rightsParts = {
  marketing: {
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
  access: {
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
  changes: {
    heading: { eng: "Changes and languages", tra: "修訂及語言", sim: "修订及语言" },
    paragraphs: [
      {
        eng: "When this statement changes, the new text and its date appear here. If the three language versions differ, the English one prevails.",
        tra: "本聲明如有修訂，新內容及日期會在此公布。三種語言版本如有歧異，以英文版本為準。",
        sim: "本声明如有修订，新内容和日期会在此公布。三种语言版本如有不一致，以英文版本为准。",
      },
    ],
  },
} satisfies Record<string, PrivacySection>;

/** Who we are, what we ask for, whether it must be given, and why. */
const collectionParts = {
  promise: {
    heading: { eng: "Our promise", tra: "我們的承諾", sim: "我们的承诺" },
    paragraphs: [
      {
        eng: "{name} (“{shortName}”, “we”) handles personal data under the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong. We ask for as little as we need, use it for the purpose for which you gave it, and never sell it.",
        tra: "{name}（「{shortName}」、「本會」）按照香港《個人資料（私隱）條例》（第 486 章）處理個人資料。我們只收集所需的最少資料，只會用於收集時說明的目的，絕不出售。",
        sim: "{name}（“{shortName}”“本会”）按照香港《个人资料（私隐）条例》（第 486 章）处理个人资料。我们只收集所需的最少资料，只会用于收集时说明的目的，绝不出售。",
      },
    ],
  },
  collection: {
    heading: {
      eng: "What we collect, and what must be given",
      tra: "我們收集的資料，以及哪些必須提供",
      sim: "我们收集的资料，以及哪些必须提供",
    },
    paragraphs: [
      {
        eng: "You can read every page without telling us who you are. We collect personal data only when you send it:",
        tra: "您毋須透露身分，即可瀏覽所有網頁。只有在您主動傳送時，我們才會收集個人資料：",
        sim: "您无需透露身份，即可浏览所有网页。只有在您主动发送时，我们才会收集个人资料：",
      },
    ],
    list: [
      {
        eng: "Contact form: first name, last name, e-mail address and message are required, because we could not reply without them; the organisation is optional.",
        tra: "聯絡表格：名字、姓氏、電郵地址及訊息內容必須填寫，否則我們無法回覆；機構名稱可選擇填寫。",
        sim: "联系表单：名、姓、电子邮箱和留言内容为必填，否则我们无法回复；机构名称为选填。",
      },
      {
        eng: "Enquiry about a charity item: your name and a way to reach you, and what you wish to tell us. Without them we cannot answer the enquiry.",
        tra: "慈善義賣品查詢：您的姓名、聯絡方法及查詢內容。如不提供，我們無法處理查詢。",
        sim: "慈善义卖品咨询：您的姓名、联系方式和咨询内容。如不提供，我们无法处理咨询。",
      },
      {
        eng: "Donation by PayPal: the amount and whether you need a receipt. PayPal then gives us your name, your e-mail address and the time and reference of the payment.",
        tra: "以 PayPal 捐款：金額及是否需要收據。付款後，PayPal 會向我們提供您的姓名、電郵地址、付款時間及交易編號。",
        sim: "通过 PayPal 捐款：金额及是否需要收据。付款后，PayPal 会向我们提供您的姓名、电子邮箱、付款时间和交易编号。",
      },
      {
        eng: "Donation by other ways: what is on the slip, cheque or screenshot. Name and address are needed only if you want a receipt.",
        tra: "以其他方法捐款：存款單、支票或截圖上的資料。只有需要收據時才須提供姓名及地址。",
        sim: "通过其他方式捐款：存款单、支票或截图上的资料。只有需要收据时才须提供姓名和地址。",
      },
      {
        eng: "Forms that you download and return, such as volunteer forms: what the form asks for; it says which answers are optional.",
        tra: "下載後交回的表格（例如義工表格）：表格所要求的資料；表格會註明哪些項目可選擇填寫。",
        sim: "下载后交回的表格（例如志愿者表格）：表格所要求的资料；表格会注明哪些项目为选填。",
      },
    ],
  },
  purposes: {
    heading: { eng: "What we use it for", tra: "使用資料的目的", sim: "使用资料的目的" },
    paragraphs: [
      {
        eng: "We use what you send to:",
        tra: "我們使用您提供的資料，以便：",
        sim: "我们使用您提供的资料，以便：",
      },
    ],
    list: [
      {
        eng: "answer your message or enquiry;",
        tra: "回覆您的訊息或查詢；",
        sim: "回复您的留言或咨询；",
      },
      {
        eng: "record your donation, issue a receipt and keep accounts;",
        tra: "記錄您的捐款、發出收據及備存賬目；",
        sim: "记录您的捐款、开具收据和保存账目；",
      },
      {
        eng: "arrange volunteering, membership and services that you ask for;",
        tra: "安排您所申請的義工服務、會籍及支援服務；",
        sim: "安排您所申请的志愿服务、会员资格和支持服务；",
      },
      {
        eng: "keep the website safe from misuse.",
        tra: "防止網站被濫用。",
        sim: "防止网站被滥用。",
      },
    ],
  },
  health: {
    heading: {
      eng: "Health information and photographs",
      tra: "健康資料及相片",
      sim: "健康资料和照片",
    },
    paragraphs: [
      {
        eng: "Please do not write more about health than your question needs. We publish a person’s name, photograph or story only with consent given for that use, by a parent or guardian for a child. Consent can be withdrawn at any time, and we then take the item off the site.",
        tra: "請勿提供超出查詢所需的健康資料。我們只會在取得該項用途的同意後，才刊登個人的姓名、相片或故事；兒童則由父母或監護人同意。同意可隨時撤回，屆時我們會把有關內容從網站移除。",
        sim: "请不要提供超出咨询所需的健康资料。我们只会在取得该项用途的同意后，才刊登个人的姓名、照片或故事；儿童则由父母或监护人同意。同意可随时撤回，届时我们会把有关内容从网站移除。",
      },
    ],
  },
  children: {
    heading: { eng: "Children", tra: "兒童", sim: "儿童" },
    paragraphs: [
      {
        eng: "If you are under 18, please ask a parent or guardian before you write to us. We do not knowingly collect data from children under 13 without a parent’s consent, and delete it when we find that we have.",
        tra: "如您未滿 18 歲，請先徵得父母或監護人同意才聯絡我們。未經父母同意，我們不會在知情下收集 13 歲以下兒童的資料；一經發現，即予刪除。",
        sim: "如您未满 18 岁，请先征得父母或监护人同意再联系我们。未经父母同意，我们不会在知情的情况下收集 13 岁以下儿童的资料；一经发现，立即删除。",
      },
    ],
  },
} satisfies Record<string, PrivacySection>;

/**
 * One heading of the privacy statement; `list` follows the paragraphs. In both, `{name}` and `{shortName}`
 * stand for the charity, `{messageMonths}` for the months after which the program erases messages.
 */
export interface PrivacySection {
  heading: Localized;
  paragraphs: readonly Localized[];
  list?: readonly Localized[];
}

/** The names of the parts of the privacy statement. */
export type PrivacyPart =
  | keyof typeof collectionParts
  | keyof typeof disclosureParts
  | keyof typeof rightsParts;

/** The privacy statement; the page adds the charity's contact block at its end. */
export interface PrivacyTexts {
  title: Localized;
  /** For search engines and link previews. */
  description: Localized;
  /** `YYYY-MM-DD` */
  lastReviewed: string;
  /** In the order in which they stand on the page; what the law asks for is among them. */
  parts: Readonly<Record<PrivacyPart, PrivacySection>>;
}

/**
 * Policy statement and collection statement in one, after the Personal Data (Privacy) Ordinance. It describes
 * this software's cookies and requests as they are: change it together with them. The program erases messages
 * in time; the other retention periods are the charity's promise, kept by its staff.
 */
export const privacyTexts: PrivacyTexts = {
  title: {
    eng: "Privacy Policy and Personal Information Collection Statement",
    tra: "私隱政策及收集個人資料聲明",
    sim: "隐私政策及收集个人资料声明",
  },
  description: {
    eng: "Which personal data we collect, why, how long we keep them, and how you can see, correct or erase them.",
    tra: "本會收集哪些個人資料、為何收集、保留多久，以及您如何查閱、改正或刪除資料。",
    sim: "本会收集哪些个人资料、为何收集、保留多久，以及您如何查阅、更正或删除资料。",
  },
  lastReviewed: "2026-11-21",
  parts: { ...collectionParts, ...disclosureParts, ...rightsParts },
};
