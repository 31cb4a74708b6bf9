import { createHash } from "node:crypto";
import { randomText } from "../../../platform/auth/recovery-codes.server";
import { type Grant, storedGrant, typesToStore } from "../../../platform/auth/roles";
import { type Database, newId } from "../../../platform/db/database.server";
import { isLang, type Lang } from "../../../platform/locale/lang";

/** Letters and digits of a code: about 124 bits. */
const CODE_LENGTH = 25;

interface InvitationRow {
  id: string;
  digest: string;
  name: string;
  role: string;
  types: string | null;
  lang: string;
  email: string | null;
  author: string;
  since: string;
  until: string;
}

/** The table of invitations. */
export type InvitationTables = { invitation: InvitationRow };

/** The input for a new invitation. */
export interface NewInvitation extends Grant {
  name: string;
  lang: Lang;
  email: string | null;
  author: string;
  until: Date;
}

/** A code in groups of five, to be read from paper. */
export const newCode = (): string => randomText(CODE_LENGTH).replaceAll(/(.{5})(?=.)/g, "$1-");

/** The digest of a code, which is random and so needs no salt, however somebody typed it. */
const digestOf = (code: string): string =>
  createHash("sha256")
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
    .digest("base64url");

/** The open invitations; accepted and withdrawn ones are deleted. */
export function invitationStore(database: Database) {
  const db = database.$extendTables<InvitationTables>();
  const openOne = (code: string, now: Date) =>
    db
      .selectFrom("invitation")
      .selectAll()
      .where("digest", "=", digestOf(code))
      .where("until", ">", now.toISOString());
  return {
    add: async (code: string, { until, types, ...invitation }: NewInvitation): Promise<string> => {
      const id = newId();
      const times = { since: new Date().toISOString(), until: until.toISOString() };
      await db
        .insertInto("invitation")
        .values({ id, digest: digestOf(code), ...invitation, types: typesToStore(types), ...times })
        .execute();
      return id;
    },

    list: async () =>
      (await db.selectFrom("invitation").selectAll().orderBy("id", "desc").execute()).map(known),

    /** The invitation of a code, if it is still good. */
    find: async (code: string, now: Date) => {
      const row = await openOne(code, now).executeTakeFirst();
      return row && known(row);
    },

    /** Removes an invitation and returns its name; of two concurrent calls one succeeds. */
    take: (id: string) =>
      db.deleteFrom("invitation").where("id", "=", id).returning("name").executeTakeFirst(),

    /** Forgets those that were over before `time`. */
    forget: async (time: Date): Promise<void> => {
      await db.deleteFrom("invitation").where("until", "<", time.toISOString()).execute();
    },
  };
}

const known = ({ digest: _, role, types, lang, ...row }: InvitationRow) => ({
  ...row,
  ...storedGrant({ role, types }),
  lang: isLang(lang) ? lang : ("eng" as const),
});
