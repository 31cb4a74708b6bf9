import type { Database } from "../../platform/db/database.server";
import type { AnyContent, ContentType } from "../definition";

/** An entry as a preview shows it, where visitors get another revision of it or nothing. */
export interface PreviewEntry {
  id: string;
  number: number;
  content: AnyContent;
  /** Its place in a list that staff arrange; none of a new one. */
  sort?: string | undefined;
  /** When it was last saved, ISO 8601, UTC. */
  changed: string;
}

/** The entries of each type that replace the published ones, or are added to them. */
export interface PreviewOverlay {
  of(type: Pick<ContentType, "name" | "access">): Promise<readonly PreviewEntry[]>;
}

const overlays = new WeakMap<Database, PreviewOverlay>();

/**
 * Returns a database handle for a preview, by which published content reads as the overlay has it. In-memory
 * caches are keyed by the handle, so that other readers never get its results.
 */
export function previewDatabase(db: Database, overlay: PreviewOverlay): Database {
  const own = db.withoutPlugins();
  overlays.set(own, overlay);
  return own;
}

/** The overlay by which a handle reads; undefined of every other one. */
export const previewOverlayOf = (db: Database): PreviewOverlay | undefined => overlays.get(db);
