import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import type { Feature } from "../../platform/feature.server";
import {
  type Answers,
  answers,
  type Handlers,
  handlerOf,
  type StaffCall,
} from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import type { Change } from "../../platform/journal/journal.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { autosaveHandlers } from "../autosave/autosaves.server";
import { autosaveContract } from "../autosave/contract";
import { openOn } from "../comments/comments.server";
import { commentsContract } from "../comments/contract";
import { commentsHandlers } from "../comments/handlers.server";
import type { AnyContent, ContentType, Entry } from "../definition";
import { altsIn, PICTURE_ALTS } from "../own-alts";
import { presenceContract } from "../presence/contract";
import { presenceHandlers } from "../presence/handlers.server";
import { contentProblems } from "../problems.server";
import {
  contentRegistry,
  type EntryType,
  idOf,
  requireEntryType,
  requireSaveAccess,
} from "../registry/content-registry.server";
import { requireUnseen } from "../review/approval-request.server";
import { reviewContract } from "../review/contract";
import { requestApproval, reviewHandlers } from "../review/handlers.server";
import { reviewSummary } from "../review/reviews.server";
import { scheduleContract } from "../schedule/contract";
import { scheduleHandlers } from "../schedule/handlers.server";
import { momentToCome, requireLater } from "../schedule/moment.server";
import { endScheduled, scheduledOf } from "../schedule/schedule.server";
import { scheduling } from "../schedule/scheduling.server";
import { entryStateOf } from "../store/entry-state.server";
import { entryTitles } from "../store/entry-titles.server";
import { wholeRecord } from "../store/published.server";
import type { EntryRow } from "../store/tables.server";
import { versionOf } from "../store/version.server";
import { versionsContract } from "./contract";
import { type PreparedDraft, prepareDraft, saveDraftVersion } from "./draft.server";
import { historyOf } from "./history.server";
import { pastContract } from "./past-contract";
import { publishEntry, unpublishEntry } from "./publishing.server";
import { readableBy, requireReadable, unreadTypes } from "./read-access.server";
import { savedDrafts } from "./saved-drafts.server";
import { eraseEntry, restoringCall, trashPage } from "./trash.server";
import { waitingOf, withoutUnpublished } from "./unpublished-langs";

const contract = {
  ...{ ...versionsContract, ...pastContract, ...autosaveContract },
  ...{ ...scheduleContract, ...reviewContract, ...commentsContract, ...presenceContract },
};

/** The answers to the calls for versions, given the features that have content. */
export function versionsAnswers(features: readonly Feature[]): Answers {
  const registry = contentRegistry(features);
  const entryTypeOf = (name: string, id: string | undefined) => requireEntryType(registry, name, id);
  const changedBy = (staff: Staff, name: string, id: string | undefined) =>
    requireSaveAccess(entryTypeOf(name, id), staff);

  const handlers: Handlers<typeof contract, { saveDraft: { save: PreparedDraft } }> = {
    ...autosaveHandlers(registry),
    ...scheduleHandlers(registry),
    ...reviewHandlers(registry),
    ...commentsHandlers(registry),
    ...presenceHandlers(registry),

    drafts: async ({ page }, { db, staff }) => {
      const isReadable = await readableBy(db, registry, staff);
      const unread = unreadTypes(registry, staff.role);
      const types = [...new Set(registry.map(({ calls }) => calls.type.name))];
      return savedDrafts(db, { page, types: types.filter((name) => !unread.includes(name)), isReadable });
    },

    version: async ({ type: name, id, version, as }, { db, staff }) => {
      const entryType = entryTypeOf(name, id);
      const { type, answered = (entry) => entry } = entryType.calls;
      const own = await idOf(db, type, id);
      await requireReadable(db, entryType, own, staff);
      const { entry, waiting } = await readVersion(db, type, own, version);
      const scheduled = (await scheduledOf(db, type.name, [own]))(own);
      const review = await reviewSummary(db, { type: type.name, id: own });
      const shown = (as === "content" ? entry : answered(entry as never)) as { _id: string; version: number };
      const comments = await openOn(db, { type: type.name, id: own });
      return { entry: shown, waiting, scheduled, review, comments };
    },

    saveDraft: async ({ save }, call) => {
      requireSaveAccess(save.entryType, call.staff);
      if (save.id !== undefined) await requireReadable(call.db, save.entryType, save.id, call.staff);
      return saveDraftVersion(save, call);
    },

    publish: async ({ type: name, id, langs, at, until }, call) => {
      const entryType = changedBy(call.staff, name, id);
      const own = await idOf(call.db, entryType.calls.type, id);
      await requireReadable(call.db, entryType, own, call.staff);
      if (call.approval) return requestApproval(entryType, own, { langs, times: { at, until } }, call);
      const down = until === undefined ? undefined : momentToCome(until, "until");
      const up = at === undefined ? undefined : momentToCome(at, "at");
      if (down !== undefined) requireLater(down, up, "until");
      if (up !== undefined)
        return scheduling(
          entryType,
          own,
          [
            { act: "publish", langs, at: up },
            ...(down === undefined ? [] : [{ act: "unpublish" as const, langs, at: down }]),
          ],
          call,
        );
      const version = await publishEntry(entryType.calls, own, langs, call);
      if (down !== undefined) await scheduling(entryType, own, [{ act: "unpublish", langs, at: down }], call);
      const answer = { message: "success" as const, id: own, version };
      const snapshot = { _id: own, version, langs, ...(down !== undefined && { until: down }) };
      return { entityId: own, action: "publish", snapshot, feature: entryType.feature.name, answer };
    },

    unpublish: async ({ type: name, id, langs, at }, call) => {
      requireUnseen(call.approval);
      const entryType = changedBy(call.staff, name, id);
      const own = await idOf(call.db, entryType.calls.type, id);
      if (at !== undefined) {
        return scheduling(entryType, own, [{ act: "unpublish", langs, at: momentToCome(at, "at") }], call);
      }
      const version = await unpublishEntry(entryType.calls, own, langs, call);
      // What was taken down by hand is not to come back by itself.
      const left = (await entryStateOf(call.db, entryType.calls.type, own))?.visible;
      const of = { type: entryType.calls.type.name, id: own };
      await endScheduled(call.db, of, ["publish", "unpublish"], left ? langs : LANGS);
      const answer = { message: "success" as const, id: own, version };
      const snapshot = { _id: own, version, langs };
      return { entityId: own, action: "unpublish", snapshot, feature: entryType.feature.name, answer };
    },

    history: async ({ type: name, id, page }, { db, staff }) => {
      const entryType = entryTypeOf(name, id);
      const own = await idOf(db, entryType.calls.type, id);
      await requireReadable(db, entryType, own, staff);
      const row = await liveRow(db, entryType.calls.type, own);
      const title = (await entryTitles(db, [own])).get(own) ?? null;
      return { ...(await historyOf(db, entryType, own, page)), published: row?.published ?? null, title };
    },

    restoreVersion: async ({ type: name, id, version, langs }, call) => {
      const entryType = changedBy(call.staff, name, id);
      const own = await idOf(call.db, entryType.calls.type, id);
      await requireReadable(call.db, entryType, own, call.staff);
      const made = await restoreVersion(entryType, own, { version, langs }, call);
      const snapshot = { _id: own, version: made.answer.version, from: version, langs };
      return { ...made, action: "restoreVersion", snapshot };
    },

    trash: async (query, { db, lang, staff }) => {
      const isReadable = await readableBy(db, registry, staff);
      return trashPage(db, registry, { ...query, lang, isReadable });
    },

    restoreEntry: async ({ type: name, id }, call) => {
      const entryType = changedBy(call.staff, name, id);
      const restoring = restoringCall(entryType, id);
      if (!restoring) throw new Problem(404, contentProblems.unknownEntry);
      const run = handlerOf(entryType.feature, restoring.call);
      const made = (await run(restoring.body, call)) as Change<unknown>;
      return { ...made, feature: entryType.feature.name, answer: { message: "success" as const, id } };
    },

    eraseEntry: async ({ type: name, id }, { db, staff, approval }) => {
      requireUnseen(approval);
      const { feature, calls } = changedBy(staff, name, id);
      if (!(await eraseEntry(db, calls.type.name, id))) throw new Problem(404, contentProblems.unknownEntry);
      const answer = { message: "success" as const, id };
      const erasedFrom = ["entry_words"];
      return {
        entityId: id,
        action: "erase",
        snapshot: { _id: id },
        feature: feature.name,
        erasedFrom,
        answer,
      };
    },
  };

  return answers(contract, handlers, {
    saveDraft: async (input, lang) => ({
      ...input,
      save: await prepareDraft(
        entryTypeOf(input.type, input.id),
        { id: input.id, version: input.version, entry: input.entry },
        lang,
      ),
    }),
  });
}

const isRecord = (type: ContentType): boolean => !("one" in type);

/** The row of an entry that is not deleted; undefined of a record that nobody has saved yet. @throws {Problem} 404 */
async function liveRow(db: Database, type: ContentType, id: string): Promise<EntryRow | undefined> {
  const row = (await entryStateOf(db, type, id))?.row;
  if (row ? row.deleted_at !== null : !isRecord(type)) throw new Problem(404, contentProblems.unknownEntry);
  return row;
}

/** Makes a former version of an entry its newest, as a draft; of some languages alone, the words of these. */
async function restoreVersion(
  entryType: EntryType,
  id: string,
  { version, langs }: { version: number; langs: readonly Lang[] },
  call: StaffCall,
) {
  const { type, answered = (entry) => entry } = entryType.calls;
  const kept = await entryStateOf(call.db, type, id);
  const former = await versionOf(call.db, type, id, version);
  if (!kept || kept.row.deleted_at !== null || !former) throw new Problem(404, contentProblems.unknownEntry);
  const isWhole = LANGS.every((lang) => langs.includes(lang));
  const content = isWhole ? former : withoutUnpublished(type, kept.newest, former, langs);
  const read = { _id: id, ...content, version: kept.row.number } as Entry<ContentType>;
  const given = PICTURE_ALTS in type.shared ? { ...read, [PICTURE_ALTS]: altsIn(read) } : read;
  const { _id, version: _, ...entry } = answered(given as never) as Record<string, unknown>;
  const draft = { id, version: kept.row.number, entry };
  return saveDraftVersion(await prepareDraft(entryType, draft, call.lang), call);
}

/** A version of an entry, the newest unless said, and what of the newest visitors do not get yet. */
async function readVersion(db: Database, type: ContentType, id: string, number: number | undefined) {
  const kept = await entryStateOf(db, type, id);
  if (!kept || kept.row.deleted_at !== null) {
    if (kept || !isRecord(type) || number !== undefined) throw new Problem(404, contentProblems.unknownEntry);
    return { entry: wholeRecord(type, { _id: id, version: 0 }), waiting: null };
  }
  const content = number === undefined ? kept.newest : await versionOf(db, type, id, number);
  if (!content) throw new Problem(404, contentProblems.unknownEntry);
  const read = { _id: id, ...content, version: number ?? kept.row.number } as Entry<ContentType>;
  const waiting = waitingOf(type, kept.newest as AnyContent, kept.visible as AnyContent | undefined);
  return { entry: read, waiting: waiting ?? null };
}
