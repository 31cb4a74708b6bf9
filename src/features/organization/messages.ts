import type { Localized } from "../../core/locale/lang";

const eng = {
  organization: "Organisation structure",
  saved: "Note Uploaded",
  none: "Nobody is named yet. Visitors see on About who runs the charity, in the language of the page.",
  begin: "Enter the first name",
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
  saved: "組織架構已上載",
  none: "尚未填寫任何人。訪客會在「關於我們」頁看到機構由誰管理，並以該頁的語言顯示。",
  begin: "輸入第一個姓名",
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
  saved: "组织架构已上传",
  none: "还没有填写任何人。访客会在“关于我们”页面看到机构由谁管理，并以该页面的语言显示。",
  begin: "输入第一个姓名",
  patrons: "赞助人",
  patronNumber: "赞助人 {number}",
  addPatron: "添加赞助人",
  founder: "创会人及主席姓名",
  trustee: "受托人",
  members: "董事会成员姓名",
  advisors: "医学顾问姓名",
  staff: "员工",
  staffNumber: "员工 {number}",
  addStaff: "添加员工",
  name: "姓名",
  title: "职务",
};

/** Words of the staff's screen for the organisation. */
export const organizationWords: Localized<typeof eng> = { eng, tra, sim };
export type OrganizationWords = typeof eng;
