import type { Database } from "../../core/db/database.server";
import type { Family } from "../../core/metrics/exposition.server";
import { nightlyState } from "./nightly/state.server";

/** For `/metrics`: what the last nightly backup could not hold; nothing while there is none. */
export async function backupFigures(db: Database): Promise<Family[]> {
  const { made } = await nightlyState(db).read();
  if (!made) return [];
  return [
    {
      name: "kapok_backup_left_out_files",
      help: "Files that the last nightly backup could not hold, by why.",
      type: "gauge",
      samples: [
        { labels: { why: "missing" }, value: made.missing },
        { labels: { why: "unreadable" }, value: made.unreadable },
      ],
    },
  ];
}
