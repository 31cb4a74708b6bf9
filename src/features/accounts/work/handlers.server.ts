import { accountEntry } from "../../../platform/auth/journal.server";
import { staffMail } from "../../../platform/auth/staff-mail.server";
import { isRuleOn, setRule } from "../../../platform/auth/staff-rules.server";
import type { Handlers } from "../../../platform/http/handlers.server";
import { accountActions } from "../actions";
import type { workContract } from "./contract";
import { tellOfAddress } from "./notices.server";

/** The acts by which a team says how it works together. */
export const workHandlers: Handlers<typeof workContract> = {
  publishingRule: async (_, { db }) => ({ review: await isRuleOn(db, "review") }),

  setPublishingRule: async ({ review }, { db, staff }) => {
    await setRule(db, "review", review, staff.username);
    const action = review ? accountActions.reviewOn : accountActions.reviewOff;
    return { ...accountEntry(action, staff.username), answer: { message: "success" } };
  },

  workMail: async (_, { db, deps, staff }) => ({
    address: (await staffMail(db).of(staff.username))?.address ?? "",
    mailReady: deps.mail.inbox !== undefined,
  }),

  setWorkMail: async ({ address, lang }, { deps, staff: { username } }) => {
    const after = address === "" ? undefined : { address, lang };
    await deps.db.transaction().execute(async (tx) => {
      const mail = staffMail(tx);
      const before = await mail.of(username);
      await (after ? mail.keep(username, after) : mail.forget(username));
      await tellOfAddress(tx, username, { before, after }, deps);
    });
    deps.mail.wake();
    return { message: "success" };
  },
};
