import type { StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import type { Action } from "../../platform/journal/actions";
import type { Change } from "../../platform/journal/journal.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { contentProblems } from "../problems.server";
import { type EntryType, hasDrafts } from "../registry/content-registry.server";
import { type CheckedContent, CONTENT_PATH } from "../save/content-input.server";
import { isDraft, type SaveCall } from "../save/entry-rules.server";
import { publishEntry, restoreEntry, saveEntry, setFlags, unpublishEntry } from "../save/save-entry.server";
import { endScheduled, momentToCome, requireLater, SCHEDULES } from "../schedule/schedule.server";
import { scheduling } from "../schedule/scheduling.server";
import { rowOf } from "../store/entry-state.server";
import type { Publish } from "./contract";

/** A change of an entry, and the revision that it created. */
export type Saved = Change<{ id: string; revision: number }>;

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
export async function savedEntry(
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
export async function publishing(
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
export async function unpublishing(
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
export async function flagged(
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
export async function untrashed({ rules, feature }: EntryType, id: string, call: StaffCall): Promise<Saved> {
  const { version } = await restoreEntry(rules, id, call);
  return {
    ...{ entityId: id, action: "restore", snapshot: { _id: id, version }, feature: feature.name },
    answer: { id, revision: version },
  };
}
