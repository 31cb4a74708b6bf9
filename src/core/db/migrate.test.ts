import { describe, expect, it } from "vitest";
import { ENGINES, openApp } from "../../../test/app";
import { migrate, NewerDatabaseError } from "./migrate.server";

describe.each(ENGINES)("a database on %s", (engine) => {
  it("that a newer program has changed is refused, in words, and left as it is", async () => {
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
