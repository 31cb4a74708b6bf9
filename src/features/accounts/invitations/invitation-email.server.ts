import type { Database } from "../../../platform/db/database.server";
import { plainDay } from "../../../platform/locale/dates";
import { fill, type Lang, type Localized } from "../../../platform/locale/lang";
import { emailTemplate } from "../../../platform/mail/email-template.server";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { readSiteDetails } from "../../../site/frame/site-details.server";

interface InvitationEmail {
  /** The id of the invitation. */
  id: string;
  name: string;
  lang: Lang;
  email: string;
  link: string;
  code: string;
  until: Date;
}

/** Puts the letter of an invitation into the outbox. */
export async function sendInvitation(
  tx: Database,
  { id, name, lang, email, link, code, until }: InvitationEmail,
): Promise<void> {
  const words = emailWords[lang];
  const details = await readSiteDetails(tx);
  const title = fill(words.title, { charity: details.name[lang] });
  await enqueueMail(tx, {
    kind: "invitation",
    ref: id,
    lang,
    to: email,
    subject: title,
    ...emailTemplate(lang, title, [
      { paragraph: fill(words.greeting, { name }) },
      { paragraph: fill(words.what, { charity: details.name[lang] }) },
      { link, label: words.link },
      { paragraph: fill(words.code, { code }) },
      { paragraph: fill(words.until, { until: plainDay(until.toISOString(), lang) }) },
      { paragraph: words.notYou },
    ]),
  });
}

const eng = {
  title: "Your invitation to the website of {charity}",
  greeting: "Dear {name},",
  what: "You are invited to help keep the website of {charity}. Open the link, then choose a username and a password. It takes about two minutes.",
  link: "Make your account",
  code: "If the page asks for a code, it is {code}",
  until: "The invitation is good until {until}, and for one person only. Please do not pass it on.",
  notYou: "If you do not know what this is about, please ignore this e-mail.",
};

const emailWords: Localized<typeof eng> = {
  eng,
  tra: {
    title: "{charity}網站的邀請",
    greeting: "{name}：",
    what: "現邀請您一同管理{charity}的網站。請開啟連結，然後設定用戶名稱及密碼，約需兩分鐘。",
    link: "建立帳戶",
    code: "如網頁要求輸入邀請碼，請輸入 {code}",
    until: "邀請有效至 {until}，只供一人使用，請勿轉交他人。",
    notYou: "如您不清楚這封電郵的來由，請不用理會。",
  },
  sim: {
    title: "{charity}网站的邀请",
    greeting: "{name}：",
    what: "现邀请您一起管理{charity}的网站。请打开链接，然后设置用户名和密码，大约需要两分钟。",
    link: "创建账户",
    code: "如果网页要求输入邀请码，请输入 {code}",
    until: "邀请有效期至 {until}，仅供一人使用，请勿转给他人。",
    notYou: "如果您不清楚这封邮件的来由，请不必理会。",
  },
};
