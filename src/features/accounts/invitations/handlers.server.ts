import { digestOf } from "../../../platform/auth/digest.server";
import { accountEntry, noteAccount } from "../../../platform/auth/journal.server";
import { staffMail } from "../../../platform/auth/staff-mail.server";
import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import type { Handlers } from "../../../platform/http/handlers.server";
import { Problem } from "../../../platform/http/problem";
import { mailStatus } from "../../../platform/mail/mail-status.server";
import { insertAccount } from "../account-rows.server";
import { accountActions } from "../actions";
import { givenGrant, type KnownTypes } from "../given-grant.server";
import { refuseWeakPassword } from "../passwords/refuse-weak.server";
import { accountsProblems } from "../problems.server";
import { signIn } from "../sign-in.server";
import type { invitationsContract, OpenInvitations } from "./contract";
import { sendInvitation } from "./invitation-email.server";
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
