import type { SmaTopicText } from "../../charity/sma-texts";
import { smaTopics as firstTexts, smaReviewDate, smaReviewer } from "../../charity/sma-texts";
import { publishedRecord } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { localized } from "../../platform/locale/lang";
import { sma, smaReview, type TopicDraft } from "./definition";
import { firstIds } from "./reference-ids.server";

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
