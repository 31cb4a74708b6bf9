import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { startIntervalJob } from "../../platform/jobs/interval-job.server";
import { mediaRegistry } from "../registry.server";

type WantedTables = { wanted_sizes: { id: string } };

/** Milliseconds between two looks. */
const EVERY = 10_000;
/** Images that are taken at once: what a process leaves undone is made on request. */
const AT_ONCE = 20;

/** Queues the sizes of images for the serving processes, so that the first visitors need not wait. */
export async function wantSizes(database: Database, ids: readonly string[]): Promise<void> {
  const db = database.$extendTables<WantedTables>();
  for (const id of ids) {
    const row = db.insertInto("wanted_sizes").values({ id });
    await row.onConflict((conflict) => conflict.column("id").doNothing()).execute();
  }
}

/** Makes the sizes that are wanted, while there is nothing else to make; gives a function that ends it. */
export const makeWantedSizes = (deps: Deps): (() => Promise<void>) =>
  startIntervalJob(deps, {
    every: EVERY,
    failing: "sizes of imported pictures cannot be made",
    act: () => takeWanted(deps),
  });

/** Starts on some of the sizes that are wanted, unless others are being made. */
export async function takeWanted({ db, media }: Pick<Deps, "db" | "media">): Promise<void> {
  const { background, running } = media.work();
  if (background + running > 0) return;
  const wanted = db.$extendTables<WantedTables>();
  const rows = await wanted.selectFrom("wanted_sizes").select("id").limit(AT_ONCE).execute();
  if (rows.length === 0) return;
  const taken = wanted.deleteFrom("wanted_sizes").where(
    "id",
    "in",
    rows.map(({ id }) => id),
  );
  for (const { id } of await taken.returning("id").execute()) {
    const file = await mediaRegistry(db).find(id);
    if (file && file.deleted_at === null) media.prepare(file);
  }
}
