import type { Grant } from "../../platform/auth/roles";
import type { Feature } from "../../platform/feature.server";
import { type Answers, answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { readTypes, requireReadable, requireSaveAccess } from "../access/staff-access.server";
import { describePictures } from "../pictures/describe-picture.server";
import type { Descriptions } from "../pictures/descriptions";
import { contentProblems } from "../problems.server";
import {
  type ContentRegistry,
  contentRegistry,
  type EntryType,
  entryTypesNamed,
  idOf,
  requireEntryType,
} from "../registry/content-registry.server";
import { requireUnseen } from "../review/approval-request.server";
import { requestApproval } from "../review/handlers.server";
import { historyOf } from "../revisions/history.server";
import { type CheckedContent, checkContent } from "../save/content-input.server";
import { orderEntries, removeEntry, reordered } from "../save/save-entry.server";
import { momentToCome } from "../schedule/schedule.server";
import { scheduling } from "../schedule/scheduling.server";
import { isList } from "../store/derived.server";
import { flagged, publishing, type Saved, savedEntry, unpublishing, untrashed } from "./changes.server";
import { contentContract } from "./contract";
import { entryList } from "./entry-list.server";
import { readRevision, restoredContent } from "./read-revision.server";

interface Checked {
  checked: CheckedContent;
}

/** The answers to the content API, for the content of these features. */
export function contentAnswers(features: readonly Feature[]): Answers {
  const registry = contentRegistry(features);
  const handlers: Handlers<typeof contentContract, { create: Checked; save: Checked }> = {
    list: async ({ type, ...query }, call) => {
      const named = entryTypesNamed(registry, type);
      const isRead = readTypes(registry, call.staff);
      const types = named.filter((each) => isRead(each.type.name));
      const [first] = types.length > 0 ? types : named;
      await requireReadable(call.db, requireEntryType(named, type, first?.type.id), "", call.staff);
      return entryList(types, query, call);
    },

    create: async ({ checked, publish, note, content, descriptions }, call) => {
      const { type } = requireSaveAccess(checked.entryType, call.staff);
      if (!isList(type)) throw unknown();
      const saved = await savedEntry(checked, { action: "add", publish, note }, call);
      return described(saved, { content, descriptions }, call);
    },

    read: async ({ revision, ...target }, { db, staff }) => {
      const { entryType, id } = await readableEntry(registry, target, { db, staff });
      return readRevision(db, entryType, id, revision);
    },

    save: async ({ id: named, revision: version, checked, publish, note, ...given }, call) => {
      const id = await readableId(checked.entryType, named, call);
      const saving = { action: "edit" as const, id, version, publish, note };
      const saved = await savedEntry(checked, saving, call).catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.key !== "overtaken") throw error;
        const newest = await readRevision(call.db, checked.entryType, id, undefined);
        throw new Problem(409, "overtaken", { facts: { newest } });
      });
      return described(saved, given, call);
    },

    publish: async ({ revision, note, langs = LANGS, at, until, ...target }, call) => {
      const { entryType, id } = await changedEntry(registry, target, call);
      if (!call.approval) return publishing(entryType, { id, revision, langs, at, until }, call);
      call.approval.comment = note;
      const made = await requestApproval(entryType, id, { langs, times: { at, until } }, call);
      return { ...made, status: 202, answer: { id, revision: made.answer.version } };
    },

    unpublish: async ({ langs = LANGS, at, ...target }, call) => {
      requireUnseen(call.approval);
      const { entryType, id } = await changedEntry(registry, target, call);
      if (at === undefined) return unpublishing(entryType, id, langs, call);
      const planned = { act: "unpublish" as const, langs: [...langs], at: momentToCome(at, "at") };
      const change = await scheduling(entryType, id, [planned], call);
      return { ...change, answer: { id, revision: change.answer.version } };
    },

    setFlags: async ({ flags, ...target }, call) => {
      const { entryType, id } = await changedEntry(registry, target, call);
      return flagged(entryType, id, flags, call);
    },

    revisions: async ({ page, ...target }, { db, staff }) => {
      const { entryType, id } = await readableEntry(registry, target, { db, staff });
      return historyOf(db, entryType, id, page);
    },

    restore: async ({ revision, langs = LANGS, ...target }, call) => {
      const { entryType, id } = await changedEntry(registry, target, call);
      if (revision === undefined) return untrashed(entryType, id, call);
      const { content, version } = await restoredContent(call.db, entryType, id, { revision, langs });
      const checked = await checkContent(entryType, content, call.lang);
      const made = await savedEntry(checked, { action: "restoreVersion", id, version }, call);
      return { ...made, snapshot: { _id: id, version: made.answer.revision, from: revision, langs } };
    },

    remove: async (target, call) => {
      const { entryType, id } = await changedEntry(registry, target, call);
      const { type, feature } = entryType;
      if (!isList(type)) throw unknown();
      const { version } = await removeEntry(type, id, call);
      const snapshot = { _id: id, version };
      return { entityId: id, action: "delete", snapshot, feature: feature.name, answer: { id } };
    },

    order: async ({ type: name, ids }, { db, staff }) => {
      const { type, feature } = requireSaveAccess(requireEntryType(registry, name, undefined), staff);
      if (!isList(type) || type.order !== "arranged") throw unknown();
      await orderEntries(type, ids, db);
      return { ...reordered(type.name, ids), feature: feature.name };
    },
  };
  const checking = async <
    Input extends { type: string; id?: string; content: Readonly<Record<string, unknown>> },
  >(
    input: Input,
    lang: Lang,
    staff: Grant,
  ): Promise<Input & Checked> => {
    const entryType = requireSaveAccess(requireEntryType(registry, input.type, input.id), staff);
    return { ...input, checked: await checkContent(entryType, input.content, lang) };
  };
  return answers(contentContract, handlers, { create: checking, save: checking });
}

/** A save, with the form's picture descriptions for the library. */
async function described(
  saved: Saved,
  { content, descriptions }: { content: object; descriptions?: Descriptions | undefined },
  call: StaffCall,
): Promise<Saved> {
  if (!descriptions) return saved;
  const reachesVisitors = await describePictures(content, descriptions, call);
  const snapshot = { _id: saved.entityId, version: saved.answer.revision, descriptions };
  return { ...saved, snapshot, ...(reachesVisitors && { preservesPageCache: false }) };
}

const unknown = () => new Problem(404, contentProblems.unknownEntry);

interface EntryTarget {
  type: string;
  id: string;
}

interface Found {
  entryType: EntryType;
  id: string;
}

/**
 * The type of an entry and its id, if the account may read it.
 * @throws {Problem} 400, 403
 */
async function readableEntry(
  registry: ContentRegistry,
  { type, id: given }: EntryTarget,
  call: Pick<StaffCall, "db" | "staff">,
): Promise<Found> {
  const entryType = requireEntryType(registry, type, given);
  return { entryType, id: await readableId(entryType, given, call) };
}

/** The id of an entry, if the account may read it. That of a single record can be named as its type. @throws {Problem} 403 */
async function readableId(
  entryType: EntryType,
  given: string,
  { db, staff }: Pick<StaffCall, "db" | "staff">,
): Promise<string> {
  const { type } = entryType;
  const id = !isList(type) && given === type.name ? await idOf(db, type, undefined) : given;
  await requireReadable(db, entryType, id, staff);
  return id;
}

/** The same if the account may change it. */
async function changedEntry(
  registry: ContentRegistry,
  target: EntryTarget,
  { db, staff }: Pick<StaffCall, "db" | "staff">,
): Promise<Found> {
  const found = await readableEntry(registry, target, { db, staff });
  requireSaveAccess(found.entryType, staff);
  return found;
}
