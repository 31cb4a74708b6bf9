import { DESCRIPTION, HEADING, REVIEWED, TEXT } from "../../features/pages/page";
import type { Localized } from "../../platform/locale/lang";

const fields = { title: HEADING, text: TEXT };

const STANDS_FOR: Localized = {
  eng: "{name} and {shortName} stand for the charity, {messageMonths} for the months after which messages are deleted.",
  tra: "{name} 及 {shortName} 代表本會名稱，{messageMonths} 代表訊息保留的月數。",
  sim: "{name} 和 {shortName} 代表本会名称，{messageMonths} 代表留言保存的月数。",
};

/** The names of the parts of the privacy statement for staff, and what the law requires of them. */
export const fieldWords = {
  lastReviewed: REVIEWED,
  title: HEADING,
  description: DESCRIPTION,
  promise: {
    label: { eng: "Who we are", tra: "我們是誰", sim: "我们是谁" },
    hint: STANDS_FOR,
    fields,
  },
  collection: {
    label: {
      eng: "What is collected, and what must be given",
      tra: "收集哪些資料，哪些必須提供",
      sim: "收集哪些资料，哪些必须提供",
    },
    hint: {
      eng: "Required by law: say of each form what must be filled in, what is optional, and what happens without it.",
      tra: "法例要求：就每份表格說明哪些必須填寫、哪些可選填，以及不提供的後果。",
      sim: "法律要求：就每份表单说明哪些必填、哪些选填，以及不提供的后果。",
    },
    fields,
  },
  purposes: {
    label: { eng: "What it is used for", tra: "資料的用途", sim: "资料的用途" },
    hint: {
      eng: "Required by law: every purpose, in plain words.",
      tra: "法例要求：以淺白文字列出所有用途。",
      sim: "法律要求：用通俗的文字列出所有用途。",
    },
    fields,
  },
  health: {
    label: { eng: "Health and photographs", tra: "健康資料及相片", sim: "健康资料和照片" },
    fields,
  },
  children: { label: { eng: "Children", tra: "兒童", sim: "儿童" }, fields },
  recipients: {
    label: { eng: "Who may receive it", tra: "資料的承轉人", sim: "资料的接收方" },
    hint: {
      eng: "Required by law: the kinds of people and companies to whom data may be passed.",
      tra: "法例要求：說明資料可能轉移予哪些類別的人士或機構。",
      sim: "法律要求：说明资料可能转移给哪些类别的人士或机构。",
    },
    fields,
  },
  cookies: { label: { eng: "Cookies", tra: "Cookie", sim: "Cookie" }, fields },
  otherCompanies: {
    label: { eng: "Content of other companies", tra: "其他公司的內容", sim: "其他公司的内容" },
    fields,
  },
  donations: { label: { eng: "Donations", tra: "捐款", sim: "捐款" }, fields },
  security: {
    label: { eng: "Keeping data safe", tra: "資料保安", sim: "资料安全" },
    hint: {
      eng: "Required by law: how data is protected.",
      tra: "法例要求：說明如何保護資料。",
      sim: "法律要求：说明如何保护资料。",
    },
    fields,
  },
  retention: {
    label: { eng: "How long it is kept", tra: "保留期限", sim: "保存期限" },
    hint: {
      eng: "Required by law: for how long each kind of data is kept.",
      tra: "法例要求：說明各類資料的保留時間。",
      sim: "法律要求：说明各类资料的保存时间。",
    },
    fields,
  },
  marketing: {
    label: { eng: "Direct marketing", tra: "直接促銷", sim: "直接促销" },
    hint: {
      eng: "Required by law before you write to people to ask for donations or invite them: what data, for what, and how they can refuse.",
      tra: "如要向個別人士募捐或發出邀請，法例要求先說明：使用哪些資料、用途，以及如何拒絕。",
      sim: "如果要向个人募捐或发出邀请，法律要求先说明：使用哪些资料、用途，以及如何拒绝。",
    },
    fields,
  },
  access: {
    label: { eng: "Access and correction", tra: "查閱及改正資料", sim: "查阅和更正资料" },
    hint: {
      eng: "Required by law: the right to see and correct one’s data, and to whom to write.",
      tra: "法例要求：說明查閱及改正資料的權利，以及應致函何人。",
      sim: "法律要求：说明查阅和更正资料的权利，以及应联系谁。",
    },
    fields,
  },
  more: {
    label: { eng: "Further parts", tra: "其他部分", sim: "其他部分" },
    hint: {
      eng: "What else the statement has to say. Visitors see these parts before the last one.",
      tra: "聲明須說明的其他內容，顯示於最後一部分之前。",
      sim: "声明需要说明的其他内容，显示在最后一部分之前。",
    },
    add: { eng: "Add a part", tra: "新增一部分", sim: "添加一个部分" },
    one: { eng: "Part {number}", tra: "部分 {number}", sim: "部分 {number}" },
    fields,
  },
  changes: {
    label: { eng: "Changes and languages", tra: "修訂及語言", sim: "修订及语言" },
    fields,
  },
};
