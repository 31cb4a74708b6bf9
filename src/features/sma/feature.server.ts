import {
  smaTopics as firstTexts,
  type SmaTopicText,
  smaReviewDate,
  smaReviewer,
} from "../../charity/sma-texts";
import { type EntryRules, entryRules, isDraft, type SaveCall } from "../../content/save/entry-rules.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { record } from "../../platform/journal/journal.server";
import { hongKongDay } from "../../platform/locale/format";
import { localized } from "../../platform/locale/lang";
import type { OwnProblem } from "../../platform/locale/words/problems";
import { sma, smaReview, type TopicDraft, type TopicEntry } from "./definition";
import { smaProblems } from "./problems.server";
import { firstIds, stableIds } from "./reference-ids.server";
import { evened, loosePaths, withIds } from "./topics.server";

/** The id of the one review, as it has always been. */
const REVIEW = "review";

/** The recorded author of a site's first content. */
const NOBODY = { author: "" };

/**
 * Publishes the topics of `src/charity/` in a database that never had any; afterwards the database rules, even
 * when staff delete every topic. Of several processes that start together one does it.
 */
export async function publishFirstTopics(database: Database): Promise<void> {
  if ((await publishedRecord(database, smaReview)).version > 0) return;
  await database.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    if ((await publishedRecord(tx, smaReview)).version > 0) return;
    const review = { date: smaReviewDate, ...localized((lang) => ({ reviewer: smaReviewer[lang] })) };
    await contentStore(tx, smaReview).add(review, NOBODY, REVIEW);
    for (const topic of firstTexts) await contentStore(tx, sma).add(draftOf(topic), NOBODY);
  });
}

/** A topic of `src/charity/` as the database has it. */
export function draftOf({ key, title, items, references, table, links }: SmaTopicText): TopicDraft {
  const texts = localized((lang) => ({
    title: title[lang],
    references: [...references],
    items: items.map(({ subTitle, content }) => ({
      subTitle: subTitle[lang],
      content: content.map((paragraph) => paragraph[lang]).join("\n\n"),
    })),
  }));
  return {
    ...{ key, coverId: null, reviewed: false },
    ...texts,
    referenceIds: firstIds(texts),
    table: table ? { ...table, rows: [...table.rows] } : null,
    links: links ? [...links] : null,
  };
}

/** Citations name references that are there, all languages have as many parts, and a table and links stay where they are. */
const topicRules: EntryRules<typeof sma> = {
  type: sma,
  edited: withIds,
  beforeSave: async ({ reviewed, ...content }, { before: stored, path, call }) => {
    const before = stored && withIds(stored);
    refuse(
      foreignParts(before, content).map((part) => ({
        path: `${path}${part}`,
        says: smaProblems.partOfOtherTopic,
      })),
    );
    const texts = evened(content);
    refuse(loosePaths(texts).map((each) => ({ path: `${path}${each}`, says: smaProblems.unknownReference })));
    if (reviewed && !isDraft(call)) await reviewToday(call);
    const known = before ? { ...before, ids: before.referenceIds } : NO_REFERENCES;
    return {
      ...{ ...content, ...texts, reviewed: false, key: before?.key ?? null },
      referenceIds: stableIds(texts, content.referenceIds, known),
    };
  },
};

/** The references of a new topic. */
const NO_REFERENCES = {
  ...localized(() => ({ references: [] })),
  ids: localized(() => []),
};

/** The page says from now on that it was reviewed today; by whom stays as staff have said it. */
async function reviewToday(call: SaveCall): Promise<void> {
  const given = { date: hongKongDay(new Date()) };
  const { _id, version } = await saveEntry(
    { type: smaReview },
    { given },
    { ...call, schedule: undefined },
    "",
  );
  const change = { entityId: _id, action: "edit", snapshot: { _id, version } } as const;
  await record(call.db, "sma", call.staff.username, change);
}

/** The parts that a topic is given and that only another topic has: a table and links go only where the page shows them. */
function foreignParts(before: TopicEntry | undefined, given: { table?: unknown; links?: unknown }) {
  const parts = ["table", "links"] as const;
  return parts.filter((part) => given[part] && !before?.[part]);
}

function refuse(errors: { path: string; says: OwnProblem }[]): void {
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

export default feature({
  name: "sma",
  problems: smaProblems,
  content: [sma, smaReview],
  entryRules: [entryRules(topicRules)],
});
