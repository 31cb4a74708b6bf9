import { smaTopics as firstTexts, smaReviewDate, smaReviewer } from "../../charity/sma-texts";
import type { SmaTopicText } from "../../charity/sma-topic";
import type { Database } from "../../core/db/database.server";
import { localized } from "../../core/locale/lang";
import { firstIds } from "./reference-ids.server";
import { smaReview, smaTopics, type TopicDraft } from "./store.server";

/**
 * Publishes the topics of `src/charity/` in a database that never had any; afterwards the database rules, even
 * when staff delete every topic. Of several processes that start together one does it.
 */
export async function publishFirstTopics(database: Database): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .$extendTables<{ sma_review: { version: number } }>()
      .updateTable("sma_review")
      .set({ version: 1 })
      .where("version", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await smaReview(tx).update({ date: smaReviewDate, ...smaReviewer });
    for (const topic of firstTexts) await smaTopics(tx).add(draftOf(topic));
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
    key,
    coverId: null,
    ...texts,
    referenceIds: firstIds(texts),
    table: table ? { ...table, rows: [...table.rows] } : null,
    links: links ? [...links] : null,
  };
}
