import { type StaffAddress, staffMail } from "../../../platform/auth/staff-mail.server";
import { type Database, newId } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { fill, type Localized } from "../../../platform/locale/lang";
import { emailTemplate } from "../../../platform/mail/email-template.server";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { isMailAddress } from "../../../platform/mail/mail-address";

/** The account changes that are reported to the owner, so that a stranger's change is noticed. */
type Kind = "password" | "address";

type Mailing = Pick<Deps, "config" | "mail">;

/** E-mails the owner of an account, if they have a work address, that its password was changed. */
export async function notifyPasswordChange(tx: Database, username: string, deps: Mailing): Promise<void> {
  const to = await staffMail(tx).of(username);
  if (to) await notify(tx, { to, username, kind: "password" }, deps);
}

/** E-mails the new and the old work address about the change. */
export async function notifyAddressChange(
  tx: Database,
  username: string,
  { before, after }: { before: StaffAddress | undefined; after: StaffAddress | undefined },
  deps: Mailing,
): Promise<void> {
  if (!before || before.address === after?.address) return; // a first address needs no notice
  for (const to of [before, after]) if (to) await notify(tx, { to, username, kind: "address" }, deps);
}

async function notify(
  tx: Database,
  { to: { address, lang }, username, kind }: { to: StaffAddress; username: string; kind: Kind },
  { config, mail }: Mailing,
): Promise<void> {
  if (mail.inbox === undefined || !isMailAddress(address)) return; // nobody wants it weeks later
  const words = emailWords[lang];
  const subject = words[kind];
  await enqueueMail(tx, {
    ...{ kind: "account", ref: newId(), lang, to: address, subject },
    ...emailTemplate(lang, subject, [
      { paragraph: fill(words.what[kind], { username }) },
      { paragraph: words.notYou },
      { link: `${config.publicUrl}/cms/login`, label: words.open },
    ]),
  });
}

const eng = {
  password: "The password of your account was changed",
  address: "The e-mail address of your account was changed",
  what: {
    password: "The password of the account {username} was changed, by you or by an administrator.",
    address:
      "E-mail about the work of the account {username} goes to another address from now on, or no longer.",
  },
  notYou: "If this was you, there is nothing to do. If not, tell an administrator of the website at once.",
  open: "Log in",
};

const emailWords: Localized<typeof eng> = {
  eng,
  tra: {
    password: "您的帳戶密碼已更改",
    address: "您的帳戶電郵地址已更改",
    what: {
      password: "帳戶 {username} 的密碼已由您本人或管理員更改。",
      address: "由現在起，帳戶 {username} 的工作電郵會發送到另一地址，或不再發送。",
    },
    notYou: "如由您本人更改，則無須處理；如非本人，請立即通知網站管理員。",
    open: "登入",
  },
  sim: {
    password: "您的账户密码已更改",
    address: "您的账户电子邮件地址已更改",
    what: {
      password: "账户 {username} 的密码已由您本人或管理员更改。",
      address: "从现在起，账户 {username} 的工作邮件会发送到另一个地址，或不再发送。",
    },
    notYou: "如果是您本人更改，则无需处理；如果不是，请立即通知网站管理员。",
    open: "登录",
  },
};
