import type { Generated } from "kysely";

/** Every change of the site and of who may change it: history, audit and undo are read from here. */
export interface JournalTable {
  id: Generated<number>;
  feature: string;
  entity_id: string;
  action: string;
  /** The thing as JSON: after the change, or for a deletion before it. */
  snapshot: string;
  author: string;
  /** ISO 8601, UTC. */
  at: string;
}
