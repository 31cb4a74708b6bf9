import type { EntryEvent, EventHandlers } from "../../content/events/events.server";
import type { Config } from "../../platform/config/config.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { answers, type Feature, feature } from "../../platform/feature.server";
import { plainText } from "../../platform/html/text";
import { Problem } from "../../platform/http/problem";
import { LANGS, type Localized } from "../../platform/locale/lang";
import { ownProblems } from "../../platform/locale/words/problems";
import type { NoticeVersion } from "../../platform/notice-version";
import type { NoticeTables } from "../../site/notice/notice-in-force.server";
import { type NoticeText, privacyNoticeContract } from "./contract";

/** The problems of this feature, besides those that all share. */
const privacyNoticeProblems = ownProblems({
  unknownNotice: {
    eng: "There is no such version of the privacy statement.",
    tra: "沒有這個版本的私隱政策聲明。",
    sim: "没有这个版本的隐私政策声明。",
  },
});

const privacyNoticeAnswers = answers(privacyNoticeContract, {
  one: async ({ number }, { db }) => {
    const notices = db.$extendTables<NoticeTables>().selectFrom("privacy_notice");
    const row = await notices
      .selectAll()
      .$if(number !== undefined, (query) => query.where("number", "=", number ?? 0))
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!row) throw new Problem(404, privacyNoticeProblems.unknownNotice);
    const versions = await notices.select(["number", "since"]).orderBy("number", "desc").execute();
    return { notice: { ...row, texts: JSON.parse(row.texts) }, versions };
  },
});

/** The notice as it is now, and the version that it has where none was stored before. */
interface Notice {
  texts: Localized<NoticeText>;
  first: NoticeVersion;
}

/** Reads the notice, which a page of the site says. */
type ReadNotice = (db: Database, config: Config) => Promise<Notice>;

/**
 * Stores a version of the notice where its words are others than those of the last one, in the transaction `tx`; a
 * change of its markup alone is none.
 */
async function saveNoticeVersion(tx: Database, { texts, first }: Notice): Promise<void> {
  const db = tx.$extendTables<NoticeTables>();
  const last = await db
    .selectFrom("privacy_notice")
    .selectAll()
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last && wordsOf(JSON.parse(last.texts)) === wordsOf(texts)) return;
  const version = last ? { number: last.number + 1, since: new Date().toISOString() } : first;
  await db
    .insertInto("privacy_notice")
    .values({ ...version, texts: JSON.stringify(texts) })
    .execute();
}

/** All that the notice says in its languages, without markup. */
const wordsOf = (texts: Localized<NoticeText>): string =>
  JSON.stringify(
    LANGS.map((lang) => {
      const { title, parts, contact } = texts[lang];
      return [title, parts.map(({ heading, html }) => [heading, plainText(html)]), contact];
    }),
  );

/** Stores the notice as it is at startup: it may be another with this program or its settings. */
export const saveNotice = ({ db, config }: Pick<Deps, "db" | "config">, read: ReadNotice): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await takeWriteLock(tx); // several processes may start together
    await saveNoticeVersion(tx, await read(tx, config));
  });

/** The entries that the notice is made of: the page that says it, and the charity's details. */
interface NoticeSource {
  type: string;
  id?: string;
}

/** Makes the feature from a function that reads the notice, and the entries that make it up. */
export function privacyNoticeFeature(read: ReadNotice, sources: readonly NoticeSource[]): Feature {
  const readAgain: EventHandlers[EntryEvent] = async ({ type, id }, { tx, config }) => {
    const isSource = sources.some((each) => each.type === type && (each.id ?? id) === id);
    if (isSource) await saveNoticeVersion(tx, await read(tx, config));
  };
  return feature({
    name: "privacy-notice",
    answers: privacyNoticeAnswers,
    problems: privacyNoticeProblems,
    on: {
      "revision.published": readAgain,
      "entry.unpublished": readAgain,
      "entry.deleted": readAgain,
    },
  });
}
