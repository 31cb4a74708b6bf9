import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Organisation structure",
  saved: "Note Uploaded",
  none: {
    text: "Nobody is named yet. Visitors see on About who runs the charity, in the language of the page.",
    begin: "Enter the first name",
  },
  fields: {
    patrons: {
      label: "Patrons",
      add: "add new patron",
      one: "Patron {number}",
      fields: { name: "Name", title: "Title" },
    },
    founder: "Founder and chairman name",
    trustee: "Trustee",
    members: { label: "Board of directors names", hint: "One on each line." },
    advisors: { label: "Medical advisors names", hint: "One on each line." },
    staff: {
      label: "Staff",
      add: "add new staff",
      one: "Staff {number}",
      fields: { name: "Name", title: "Title" },
    },
  },
};

const tra: typeof eng = {
  title: "組織架構",
  saved: "組織架構已儲存",
  none: {
    text: "尚未填寫任何人。訪客會在「關於我們」頁看到機構由誰管理，並以該頁的語言顯示。",
    begin: "輸入第一個姓名",
  },
  fields: {
    patrons: {
      label: "贊助人",
      add: "新增贊助人",
      one: "贊助人 {number}",
      fields: { name: "姓名", title: "職銜" },
    },
    founder: "創辦人兼主席姓名",
    trustee: "受託人",
    members: { label: "董事會成員姓名", hint: "每行填寫一項。" },
    advisors: { label: "醫學顧問姓名", hint: "每行填寫一項。" },
    staff: {
      label: "職員",
      add: "新增職員",
      one: "職員 {number}",
      fields: { name: "姓名", title: "職銜" },
    },
  },
};

const sim: typeof eng = {
  title: "组织架构",
  saved: "组织架构已保存",
  none: {
    text: "还没有填写任何人。访客会在“关于我们”页面看到机构由谁管理，并以该页面的语言显示。",
    begin: "输入第一个姓名",
  },
  fields: {
    patrons: {
      label: "赞助人",
      add: "添加赞助人",
      one: "赞助人 {number}",
      fields: { name: "姓名", title: "职务" },
    },
    founder: "创始人兼主席姓名",
    trustee: "受托人",
    members: { label: "董事会成员姓名", hint: "每行填写一项。" },
    advisors: { label: "医学顾问姓名", hint: "每行填写一项。" },
    staff: {
      label: "员工",
      add: "添加员工",
      one: "员工 {number}",
      fields: { name: "姓名", title: "职务" },
    },
  },
};

/** Words of the content type of who runs the charity. */
export const organizationWords: Localized<typeof eng> = { eng, tra, sim };
