import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import type { AnyContent, ContentType } from "../definition";

/** An entry as it is given to be saved, in the shape of the add and edit calls of its type. */
export interface GivenEntry {
  /** Left out of a new one. */
  id: string | undefined;
  version: number | undefined;
  entry: Readonly<Record<string, unknown>>;
}

/** The call of a feature that saves an entry: its name in the contract, the body, and the path of the entry in that. */
export interface SavingCall {
  call: string;
  body: object;
  at: string;
}

/** The way in which entries of a type are saved by the calls of its feature, for drafts of them. */
export interface EntryCalls {
  type: ContentType;
  /** The name of the type in calls for versions, where it is not its own. */
  name?: string;
  /** Undefined where the type takes no new entries. */
  saves(given: GivenEntry): SavingCall | undefined;
  /** The entry as the calls of the type answer it, where that is not as it is kept. */
  answered?(entry: AnyContent & { _id: string; version: number }): object;
  /** Does what the type needs where visitors get another version than before. */
  published?(
    before: AnyContent | undefined,
    after: AnyContent & { _id: string },
    call: { db: Database; staff: Pick<Staff, "username"> },
  ): Promise<void>;
}

/** The saves of a list whose calls take an entry under `one`. */
export const savedUnder =
  (one: string): EntryCalls["saves"] =>
  ({ id, version, entry }) => ({
    call: id === undefined ? "add" : "edit",
    body: { [one]: { ...entry, ...(id !== undefined && { _id: id, version }) } },
    at: `${one}.`,
  });

/** The saves of a record whose call takes its fields at the top of the body. */
export const savedWhole =
  (call: string): EntryCalls["saves"] =>
  ({ version, entry }) => ({ call, body: { ...entry, version }, at: "" });
