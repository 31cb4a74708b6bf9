import type { Localized } from "../../../platform/locale/lang";

const eng = {
  title: "Our people",
  patrons: "Patrons",
  founder: "Founder and Chairman",
  trustee: "Trustee",
  members: "Board of Directors",
  advisors: "Medical Advisors",
  staff: "Staff",
};

const tra: typeof eng = {
  title: "組織架構",
  patrons: "贊助人",
  founder: "創辦人兼主席",
  trustee: "受託人",
  members: "董事會",
  advisors: "醫學顧問",
  staff: "職員",
};

const sim: typeof eng = {
  title: "组织架构",
  patrons: "赞助人",
  founder: "创始人兼主席",
  trustee: "受托人",
  members: "董事会",
  advisors: "医学顾问",
  staff: "员工",
};

/** Words of the section of About that says who runs the charity. */
export const peopleWords: Localized<typeof eng> = { eng, tra, sim };
