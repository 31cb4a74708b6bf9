import type { Database } from "../../platform/db/database.server";
import type { Handlers } from "../../platform/feature.server";
import type { DailyJob } from "../../platform/jobs/daily.server";
import { mayChangeType, readBy } from "../access/staff-access.server";
import { newestDraft } from "../autosave/autosaves.server";
import type { EntryRef } from "../definition";
import type { ContentRegistry } from "../registry/content-registry.server";
import type { ContentTables } from "../store/tables.server";
import type { Presence, Present, presenceContract, TakeoverAnswer } from "./contract";

type PresenceTables = {
  /**
   * The windows in which colleagues have an entry open. A row is deleted when its window is closed, or silent
   * for a minute.
   */
  presence: {
    /** Made by the window: random. */
    key: string;
    username: string;
    type: string;
    id: string;
    /** ISO 8601, UTC. */
    since: string;
    /** When the window was last heard of, likewise. */
    seen: string;
    /** 1 once something was typed in it that is not submitted; else 0. */
    is_writing: number;
    /** The username of the colleague whom it asks to hand over; null for none. */
    asks: string | null;
    /** The answer of that one; null until then. */
    answer: TakeoverAnswer | null;
  };
};

/** Milliseconds after which a window that says nothing is taken for closed: three of its reports. */
const SILENT = 65_000;

/** A window of somebody in which an entry is open. */
interface Window extends EntryRef {
  key: string;
  username: string;
}

const tables = (db: Database) => db.$extendTables<PresenceTables>();

const silentSince = (now: Date): string => new Date(now.getTime() - SILENT).toISOString();

/** The rows of an entry whose windows are open, the first first. */
const openRows = (db: Database, { type, id }: EntryRef, now: Date) =>
  tables(db)
    .selectFrom("presence")
    .selectAll()
    .where("type", "=", type)
    .where("id", "=", id)
    .where("seen", ">", silentSince(now))
    .orderBy("since")
    .orderBy("key")
    .execute();

/** Deletes the windows that have been silent. */
async function forgetSilent(db: Database, now: Date): Promise<void> {
  await tables(db).deleteFrom("presence").where("seen", "<=", silentSince(now)).execute();
}

/** The daily job that deletes the last of them, which no later visit cleaned up. */
export const deleteLeftPresence: DailyJob = ({ db }, now) => forgetSilent(db, now);

/** Stores that a window has an entry open: since now, unless it is known already. */
async function savePresence(
  db: Database,
  { key, username, type, id }: Window,
  { isWriting, now }: { isWriting: boolean; now: Date },
): Promise<void> {
  await forgetSilent(db, now);
  const seen = now.toISOString();
  const said = { seen, is_writing: isWriting ? 1 : 0 };
  const { numUpdatedRows } = await tables(db)
    .updateTable("presence")
    .set(said)
    .where("key", "=", key)
    .where("username", "=", username)
    .where("type", "=", type)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const place = { type, id, since: seen, ...said, asks: null, answer: null };
  await tables(db)
    .insertInto("presence")
    .values({ key, username, ...place })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(place).where("presence.username", "=", username),
    )
    .execute();
}

/** Deletes a window's presence at an entry, and its request. */
async function endPresence(db: Database, { key, username, id }: Omit<Window, "type">): Promise<void> {
  await tables(db)
    .deleteFrom("presence")
    .where("key", "=", key)
    .where("username", "=", username)
    .where("id", "=", id)
    .execute();
}

/** Others who have an entry open, who of them asks, and whom a window of theirs asks. */
async function presentAt(db: Database, { key, username, ...entry }: Window, now: Date) {
  const rows = await openRows(db, entry, now);
  const byName = Map.groupBy(
    rows.filter((row) => row.username !== username),
    (row) => row.username,
  );
  const others = [...byName].map(
    ([name, windows]): Present => ({
      name,
      since: windows[0]?.since ?? "",
      isWriting: windows.some(({ is_writing }) => is_writing === 1),
    }),
  );
  const asking = rows.filter(({ asks, answer }) => asks === username && answer === null);
  const own = rows.find((row) => row.key === key && row.username === username);
  const isAsked = typeof own?.asks === "string" && byName.has(own.asks);
  return {
    others,
    askedBy: [...new Set(asking.map((row) => row.username))],
    asks: isAsked ? { name: own.asks ?? "", answer: own.answer } : null,
  };
}

/** Stores whom a window asks to hand over; null to withdraw. */
async function saveHandoverRequest(
  db: Database,
  { key, username, type, id }: Window,
  name: string | null,
): Promise<void> {
  await tables(db)
    .updateTable("presence")
    .set({ asks: name, answer: null })
    .where("key", "=", key)
    .where("username", "=", username)
    .where("type", "=", type)
    .where("id", "=", id)
    .execute();
}

/** Stores the answer to a colleague's request to take over. */
async function saveHandoverAnswer(
  db: Database,
  { type, id }: EntryRef,
  { by, to, answer }: { by: string; to: string; answer: TakeoverAnswer },
): Promise<void> {
  await tables(db)
    .updateTable("presence")
    .set({ answer })
    .where("type", "=", type)
    .where("id", "=", id)
    .where("username", "=", to)
    .where("asks", "=", by)
    .execute();
}

/** The handlers of {@link presenceContract}, for the entry types of the registry. */
export const presenceHandlers = (registry: ContentRegistry): Handlers<typeof presenceContract> => ({
  presence: async ({ key, type: name, id, isWriting, hasLeft }, { db, staff }) => {
    const entryType = await readBy(registry, { type: name, id }, { db, staff });
    const { type } = entryType;
    const window = { key, username: staff.username, type: type.name, id };
    const now = new Date();
    // Readers without permission to change an entry neither block others nor are listed.
    if (hasLeft) await endPresence(db, window);
    else if (mayChangeType(staff, type)) await savePresence(db, window, { isWriting, now });
    const { asks, ...present } = await presentAt(db, window, now);
    return {
      ...present,
      asks: asks && { ...asks, draft: await draftLetGo(db, window, asks) },
      saved: await lastSave(db, window),
    };
  },

  requestTakeover: async ({ type: name, name: asked = null, ...window }, { db, staff }) => {
    const { type } = await readBy(registry, { type: name, id: window.id }, { db, staff });
    await saveHandoverRequest(db, { ...window, type: type.name, username: staff.username }, asked);
    return { message: "success" };
  },

  answerTakeover: async ({ type: name, id, name: to, answer }, { db, staff }) => {
    const { type } = await readBy(registry, { type: name, id }, { db, staff });
    await saveHandoverAnswer(db, { type: type.name, id }, { by: staff.username, to, answer });
    return { message: "success" };
  },
});

/** The draft of the colleague who hands over the entry; null where they have typed nothing. */
async function draftLetGo(
  db: Database,
  { type, id }: { type: string; id: string },
  { name, answer }: NonNullable<Pick<NonNullable<Presence["asks"]>, "name" | "answer">>,
): Promise<string | null> {
  return answer === "lets" ? newestDraft(db, { type, id }, name) : null;
}

/** The newest revision of an entry, by whom and when; null for a record without a save. */
async function lastSave(
  db: Database,
  { type, id }: { type: string; id: string },
): Promise<Presence["saved"]> {
  const last = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select(["number as version", "author as by", "at"])
    .where("type", "=", type)
    .where("id", "=", id)
    .orderBy("number", "desc")
    .executeTakeFirst();
  return last ?? null;
}
