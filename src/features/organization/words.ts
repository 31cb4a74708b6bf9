import type { Localized } from "../../core/locale/lang";

const eng = {
  title: "Organisation structure",
  saved: "Note Uploaded",
  fields: {
    patrons: {
      label: "Patrons",
      add: "add new patron",
      fields: { order: "Order", name: "Name", title: "Title" },
    },
    founder: "Founder and chairman name",
    trustee: "Trustee",
    members: { label: "Board of directors names", hint: "One on each line." },
    advisors: { label: "Medical advisors names", hint: "One on each line." },
    staff: {
      label: "Staff",
      add: "add new staff",
      fields: { order: "Order", name: "Name", title: "Title" },
    },
  },
};

const tra: typeof eng = {
  title: "組織架構",
  saved: "組織架構已儲存",
  fields: {
    patrons: {
      label: "贊助人",
      add: "新增贊助人",
      fields: { order: "次序", name: "姓名", title: "職銜" },
    },
    founder: "創辦人兼主席姓名",
    trustee: "受託人",
    members: { label: "董事會成員姓名", hint: "每行一個。" },
    advisors: { label: "醫學顧問姓名", hint: "每行一個。" },
    staff: {
      label: "職員",
      add: "新增職員",
      fields: { order: "次序", name: "姓名", title: "職銜" },
    },
  },
};

const sim: typeof eng = {
  title: "组织架构",
  saved: "组织架构已保存",
  fields: {
    patrons: {
      label: "赞助人",
      add: "添加赞助人",
      fields: { order: "次序", name: "姓名", title: "职务" },
    },
    founder: "创始人兼主席姓名",
    trustee: "受托人",
    members: { label: "董事会成员姓名", hint: "每行一个。" },
    advisors: { label: "医学顾问姓名", hint: "每行一个。" },
    staff: {
      label: "员工",
      add: "添加员工",
      fields: { order: "次序", name: "姓名", title: "职务" },
    },
  },
};

/** Words of the content type of who runs the charity. */
export const organizationWords: Localized<typeof eng> = { eng, tra, sim };
