import { describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../test/app";
import { record } from "./platform/journal/journal.server";
import { FILLED_TABLES, isEmptyDatabase, prepare } from "./prepare.server";
import { hasDemoContent } from "./site/demo/seed.server";

const LETTER = { firstName: "Mei", lastName: "Chan", email: "mei@visitor.example", message: "Hello" };

/** Starts the program once more on the same database, as somebody does who never set DEMO_CONTENT. */
const startWithDemo = ({ deps }: TestApp) =>
  prepare({ ...deps, config: { ...deps.config, demoContent: true } });

describe("the demo charity", () => {
  it("is never added to a database that has only a visitor's message", async () => {
    const app = await openApp();
    expect((await app.call("POST", "/api/contact", { json: LETTER })).status).toBe(200);
    await startWithDemo(app);
    const staff = await app.login();
    const donations = await app.call("GET", "/api/donations", { headers: staff });
    expect(await donations.json()).toMatchObject({ donations: [] });
    expect(await (await app.call("GET", "/api/newsByCat?cat=all")).json()).toEqual({ news: [] });
    await app.close();
  });

  it("is known as such until all of it has been changed or deleted", async () => {
    const app = await openApp();
    expect(await hasDemoContent(app.deps.db)).toBe(false);
    const journal = (author: string, entity_id: string, action: "add" | "edit" | "delete") =>
      app.deps.db
        .transaction()
        .execute((tx) =>
          record(tx, "notes", author, { entityId: entity_id, action, snapshot: { _id: entity_id } }),
        );
    await journal("demo", "one", "add");
    await journal("demo", "two", "add");
    expect(await hasDemoContent(app.deps.db)).toBe(true);
    await journal("mei", "one", "edit");
    expect(await hasDemoContent(app.deps.db)).toBe(true);
    await journal("mei", "two", "delete");
    expect(await hasDemoContent(app.deps.db)).toBe(false);
    await app.close();
  });

  it("may come to one that was started before, and where staff have only logged in", async () => {
    const app = await openApp();
    await prepare(app.deps);
    await app.login();
    await app.call("POST", "/api/login", { json: { username: "mei", password: "wrong" } });
    expect(await isEmptyDatabase(app.deps.db, app.deps.engine, FILLED_TABLES)).toBe(true);
    await app.close();
  });
});
