import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { newMigratedDatabase } from "../../../test/postgres";
import { openPostgres } from "./open.server";
import { temporary } from "./temporary.server";

const LETTER = { firstName: "Mei", lastName: "Chan", email: "mei@visitor.example", message: "Hello" };

describe("a PostgreSQL server that is temporarily unable to run a query", () => {
  let url: string;
  let app: TestApp;
  let staff: Record<string, string>;

  beforeEach(async () => {
    url = await newMigratedDatabase();
    app = await openApp("postgres", { DATABASE_URL: url });
    staff = await app.login();
  });
  afterEach(() => app.close());

  /** Statuses of calls that write, that read, and that use better-auth. */
  const statuses = async () => {
    const answers = [
      await app.call("POST", "/api/contact", { json: LETTER }),
      await app.call("GET", "/api/charityItems"),
      await app.call("GET", "/api/sessions", { headers: staff }),
      await app.call("GET", "/readyz"),
    ];
    for (const answer of answers) {
      if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    return answers.map(({ status }) => status);
  };
  /** The settings apply to new connections: the existing ones are closed. */
  const set = async (setting: string) => {
    const name = new URL(url).pathname.slice(1);
    const other = openPostgres(new URL("/postgres", url).href); // another database, which the setting is not for
    await sql.raw(`alter database "${name}" ${setting}`).execute(other);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other);
    await other.destroy();
    await ready();
  };
  /** Once the pool has seen that its connections are gone. */
  const ready = () =>
    expect.poll(async () => (await app.call("GET", "/api/newsByCat?cat=all")).status).toBe(200);

  it("that is read-only answers 503, and is not ready", async () => {
    await set("set default_transaction_read_only = on");
    expect(await statuses()).toEqual([503, 200, 200, 503]);
    await set("reset default_transaction_read_only");
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(app.errors()).toEqual([]);
  });

  it("that cancels a query which takes too long answers 503", async () => {
    await set("set statement_timeout = '300ms'");
    const other = openPostgres(url);
    await other.transaction().execute(async (tx) => {
      await sql`lock table visitor_allowance, entry, staff_session, revision`.execute(tx);
      expect(await statuses()).toEqual([503, 503, 503, 503]);
    });
    await other.destroy();
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(app.errors()).toEqual([]);
  });

  it("that has no room for more connections answers 503, also for signed-in users", async () => {
    const few = `${new URL(url).pathname.slice(1)}_few`;
    const other = openPostgres(url);
    await sql.raw(`create role "${few}" login password 'few' connection limit 1`).execute(other);
    await sql.raw(`grant all on all tables in schema public to "${few}"`).execute(other);
    const crowded = new URL(url);
    Object.assign(crowded, { username: few, password: "few" });
    const second = await openApp("postgres", { DATABASE_URL: crowded.href });
    const headers = await second.login();
    const asked = Array.from({ length: 8 }, () => second.call("GET", "/api/sessions", { headers }));
    const seen = new Set((await Promise.all(asked)).map(({ status }) => status));
    expect(seen).toEqual(new Set([200, 503]));
    expect(second.errors()).toEqual([]);
    await second.close();
    await sql.raw(`drop owned by "${few}"; drop role "${few}"`).execute(other);
    await other.destroy();
  });

  it("that is restarted in the middle of a save", async () => {
    const save = app.deps.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await set("reset statement_timeout");
      await sql`select 1`.execute(tx);
    });
    expect(temporary(await save.catch((error: unknown) => error))).toBe("away");
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });
});

it("reveals no data that was to be stored", async () => {
  const db = openPostgres(await newMigratedDatabase());
  const failed = async (query: string) => {
    const error = await sql
      .raw(query)
      .execute(db)
      .catch((thrown: unknown) => thrown);
    return JSON.stringify({ ...(error as object), text: String(error), stack: (error as Error).stack });
  };
  await sql`create table kept (id integer primary key, words text check (length(words) < 5))`.execute(db);
  expect(await failed("insert into kept values (1, 'Chan Siu Ming')")).not.toContain("Siu Ming");
  expect(
    await failed("insert into kept select cast(w as integer), w from (values ('Chan Siu')) as a (w)"),
  ).not.toContain("Siu\\");
  const own = await failed("do $$ begin insert into kept values (1, 'Chan Siu Ming'); end $$");
  expect(own).toContain("kept_words_check");
  expect(own).not.toContain('"where"');
  await db.destroy();
});
