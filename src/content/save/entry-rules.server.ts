import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { Action } from "../../platform/journal/actions";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { Content, ContentType, Entry } from "../definition";
import type { ListedEntry } from "../listed-entry";
import type { ApprovalRequest } from "../review/approval-request.server";
import type { RequestedSchedule } from "../schedule/schedule.server";

/** Whose save it is, the transaction to use, and what visitors are to get of it. */
export interface SaveCall {
  db: Database;
  deps: Deps;
  staff: { username: string };
  /** The languages that visitors do not get yet; of all three of them nothing of the save. */
  unpublishedLangs?: readonly Lang[] | undefined;
  /** The requested schedule. */
  schedule?: RequestedSchedule | undefined;
  /** Where an administrator has to publish what it changes. */
  approval?: ApprovalRequest | undefined;
}

/** Whether visitors get nothing at all of a save. */
export const isDraft = ({ unpublishedLangs = [] }: Pick<SaveCall, "unpublishedLangs">): boolean =>
  LANGS.every((lang) => unpublishedLangs.includes(lang));

/** A running save. */
export interface EntrySave<T extends ContentType = ContentType> {
  /** The newest revision before it; undefined of a new entry. */
  before: Entry<T> | undefined;
  /** The path of the content in the request, as `content.`, that fields at fault have before their own. */
  path: string;
  call: SaveCall;
}

/** What a content type needs of its own around a save, besides what follows from its definition. */
export interface EntryRules<T extends ContentType = ContentType> {
  type: T;
  /** Another name of the type in calls. */
  name?: string;
  /** Adds to the cards of its list what only this type knows. */
  listed?(
    cards: readonly ListedEntry[],
    call: Pick<SaveCall, "db" | "deps">,
  ): Promise<readonly ListedEntry[]>;
  /**
   * The id of an entry that is derived from its content: when that changes it, the new one replaces the old
   * one.
   */
  idFor?(content: Content<T>): string;
  /** The journal's name for a change of its flags alone; by default an edit. */
  flagAction?: Action;
  /** The content as staff edit it, where a former version of the program stored less. */
  edited?(content: Content<T>): Content<T>;
  /** Completes the content of a save. @throws {Problem} with the path of each field at fault */
  beforeSave?(content: Content<T>, save: EntrySave<T>): Promise<Content<T>>;
  /**
   * Called when a deleted entry was restored.
   * @throws {Problem} 409 where that is not possible
   */
  restored?(entry: Entry<T>, call: SaveCall): Promise<void>;
}

/** The rules of one type in the registry's common form. */
export const entryRules = <T extends ContentType>(rules: EntryRules<T>): EntryRules =>
  rules as unknown as EntryRules;
