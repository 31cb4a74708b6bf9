import type { Grant } from "../../platform/auth/roles";
import {
  type Answers,
  answers,
  type Feature,
  type Handlers,
  type StaffCall,
} from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Action } from "../../platform/journal/actions";
import type { Change } from "../../platform/journal/journal.server";
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
  hasDrafts,
  requireEntryType,
} from "../registry/content-registry.server";
import { requireUnseen } from "../review/approval-request.server";
import { requestApproval } from "../review/handlers.server";
import { historyOf } from "../revisions/history.server";
import { isDraft, type SaveCall } from "../save/entry-rules.server";
import {
  type CheckedContent,
  CONTENT_PATH,
  checkContent,
  orderEntries,
  publishEntry,
  removeEntry,
  reordered,
  restoreEntry,
  saveEntry,
  setFlags,
  unpublishEntry,
} from "../save/save-entry.server";
import { endScheduled, momentToCome, requireLater, SCHEDULES, scheduling } from "../schedule/schedule.server";
import { isList } from "../store/derived.server";
import { rowOf } from "../store/entry-state.server";
import { contentContract, type Publish } from "./contract";
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
      return descriptions ? described(saved, content, { descriptions, call }) : saved;
    },

    read: async ({ revision, ...target }, { db, staff }) => {
      const { entryType, id } = await readableEntry(registry, target, { db, staff });
      return readRevision(db, entryType, id, revision);
    },

    save: async ({ revision: version, checked, publish, note, content, descriptions, ...target }, call) => {
      const id = await requireReadable(call.db, checked.entryType, target.id, call.staff);
      const saving = { action: "edit" as const, id, version, publish, note };
      const saved = await savedEntry(checked, saving, call).catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.key !== "overtaken") throw error;
        const newest = await readRevision(call.db, checked.entryType, id, undefined);
        throw new Problem(409, "overtaken", { facts: { newest } });
      });
      return descriptions ? described(saved, content, { descriptions, call }) : saved;
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
  content: object,
  { descriptions, call }: { descriptions: Descriptions; call: StaffCall },
): Promise<Saved> {
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
  { db, staff }: Pick<StaffCall, "db" | "staff">,
): Promise<Found> {
  const entryType = requireEntryType(registry, type, given);
  return { entryType, id: await requireReadable(db, entryType, given, staff) };
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

/** A change of an entry, and the revision that it created. */
type Saved = Change<{ id: string; revision: number }>;

interface Saving {
  /** The journal's name for it, where it is more than a draft. */
  action: Action;
  /** Left out of a new entry, with the revision that was edited. */
  id?: string;
  version?: number;
  publish?: Publish | undefined;
  note?: string;
}

/** Saves checked content, publishes what was requested and is permitted, and schedules the rest. */
async function savedEntry(
  { entryType, given, prepared }: CheckedContent,
  { action, id, version, publish, note = "" }: Saving,
  call: StaffCall,
): Promise<Saved> {
  const { rules, feature } = entryType;
  const isWithoutDrafts = !hasDrafts(entryType);
  if (isWithoutDrafts && call.approval) throw new Problem(403, contentProblems.administratorsOnly);
  const options = publishOptions(isWithoutDrafts ? {} : publish, note, call.approval);
  const saved = await saveEntry(
    rules,
    { id, version, given, prepared },
    { ...call, ...options },
    CONTENT_PATH,
  );
  const isUnseen = isDraft(options);
  return {
    entityId: saved._id,
    action: isUnseen && !publish && action !== "restoreVersion" ? "draft" : action,
    snapshot: { _id: saved._id, version: saved.version },
    feature: feature.name,
    preservesPageCache: isUnseen,
    also: (options.schedule?.scheduled ?? []).map(({ act, langs, at }) => ({
      action: SCHEDULES[act],
      snapshot: { _id: saved._id, langs, at },
    })),
    answer: { id: saved._id, revision: saved.version },
  };
}

type PublishOptions = Pick<SaveCall, "schedule" | "approval"> & { unpublishedLangs: readonly Lang[] };

/**
 * What visitors are to get of a save: nothing unless requested; nor without permission to publish, where it
 * becomes an approval request.
 * @throws {Problem} 400 with `publish.at` or `publish.until` for an invalid time, or without permission to
 * set one
 */
function publishOptions(
  wish: Publish | undefined,
  note: string,
  approval: SaveCall["approval"],
): PublishOptions {
  const { langs: wished = LANGS, at, until } = wish ?? {};
  const langs = wish ? LANGS.filter((lang) => wished.includes(lang)) : [];
  if (approval) {
    const path = at !== undefined ? "publish.at" : until !== undefined ? "publish.until" : undefined;
    if (path)
      throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.administratorsTime }] });
    approval.langs = langs;
    approval.comment = note;
    return { approval, unpublishedLangs: LANGS };
  }
  const up = at === undefined ? undefined : momentToCome(at, "publish.at");
  const down = until === undefined ? undefined : momentToCome(until, "publish.until");
  if (down !== undefined) requireLater(down, up, "publish.until");
  const requested = [
    ...(up === undefined ? [] : [{ act: "publish" as const, langs, at: up }]),
    ...(down === undefined ? [] : [{ act: "unpublish" as const, langs, at: down }]),
  ];
  const isNow = wish !== undefined && up === undefined;
  return {
    schedule: requested.length > 0 ? { requested, scheduled: [] } : undefined,
    unpublishedLangs: isNow ? LANGS.filter((lang) => !langs.includes(lang)) : LANGS,
  };
}

interface Publishing {
  id: string;
  /** The revision to publish, where it is not the newest. */
  revision?: number | undefined;
  langs: readonly Lang[];
  at?: string | undefined;
  until?: string | undefined;
}

/** Publishes a revision now, or plans to. @throws {Problem} 400 where visitors would get too little, 404, 409 */
async function publishing(
  entryType: EntryType,
  { id, revision, langs: given, at, until }: Publishing,
  call: StaffCall,
): Promise<Saved> {
  const { type, feature } = entryType;
  const langs = [...given];
  const down = until === undefined ? undefined : momentToCome(until, "until");
  const up = at === undefined ? undefined : momentToCome(at, "at");
  if (down !== undefined) requireLater(down, up, "until");
  const later = down === undefined ? [] : [{ act: "unpublish" as const, langs, at: down }];
  if (up !== undefined) {
    await requireNewest(entryType, id, revision, call);
    const { answer, ...planned } = await scheduling(
      entryType,
      id,
      [{ act: "publish", langs, at: up }, ...later],
      call,
    );
    return { ...planned, answer: { id, revision: answer.version } };
  }
  const isNewest = revision === undefined || (await rowOf(call.db, type, id))?.number === revision;
  const version = await publishEntry(type, id, langs, call, isNewest ? undefined : revision);
  const [first] = later;
  if (first) await scheduling(entryType, id, [first], call);
  const snapshot = { _id: id, version, langs, ...(down !== undefined && { until: down }) };
  return {
    ...{ entityId: id, action: "publish", snapshot, feature: feature.name },
    answer: { id, revision: version },
  };
}

/** @throws {Problem} 409 where a revision that is not the newest would be planned: what is planned is what was seen last */
async function requireNewest(
  { type }: EntryType,
  id: string,
  revision: number | undefined,
  { db }: Pick<StaffCall, "db">,
): Promise<void> {
  if (revision === undefined) return;
  if ((await rowOf(db, type, id))?.number !== revision) throw new Problem(409, "overtaken");
}

/** Takes an entry from visitors in these languages, now. @throws {Problem} 404 where they get nothing of it */
async function unpublishing(
  { type, feature }: EntryType,
  id: string,
  langs: readonly Lang[],
  call: StaffCall,
): Promise<Saved> {
  const version = await unpublishEntry(type, id, langs, call);
  // What was unpublished by hand is not to be published by a schedule.
  const isLeft = (await rowOf(call.db, type, id))?.published !== null;
  await endScheduled(call.db, { type: type.name, id }, ["publish", "unpublish"], isLeft ? langs : LANGS);
  const snapshot = { _id: id, version, langs };
  return {
    ...{ entityId: id, action: "unpublish", snapshot, feature: feature.name },
    answer: { id, revision: version },
  };
}

/**
 * Sets only flags of an entry.
 * @throws {Problem} 400 where one is none of its type, 404
 */
async function flagged(
  { type, rules, feature }: EntryType,
  id: string,
  flags: Readonly<Record<string, boolean>>,
  call: StaffCall,
): Promise<Saved> {
  const unknown = Object.keys(flags).filter((name) => !type.shared[name]?.facets?.options.includes(""));
  const errors = unknown.map((name) => ({ path: `flags.${name}`, says: contentProblems.unknownFlag }));
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
  const { version } = await setFlags(type, id, flags, call);
  return {
    ...{ entityId: id, action: rules.flagAction ?? "edit", snapshot: { _id: id, version } },
    ...{ feature: feature.name, answer: { id, revision: version } },
  };
}

/**
 * Restores a deleted entry unchanged.
 * @throws {Problem} 404, 409
 */
async function untrashed({ rules, feature }: EntryType, id: string, call: StaffCall): Promise<Saved> {
  const { version } = await restoreEntry(rules, id, call);
  return {
    ...{ entityId: id, action: "restore", snapshot: { _id: id, version }, feature: feature.name },
    answer: { id, revision: version },
  };
}
