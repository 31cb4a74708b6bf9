import { setImmediate } from "node:timers/promises";
import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";
import type { NewsTables } from "./rows.server";
import { keptContent } from "./rows-of.server";
import { newsStore } from "./store.server";

/** Rows that one transaction writes, so that nobody waits long for it. */
const AT_ONCE = 5;

/** The daily job: makes whole texts of news searchable where an earlier version has kept their beginnings alone. */
export async function fillWholeWords({ db, log }: Deps, _now: Date, signal: AbortSignal): Promise<void> {
  let filled = 0;
  for (;;) {
    const some = await withoutWholeWords(db);
    if (some.length === 0 || signal.aborted) break;
    await db.transaction().execute(async (tx) => {
      for (const row of some) await setWords(tx, row);
    });
    filled += some.length;
    await setImmediate(); // on SQLite nothing else was answered meanwhile
  }
  if (filled > 0) log.info({ filled }, "whole texts of news can be searched now");
}

interface WholeWords {
  id: string;
  words: string;
}

async function withoutWholeWords(db: Database): Promise<WholeWords[]> {
  const rows = await db
    .$extendTables<NewsTables>()
    .selectFrom("news_words")
    .select("news_id")
    .where("whole", "=", 0)
    .limit(AT_ONCE)
    .execute();
  const items = await Promise.all(rows.map(({ news_id }) => newsStore(db).find(news_id)));
  return items
    .filter((item) => item !== undefined)
    .map((item) => ({ id: item._id, words: keptContent(item).words }));
}

/** An edit in between has written newer ones, and says that they are whole. */
async function setWords(tx: Database, { id, words }: WholeWords): Promise<void> {
  await tx
    .$extendTables<NewsTables>()
    .updateTable("news_words")
    .set({ words, whole: 1 })
    .where("news_id", "=", id)
    .where("whole", "=", 0)
    .execute();
}
