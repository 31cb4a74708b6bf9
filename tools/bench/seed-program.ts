import { sql } from "kysely";
import { derive, editionOf } from "../../src/content/store/derived.server";
import { readSiteConfig } from "../../src/features/config.server";
import { type NewsItem, news } from "../../src/features/news/definition";
import newsFeature from "../../src/features/news/feature.server";
import { createDeps } from "../../src/make-deps.server";
import type { Database } from "../../src/platform/db/database.server";
import { newId } from "../../src/platform/db/new-id";
import { withoutInvertedIndexes } from "../../src/platform/db/search-index.server";
import { prepare } from "../../src/prepare.server";
import type { Amounts } from "./amounts.ts";
import {
  boardRowsOf,
  donationOf,
  donationWordsOf,
  mediaOf,
  messageOf,
  messageWordsOf,
  newsOf,
  receiptsOf,
} from "./seed-content";

/** Rows that one INSERT writes: SQLite binds 32,766 values at most. */
const AT_ONCE = 100;

type Insert = (table: string, rows: Record<string, unknown>[]) => Promise<void>;

/** Fills the empty database of `settings` with so much of everything, and with the journal of having made it. */
export async function seedSite(settings: Record<string, string>, amounts: Amounts): Promise<void> {
  const deps = await createDeps(readSiteConfig({ DEMO_CONTENT: "off", LOG_LEVEL: "warn", ...settings }));
  await prepare(deps);
  await deps.db.transaction().execute(async (tx) => {
    const db = tx.$extendTables<Record<string, Record<string, unknown>>>();
    const insert: Insert = async (table, rows) => {
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        const some = rows.slice(at, at + AT_ONCE);
        await db.insertInto(table).values(some).execute();
      }
    };
    await withoutInvertedIndexes(tx, deps.engine, async () => {
      await insertDesk(insert, amounts);
      await insertNews(insert, amounts);
      await countBoard(tx);
    });
  });
  // As the database would do by itself after a while; a plan that was made for empty tables is none for these.
  await sql.raw(deps.engine === "postgres" ? "vacuum analyze" : "analyze").execute(deps.db);
  await deps.media.close();
  await deps.db.destroy();
}

async function insertDesk(insert: Insert, amounts: Amounts): Promise<void> {
  const messages = upTo(amounts.messages, messageOf);
  await insert("enquiry", messages);
  await insert("enquiry_words", messages.map(messageWordsOf));
  const donations = upTo(amounts.donations, donationOf);
  await insert("donation", donations);
  await insert("donation_words", donations.map(donationWordsOf));
  await insert("receipt", receiptsOf(donations));
}

async function insertNews(insert: Insert, amounts: Amounts): Promise<void> {
  const covers = upTo(amounts.media, newId);
  await insert("media", covers.map(mediaOf));
  for (let at = 0; at < amounts.news; at += AT_ONCE) {
    const items = upTo(Math.min(AT_ONCE, amounts.news - at), (index) =>
      newsOf(at + index, amounts.news, covers),
    );
    const rows = items.map(rowsOf);
    await insert(
      "entry",
      rows.map(({ entry }) => entry),
    );
    await insert(
      "entry_version",
      rows.map(({ version }) => version),
    );
    await insert(
      "entry_words",
      rows.map(({ words }) => words),
    );
    await insert(
      "entry_media",
      rows.flatMap(({ media }) => media),
    );
    await insert(
      "entry_facet",
      rows.flatMap(({ facets }) => facets),
    );
    await insert(
      "translation",
      items.flatMap((item, index) => boardRowsOf(item, at + index)),
    );
    await insert("journal", items.map(journalOf));
  }
}

/** Counts the texts of news by their states. */
const countBoard = (tx: Database) =>
  sql`insert into translation_count (type, eng, tra, sim, number)
    select type, eng, tra, sim, count(*) from translation where type = ${news.name} group by type, eng, tra, sim`.execute(
    tx,
  );

/** Everything that is kept of a news item. */
function rowsOf({ _id: id, version: number, ...content }: NewsItem) {
  const derived = derive(news, { visible: content, newest: content });
  const { summary, words, titles } = derived;
  const type = news.name;
  const placed = { type, id, sort: content.date };
  const at = new Date().toISOString();
  return {
    entry: {
      ...{ ...placed, number, published: number, summary, ...titles },
      ...{ changed: at, saved: at, newest: null, derived: editionOf(news), deleted_at: null },
    },
    version: { type, id, number, state: "published", author: "bench", at, content: JSON.stringify(content) },
    words: { ...placed, words },
    media: derived.media.map((use) => ({
      type,
      id,
      media_id: use.id,
      path: use.path,
      words: derived.called,
    })),
    facets: derived.facets.map((facet) => ({ ...placed, facet })),
  };
}

const journalOf = ({ _id, version }: NewsItem) => ({
  ...{ feature: newsFeature.name, entity_id: _id, action: "add", author: "bench" },
  ...{ snapshot: JSON.stringify({ _id, version }), at: new Date().toISOString() },
});

const upTo = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
