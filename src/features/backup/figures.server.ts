import type { Database } from "../../core/db/database.server";
import { type Family, labelledGauge } from "../../core/metrics/exposition.server";
import { nightlyState } from "./nightly/state.server";

/** For `/metrics`: when the last nightly backup was made or failed, and what it could not hold; nothing before the first. */
export async function backupFigures(db: Database): Promise<Family[]> {
  const { made, failed } = await nightlyState(db).read();
  const help = "When the last nightly backup was made, or failed, in seconds since 1970.";
  const times = [
    { labels: { result: "made" }, value: secondsOf(made?.at) },
    { labels: { result: "failed" }, value: secondsOf(failed?.at) },
  ].filter(({ value }) => value > 0);
  const when: Family[] =
    times.length > 0 ? [labelledGauge("kapok_backup_last_timestamp_seconds", help, times)] : [];
  if (!made) return when;
  return [
    ...when,
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

const secondsOf = (at: string | undefined): number => (at === undefined ? 0 : Date.parse(at) / 1000);
