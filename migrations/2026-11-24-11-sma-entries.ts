import { type Kysely, sql } from "kysely";
import { down as dropTables, up as makeTables } from "./2026-11-21-12-sma";
import { up as addReferenceIds } from "./2026-11-23-83-reference-ids";
import { deletedEntries, keepDeleted, keepEntries, placeAt } from "./engine/entries";

interface TopicRow {
  id: string;
  topic_key: string | null;
  position: number;
  cover_id: string | null;
  eng: string;
  tra: string;
  sim: string;
  type_table: string | null;
  links: string | null;
  reference_ids: string | null;
  version: number;
}

interface DeletedTopic {
  _id: string;
  order: number;
  version: number;
}

interface ReviewRow {
  id: string;
  date: string;
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

/** Of a topic that nobody has saved since references have ids: the program counts them by the texts. */
const NO_IDS = { eng: [], tra: [], sim: [] };

/** SMA topics and the record of their review are entries. A review of version 0 was never said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<TopicRow>`select * from sma_topic order by position, id`.execute(db);
  const topics = rows.map((row) => ({
    id: row.id,
    version: row.version,
    sort: placeAt(row.position),
    content: contentOf(row),
  }));
  await keepEntries(db, "sma", topics);
  for (const deleted of await deletedEntries(db, "sma")) {
    const { _id, order, version, ...content } = deleted.snapshot as unknown as DeletedTopic;
    const whole = { referenceIds: NO_IDS, ...content };
    await keepDeleted(db, "sma", deleted, { id: _id, version, sort: placeAt(order), content: whole });
  }
  await moveReview(db);
  await dropTables(db);
}

function contentOf(row: TopicRow): object {
  const parsed = (json: string | null) => (json === null ? null : JSON.parse(json));
  return {
    key: row.topic_key,
    coverId: row.cover_id,
    referenceIds: parsed(row.reference_ids) ?? NO_IDS,
    table: parsed(row.type_table),
    links: parsed(row.links),
    ...{ eng: JSON.parse(row.eng), tra: JSON.parse(row.tra), sim: JSON.parse(row.sim) },
  };
}

async function moveReview(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<ReviewRow>`select * from sma_review where version > 0`.execute(db);
  const reviewer = (json: string) => ({ reviewer: JSON.parse(json) });
  const reviews = rows.map(({ id, version, date, eng, tra, sim }) => ({
    id,
    version,
    sort: id,
    content: { date: JSON.parse(date), eng: reviewer(eng), tra: reviewer(tra), sim: reviewer(sim) },
  }));
  await keepEntries(db, "smaReview", reviews);
}

/** Brings back the tables without what is in them: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type in ('sma', 'smaReview')`.execute(db);
  await makeTables(db);
  await addReferenceIds(db);
}
