import { Problem } from "../../platform/http/problem";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { contentProblems } from "../problems.server";
import { momentToCome, requireLater } from "../schedule/moment.server";
import type { RequestedSchedule } from "../schedule/requested-schedule.server";
import type { SaveCall } from "./entry-rules.server";

/** The languages and times of a request to publish. */
interface PublishWish {
  langs?: readonly Lang[] | undefined;
  /** ISO 8601, in Hong Kong where it names no zone. */
  at?: string | undefined;
  until?: string | undefined;
}

type PublishOptions = Pick<SaveCall, "unpublishedLangs" | "schedule" | "approval">;

/**
 * What visitors are to get of a save: nothing unless requested; nor without permission to publish, where it
 * becomes an approval request.
 * @throws {Problem} 400 with `publish.at` or `publish.until` for an invalid time, or without permission to
 * set one
 */
export function publishOptions(
  wish: PublishWish | undefined,
  note: string,
  approval: SaveCall["approval"],
): PublishOptions {
  if (approval) {
    approval.langs = wish ? langsOf(wish) : [];
    approval.comment = note;
    requireNoTime(wish);
    return { approval, unpublishedLangs: LANGS };
  }
  if (!wish) return { unpublishedLangs: LANGS };
  const langs = langsOf(wish);
  const schedule = scheduleOf(wish, langs);
  const isLater = wish.at !== undefined;
  return { schedule, unpublishedLangs: isLater ? LANGS : LANGS.filter((lang) => !langs.includes(lang)) };
}

const langsOf = ({ langs = LANGS }: PublishWish): Lang[] => LANGS.filter((lang) => langs.includes(lang));

function requireNoTime(wish: PublishWish | undefined): void {
  const path =
    wish?.at !== undefined ? "publish.at" : wish?.until !== undefined ? "publish.until" : undefined;
  if (path)
    throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.administratorsTime }] });
}

function scheduleOf({ at, until }: PublishWish, langs: Lang[]): RequestedSchedule | undefined {
  const up = at === undefined ? undefined : momentToCome(at, "publish.at");
  const down = until === undefined ? undefined : momentToCome(until, "publish.until");
  if (down !== undefined) requireLater(down, up, "publish.until");
  const requested = [
    ...(up === undefined ? [] : [{ act: "publish" as const, langs, at: up }]),
    ...(down === undefined ? [] : [{ act: "unpublish" as const, langs, at: down }]),
  ];
  return requested.length > 0 ? { requested, scheduled: [] } : undefined;
}

/** Whether visitors get nothing at all of a save. */
export const isDraft = ({ unpublishedLangs = [] }: Pick<PublishOptions, "unpublishedLangs">): boolean =>
  LANGS.every((lang) => unpublishedLangs.includes(lang));
