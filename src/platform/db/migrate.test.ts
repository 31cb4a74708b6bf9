import { describe, expect, it } from "vitest";
import { BOTH_ENGINES, openApp } from "../../../test/app";
import { OLD_VERSIONS, oldMigrations } from "../../../test/old-database";
import { knownMigrations, migrate, NewerDatabaseError } from "./migrate.server";

describe.each(BOTH_ENGINES)("a database on %s", (engine) => {
  it("that a newer program has changed is refused with a message, and not changed", async () => {
    const app = await openApp(engine);
    const db = app.deps.db.$extendTables<{ kysely_migration: { name: string; timestamp: string } }>();
    const names = async () => (await db.selectFrom("kysely_migration").selectAll().execute()).length;
    await migrate(app.deps.db);
    await db.insertInto("kysely_migration").values({ name: "2099-01-01-00-future", timestamp: "" }).execute();
    const before = await names();
    const error = await migrate(app.deps.db).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NewerDatabaseError);
    expect(String(error)).toContain("newer version of Kapok (2099-01-01-00-future)");
    expect(await names()).toBe(before);
    await app.close();
  });
});

// Kysely runs them in the order of their names, and a site on which a later one has run does not start any more.
it.each(OLD_VERSIONS)(
  "every migration sorts after those that the database of version %s has run",
  async (version) => {
    const has = await oldMigrations(version);
    const newest = has.at(-1) ?? "";
    expect(knownMigrations).toContain(newest);
    const late = knownMigrations.filter((name) => name < newest && !has.includes(name));
    const last = knownMigrations.at(-1);
    expect(
      late.map(
        (name) =>
          `migrations/${name}.ts sorts before ${newest}, which sites have run: they would not start. ` +
          `Give it a name that sorts after ${last}.`,
      ),
    ).toEqual([]);
  },
);
