import type { Database } from "../../db/database.server";
import type { AnyContent, ContentType } from "../definition";

/** An entry as somebody is to see it, where visitors get another version of it or nothing. */
export interface OverlaidEntry {
  id: string;
  number: number;
  content: AnyContent;
  /** Its place in a list that staff arrange; none of a new one. */
  sort?: string | undefined;
  /** When it was last saved, ISO 8601, UTC. */
  changed: string;
}

/** The entries of each type that stand in place of those that visitors get, or beside them. */
export interface Overlay {
  of(type: Pick<ContentType, "name">): Promise<readonly OverlaidEntry[]>;
}

const overlays = new WeakMap<Database, Overlay>();

/**
 * A handle of its own on the database, by which what is published reads as the overlay has it. What is kept in memory
 * goes by the handle that read it, so that nothing of it is found by whoever reads with another.
 */
export function overlaid(db: Database, overlay: Overlay): Database {
  const own = db.withoutPlugins();
  overlays.set(own, overlay);
  return own;
}

/** The overlay by which a handle reads; undefined of every other one. */
export const overlayOf = (db: Database): Overlay | undefined => overlays.get(db);
