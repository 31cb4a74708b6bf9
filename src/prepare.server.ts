import { migrate } from "./core/db/migrate.server";
import type { Deps } from "./core/deps.server";
import type { FirstLogin } from "./core/process/announce.server";
import { createFirstAccount } from "./features/accounts/first-account.server";
import { seedNews } from "./features/news/demo.server";

/** Everything that must be true before the first request: tables, the first staff account, demo content. */
export async function prepare(deps: Deps): Promise<FirstLogin | null> {
  await migrate(deps.db);
  const isNew = await isEmpty(deps);
  const first = await createFirstAccount(deps);
  if (isNew && deps.config.demoContent) await seedNews(deps);
  return first;
}

/** Whether nothing was ever done in this database: no change is in its journal. */
async function isEmpty({ db }: Deps): Promise<boolean> {
  const entry = await db.selectFrom("journal").select("id").limit(1).executeTakeFirst();
  return entry === undefined;
}
