import { arrange } from "../../core/db/arrange.server";
import type { Database } from "../../core/db/database.server";
import { localizedRecord } from "../../core/db/localized-record.server";
import { newId } from "../../core/db/new-id";
import { firstIds, fits } from "./reference-ids.server";
import type { SmaReview, SmaTopic } from "./shapes";
import type { SmaTopicKey } from "./topic-key";

type SmaTables = {
  sma_topic: {
    id: string;
    topic_key: SmaTopicKey | null;
    position: number;
    cover_id: string | null;
    /** JSON, as are `type_table` and `links`. */
    eng: string;
    tra: string;
    sim: string;
    type_table: string | null;
    links: string | null;
    /** JSON of the ids of the references of each language; null when nobody has saved the topic since there are any. */
    reference_ids: string | null;
    version: number;
  };
};

/** A topic before it has an id and a place. */
export type TopicDraft = Omit<SmaTopic, "_id" | "order" | "version">;

/** The SMA topics, on one connection; inside a transaction, the transaction's. */
export function smaTopics(database: Database) {
  const db = database.$extendTables<SmaTables>();
  const rows = db.selectFrom("sma_topic").selectAll().orderBy("position").orderBy("id");
  const insert = async (topic: SmaTopic): Promise<void> => {
    const { _id, key, order } = topic;
    await db
      .insertInto("sma_topic")
      .values({ id: _id, topic_key: key, position: order, ...columns(topic) })
      .execute();
  };
  const inOrder = (ids: readonly string[]) => arrange(database, "sma_topic", ids);
  return {
    /** In the order of the page. */
    all: async (): Promise<SmaTopic[]> => (await rows.execute()).map(topicOf),

    find: async (id: string): Promise<SmaTopic | undefined> => {
      const row = await rows.where("id", "=", id).executeTakeFirst();
      return row && topicOf(row);
    },

    /** Adds a topic after the others. */
    add: async (draft: TopicDraft): Promise<SmaTopic> => {
      const last = await db
        .selectFrom("sma_topic")
        .select((eb) => eb.fn.max("position").as("position"))
        .executeTakeFirst();
      const topic = { ...draft, _id: newId(), order: (last?.position ?? -1) + 1, version: 1 };
      await insert(topic);
      return topic;
    },

    /**
     * Brings back a topic under its old id, exactly as it was, at its old place; where the list was put in another
     * order since, before the one that has that place now.
     */
    restore: async (topic: SmaTopic): Promise<void> => {
      const others = await rows.execute();
      await insert(topic);
      if (!others.some(({ position }) => position === topic.order)) return;
      const place = others.filter(({ position }) => position < topic.order).length;
      await inOrder(others.map(({ id }) => id).toSpliced(place, 0, topic._id));
    },

    /** Replaces a topic if its version still is the one before `topic.version`; tells whether it was. */
    replace: async (topic: SmaTopic): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("sma_topic")
        .set(columns(topic))
        .where("id", "=", topic._id)
        .where("version", "=", topic.version - 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom("sma_topic").where("id", "=", id).execute();
    },

    /** Gives each topic its place in the list. */
    arrange: inOrder,
  };
}

/** The one record of the last review. */
export const smaReview = (database: Database) => localizedRecord<SmaReview>(database, "sma_review", ["date"]);

function topicOf(row: SmaTables["sma_topic"]): SmaTopic {
  const texts = { eng: JSON.parse(row.eng), tra: JSON.parse(row.tra), sim: JSON.parse(row.sim) };
  const ids = JSON.parse(row.reference_ids ?? "{}");
  return {
    _id: row.id,
    key: row.topic_key,
    order: row.position,
    coverId: row.cover_id,
    ...texts,
    referenceIds: fits(ids, texts) ? ids : firstIds(texts),
    table: row.type_table === null ? null : JSON.parse(row.type_table),
    links: row.links === null ? null : JSON.parse(row.links),
    version: row.version,
  };
}

/** Everything of the row that an edit changes. */
function columns({ coverId, eng, tra, sim, referenceIds, table, links, version }: SmaTopic) {
  return {
    cover_id: coverId,
    eng: JSON.stringify(eng),
    tra: JSON.stringify(tra),
    sim: JSON.stringify(sim),
    type_table: table && JSON.stringify(table),
    links: links && JSON.stringify(links),
    reference_ids: JSON.stringify(referenceIds),
    version,
  };
}
