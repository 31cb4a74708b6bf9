import type { RouterContextProvider } from "react-router";
import type { Database } from "../../platform/db/database.server";
import { hongKongDay } from "../../platform/locale/format";
import type { NoticeVersion } from "../../platform/notice-version";
import { lastShown } from "../frame/site-details.server";

/** The versions of the privacy notice. A row is never changed, so that each can be read later. */
export type NoticeTables = {
  privacy_notice: {
    number: number;
    /** ISO 8601, UTC. */
    since: string;
    /** JSON of its words in each language, as visitors read them then. */
    texts: string;
  };
};

/**
 * The version of the notice in force; undefined before the first start with a notice. Read here and not in
 * its feature because every form that takes personal data names it, and submissions store its number.
 */
export async function noticeInForce(db: Database): Promise<NoticeVersion | undefined> {
  return db
    .$extendTables<NoticeTables>()
    .selectFrom("privacy_notice")
    .select(["number", "since"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Since when each version of the notice was in force, by their numbers; they are few. */
export async function noticesKnown(db: Database): Promise<ReadonlyMap<number, NoticeVersion>> {
  const versions = await db
    .$extendTables<NoticeTables>()
    .selectFrom("privacy_notice")
    .select(["number", "since"])
    .execute();
  return new Map(versions.map((version) => [version.number, version]));
}

/** The version for a page: while the database is unavailable, as this process last read it. */
export const noticeFor = (context: Readonly<RouterContextProvider>): Promise<NoticeVersion | undefined> =>
  lastShown(context, "privacy notice", noticeInForce);

/**
 * The day in Hong Kong since which the notice is in force, `YYYY-MM-DD`, for a page with a form; `""` if
 * unknown.
 */
export async function noticeDay(context: Readonly<RouterContextProvider>): Promise<string> {
  const notice = await noticeFor(context);
  return notice ? hongKongDay(new Date(notice.since)) : "";
}
