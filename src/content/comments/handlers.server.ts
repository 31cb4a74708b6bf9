import { staffMail } from "../../platform/auth/staff-mail.server";
import type { Database } from "../../platform/db/database.server";
import type { Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Lang } from "../../platform/locale/lang";
import { readableBy, readBy, readersOf } from "../access/staff-access.server";
import { contentProblems } from "../problems.server";
import {
  type ContentRegistry,
  type EntryType,
  findEntryType,
  nameOfType,
} from "../registry/content-registry.server";
import { notifyColleague } from "../review/approval-request.server";
import { deletedAmong, entryTitles } from "../store/entry-state.server";
import { addComment, askedOf, commentRow, commentsOn, endComment } from "./comments.server";
import type { commentsContract } from "./contract";

/** The handlers of {@link commentsContract}, for the entry types of the registry. */
export const commentsHandlers = (registry: ContentRegistry): Handlers<typeof commentsContract> => ({
  comments: async ({ type, id }, { db, lang, staff }) => {
    const entryType = await readBy(registry, { type, id }, { db, staff });
    const { name } = entryType.type;
    return {
      ...entryNamed(entryType, id, { titles: await entryTitles(db, [id]), lang }),
      comments: await commentsOn(db, { type: name, id }),
      colleagues: (await namesOfReaders(entryType, id, db)).filter((username) => username !== staff.username),
    };
  },

  openComments: async (_, { db, lang, staff }) => {
    const asked = await askedOf(db, staff.username);
    const ids = [...new Set(asked.map(({ id }) => id))];
    const [titles, isDeleted] = [await entryTitles(db, ids), await deletedAmong(db, asked)];
    const isReadable = await readableBy(db, registry, staff);
    const comments = asked.flatMap(({ type: name, id, comment }) => {
      const entryType = isDeleted({ type: name, id }) ? undefined : findEntryType(registry, name, id);
      if (!entryType || !isReadable({ type: name, id })) return [];
      return { ...entryNamed(entryType, id, { titles, lang }), comment };
    });
    return { comments };
  },

  addComment: async ({ type: name, id, text, names }, { db, deps, lang, staff }) => {
    const entryType = await readBy(registry, { type: name, id }, { db, staff });
    const { type } = entryType;
    const author = staff.username;
    if (names !== undefined && !(await namesOfReaders(entryType, id, db)).includes(names))
      throw new Problem(400, "invalid", { errors: [{ path: "names", says: contentProblems.noReader }] });
    const key = await addComment(db, { type: type.name, id }, { author, text, names: names ?? null });
    if (names !== undefined && names !== author) {
      const said = { author, comment: text, lang, deps };
      await notifyColleague(db, names, { kind: "comment", about: { type, id }, said });
    }
    const answer = { message: "success" as const, key };
    return {
      entityId: id,
      action: "comment",
      snapshot: { _id: id },
      feature: entryType.feature.name,
      answer,
    };
  },

  endComment: async ({ type: name, id, key, done }, { db, staff }) => {
    const entryType = await readBy(registry, { type: name, id }, { db, staff });
    const row = await commentRow(db, { type: entryType.type.name, id, key });
    if (!row) throw new Problem(404, contentProblems.unknownComment);
    await endComment(db, key, done ? staff.username : null);
    const action = done ? ("endComment" as const) : ("reopenComment" as const);
    const answer = { message: "success" as const, key };
    return { entityId: row.id, action, snapshot: { _id: row.id }, feature: entryType.feature.name, answer };
  },
});

/** The usernames of the accounts that may read an entry. */
async function namesOfReaders(entryType: EntryType, id: string, db: Database): Promise<string[]> {
  const isReader = await readersOf(db, entryType, id);
  const all = await staffMail(db).colleagues();
  return all.filter(isReader).map(({ username }) => username);
}

const entryNamed = (
  { type }: EntryType,
  id: string,
  { titles, lang }: { titles: Awaited<ReturnType<typeof entryTitles>>; lang: Lang },
) => ({ type: type.name, id, title: titles.get(id) ?? null, kind: nameOfType(type, lang) });
