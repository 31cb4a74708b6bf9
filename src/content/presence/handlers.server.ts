import type { Database } from "../../platform/db/database.server";
import type { Handlers } from "../../platform/http/handlers.server";
import { mayChangeType, readBy } from "../access/staff-access.server";
import { newestDraft } from "../autosave/autosaves.server";
import type { ContentRegistry } from "../registry/content-registry.server";
import type { ContentTables } from "../store/tables.server";
import type { Presence, presenceContract } from "./contract";
import {
  endPresence,
  presentAt,
  saveHandoverAnswer,
  saveHandoverRequest,
  savePresence,
} from "./presence.server";

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

  askGoOn: async ({ type: name, name: asked = null, ...window }, { db, staff }) => {
    const { type } = await readBy(registry, { type: name, id: window.id }, { db, staff });
    await saveHandoverRequest(db, { ...window, type: type.name, username: staff.username }, asked);
    return { message: "success" };
  },

  answerGoOn: async ({ type: name, id, name: to, answer }, { db, staff }) => {
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
