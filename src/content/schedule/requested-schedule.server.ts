import type { Database } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import type { Scheduled } from "../listed-entry";
import { plannableLanguages } from "./plannable.server";
import { schedule } from "./schedule.server";

type Requested = Omit<Scheduled, "key">;

/** The schedule that a save requests, and as much of it as was stored. */
export interface RequestedSchedule {
  readonly requested: readonly Requested[];
  scheduled: readonly Requested[];
}

/**
 * Stores the schedule that a save requests, in its transaction.
 * @throws {Problem} 400 with the path `publish.at` for what could not be published then
 */
export async function saveRequestedSchedule(
  tx: Database,
  { type, id }: { type: ContentType; id: string },
  wanted: RequestedSchedule | undefined,
  author: string,
): Promise<void> {
  if (!wanted) return;
  for (const each of wanted.requested) {
    const { act, langs } = each;
    const planned =
      act === "publish" ? await plannableLanguages(tx, type, id, { langs, path: "publish.at" }) : langs;
    await schedule(tx, { type: type.name, id }, { ...each, langs: [...planned] }, author);
  }
  wanted.scheduled = wanted.requested;
}
