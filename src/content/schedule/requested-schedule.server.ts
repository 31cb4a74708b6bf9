import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { isLang, LANGS } from "../../platform/locale/lang";
import type { Scheduled } from "../calls";
import type { ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { momentToCome, requireLater } from "./moment.server";
import { plannableLanguages } from "./plannable.server";
import { schedule } from "./schedule.server";
import { PUBLISH_AT, TAKE_DOWN_AT } from "./schedule-headers";

type Requested = Omit<Scheduled, "key">;

/** The schedule that the headers of a save request, and as much of it as was stored. */
export interface RequestedSchedule {
  readonly requested: readonly Requested[];
  scheduled: readonly Requested[];
}

/**
 * The schedule that the headers of a request ask for; undefined of most.
 * @throws {Problem} 400 with the path `publishAt` or `takeDownAt` for a time that cannot be
 */
export function requestedSchedule({ headers }: Pick<Request, "headers">): RequestedSchedule | undefined {
  const up = askedBy(headers.get(PUBLISH_AT), "publish", "publishAt");
  const down = askedBy(headers.get(TAKE_DOWN_AT), "unpublish", "takeDownAt");
  if (down) requireLater(down.at, up?.at, "takeDownAt");
  const requested = [up, down].filter((each) => each !== undefined);
  return requested.length > 0 ? { requested, scheduled: [] } : undefined;
}

function askedBy(header: string | null, act: Requested["act"], path: string): Requested | undefined {
  if (header === null) return undefined;
  const [time = "", named = ""] = header.split(";");
  const at = momentToCome(time.trim(), path);
  const names = named.split(",").map((each) => each.trim());
  const langs = LANGS.filter((lang) => names.includes(lang));
  if (langs.length === 0 || !names.every(isLang))
    throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.nothingToPublish }] });
  return { act, langs, at };
}

/**
 * Stores the schedule that a save requests, in its transaction.
 * @throws {Problem} 400 with the path `publishAt` for what could not be published then
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
      act === "publish" ? await plannableLanguages(tx, type, id, { langs, path: "publishAt" }) : langs;
    await schedule(tx, { type: type.name, id }, { ...each, langs: [...planned] }, author);
  }
  wanted.scheduled = wanted.requested;
}

/** Tells whether visitors are to get a save later, and nothing of it now. */
export const isForLater = (wanted: RequestedSchedule | undefined): boolean =>
  wanted?.requested.some(({ act }) => act === "publish") === true;
