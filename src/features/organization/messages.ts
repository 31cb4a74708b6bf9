import type { Localized } from "../../core/locale/lang";

const eng = {
  organization: "Organisation structure",
  saved: "Note Uploaded",
  patrons: "Patrons",
  patronNumber: "Patron {number}",
  addPatron: "add new patron",
  founder: "Founder and chairman name",
  trustee: "Trustee",
  members: "Board of directors names",
  advisors: "Medical advisors names",
  staff: "Staff",
  staffNumber: "Staff {number}",
  addStaff: "add new staff",
  name: "Name",
  title: "Title",
};

const tra: typeof eng = {
  organization: "組織架構",
  saved: "已上載",
  patrons: "贊助人",
  patronNumber: "贊助人 {number}",
  addPatron: "新增贊助人",
  founder: "創會人及主席姓名",
  trustee: "受託人",
  members: "董事會成員姓名",
  advisors: "醫學顧問姓名",
  staff: "職員",
  staffNumber: "職員 {number}",
  addStaff: "新增職員",
  name: "姓名",
  title: "職銜",
};

const sim: typeof eng = {
  organization: "组织架构",
  saved: "已上传",
  patrons: "赞助人",
  patronNumber: "赞助人 {number}",
  addPatron: "添加赞助人",
  founder: "创会人及主席姓名",
  trustee: "受托人",
  members: "董事会成员姓名",
  advisors: "医学顾问姓名",
  staff: "职员",
  staffNumber: "职员 {number}",
  addStaff: "添加职员",
  name: "姓名",
  title: "职衔",
};

/** Words of the staff's screen for the organisation. */
export const organizationWords: Localized<typeof eng> = { eng, tra, sim };
export type OrganizationWords = typeof eng;
