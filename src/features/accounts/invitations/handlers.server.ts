import { digestOf } from "../../../platform/auth/digest.server";
import { accountEntry, noteAccount } from "../../../platform/auth/journal.server";
import { staffMail } from "../../../platform/auth/staff-mail.server";
import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import type { Handlers } from "../../../platform/feature.server";
import { Problem } from "../../../platform/http/problem";
import { plainDay } from "../../../platform/locale/format";
import { fill, type Lang, type Localized } from "../../../platform/locale/lang";
import { emailTemplate } from "../../../platform/mail/email-template.server";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { mailStatus } from "../../../platform/mail/mail-status.server";
import { readSiteDetails } from "../../../site/frame/site-details.server";
import { insertAccount } from "../account-rows.server";
import { accountActions } from "../actions";
import { givenGrant, type KnownTypes } from "../given-grant.server";
import { refuseWeakPassword } from "../passwords/refuse-weak.server";
import { accountsProblems } from "../problems.server";
import { signIn } from "../sign-in.server";
import type { invitationsContract, OpenInvitations } from "./contract";
import { invitationStore, newCode } from "./store.server";

const DAY = 24 * 60 * 60 * 1000;

/** The page that redeems a code, which follows the # so that it is sent to no server. */
const linkOf = (publicUrl: string, code: string) => `${publicUrl}/cms/invitation#${code}`;

/** The open invitations. */
export async function openInvitations({ db, mail }: Pick<Deps, "db" | "mail">): Promise<OpenInvitations> {
  const now = new Date().toISOString();
  const stored = await invitationStore(db).list();
  const mails = await mailStatus(db).statuses(stored.map(({ id }) => id));
  return {
    mailReady: mail.inbox !== undefined,
    invitations: stored.map(({ since: _, ...invitation }) => ({
      ...invitation,
      mailFailed: mails.get(invitation.id)?.state === "failed",
      over: invitation.until <= now,
    })),
  };
}

/** The actions of staff who invite, and of the person invited. */
export const invitationHandlers = (known: KnownTypes): Handlers<typeof invitationsContract> => ({
  invite: async ({ name, role, types, lang, days, email = null }, { deps, staff }) => {
    const grant = givenGrant(known, { role, types });
    if (email !== null && deps.mail.inbox === undefined)
      throw new Problem(400, "invalid", { errors: [{ path: "email", says: accountsProblems.mailNotReady }] });
    const code = newCode();
    const link = linkOf(deps.config.publicUrl, code);
    const until = new Date(Date.now() + days * DAY);
    const id = await deps.db.transaction().execute(async (tx: Database) => {
      const id = await invitationStore(tx).add(code, {
        ...{ name, ...grant, lang, email, until },
        author: staff.username,
      });
      if (email !== null) await sendInvitation(tx, { id, name, lang, email, link, code, until });
      await noteAccount(accountActions.invite, name, staff.username, grant)(tx);
      return id;
    });
    deps.mail.wake();
    return { message: "success", id, code, link, name, ...grant, lang, until: until.toISOString() };
  },

  withdrawInvitation: async ({ id }, { db }) => {
    const invitation = await invitationStore(db).take(id);
    if (!invitation) throw new Problem(404, accountsProblems.unknownInvitation);
    await mailStatus(db).stop(id);
    return {
      ...accountEntry(accountActions.withdrawInvitation, invitation.name),
      answer: { message: "success" },
    };
  },

  readInvitation: async ({ code }, { db }) => {
    const { name, role, types, lang, until } = await found(db, code);
    return { name, role, types, lang, until };
  },

  acceptInvitation: async ({ code, username, newPassword }, call) => {
    const { db, deps } = call;
    const { id, role, types, name, email, lang } = await found(db, code);
    await refuseWeakPassword(deps, { password: newPassword, username, path: "newPassword" });
    // Before the transaction: a hash takes long on purpose, and SQLite has one writer at a time.
    const hash = await digestOf(newPassword);
    await deps.db.transaction().execute(async (tx: Database) => {
      if (!(await invitationStore(tx).take(id))) throw new Problem(404, accountsProblems.unknownInvitation);
      if (!(await insertAccount(tx, { username, role, types, hash, until: null, isOwn: true })))
        throw new Problem(400, "invalid", {
          errors: [{ path: "username", says: accountsProblems.usernameTaken }],
        });
      if (email !== null) await staffMail(tx).keep(username, { address: email, lang });
      const became = { role, types, name };
      await noteAccount(accountActions.acceptInvitation, username, username.toLowerCase(), became)(tx);
    });
    return { message: await signIn(call, username, newPassword) };
  },
});

/** @throws {Problem} 404 in the same words for a code that is unknown, used, withdrawn or over */
async function found(db: Database, code: string) {
  const invitation = await invitationStore(db).find(code, new Date());
  if (!invitation) throw new Problem(404, accountsProblems.unknownInvitation);
  return invitation;
}

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
async function sendInvitation(
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
