import type { Localized } from "../../platform/locale/lang";

const eng = {
  titles: {
    asked: "{name} asks you to publish: {what}",
    published: "{name} has published: {what}",
    returned: "{name} has sent back to you: {what}",
    comment: "{name} asks you about: {what}",
  },
  open: "Open it",
  why: "You get this e-mail because your address is in “My account” of the staff area. You can remove it there.",
};

const tra: typeof eng = {
  titles: {
    asked: "{name} 請您審批：{what}",
    published: "{name} 已發布：{what}",
    returned: "{name} 已退回給您：{what}",
    comment: "{name} 就此項目向您查詢：{what}",
  },
  open: "開啟",
  why: "您收到此電郵，是因為您在職員專區的「我的帳戶」填寫了電郵地址。您可以在該處移除。",
};

const sim: typeof eng = {
  titles: {
    asked: "{name} 请您审核：{what}",
    published: "{name} 已发布：{what}",
    returned: "{name} 已退回给您：{what}",
    comment: "{name} 就该项目向您提问：{what}",
  },
  open: "打开",
  why: "您收到这封邮件，是因为您在员工专区的“我的账户”里填写了电子邮箱。您可以在那里移除。",
};

/** Words of the notifications to colleagues about entries. */
export const notificationWords: Localized<typeof eng> = { eng, tra, sim };
