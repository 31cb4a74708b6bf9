import { spawnSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isMigrated, migrate } from "../src/platform/db/migrate.server";
import { openDatabase } from "../src/platform/db/open.server";
import { type PostgresServer, startPostgres } from "./postgres-server";

const hasClient = spawnSync("psql", ["--version"]).status === 0;
if (!hasClient) process.stdout.write("SKIPPED  What needs psql: there is none on this machine.\n");

const PASSWORD = "it's of the program";
let server: PostgresServer | undefined;
beforeAll(async () => {
  if (!hasClient) return;
  server = await startPostgres();
  // As in the compose file, somebody else is the administrator.
  await ask(server.url, "create role postgres_admin superuser login password 'secret'");
  await ask(server.url.replace("kapok:kapok", "postgres_admin:secret"), "alter role kapok rename to former");
});
afterAll(() => server?.stop());

async function ask(url: string, query: string) {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

it.skipIf(!hasClient)(
  "deploy/make-database.sh makes a role that is no superuser, and enough for the program",
  async () => {
    const { host, hostname, port } = new URL(server?.url ?? "");
    const env = { PATH: process.env.PATH, PGHOST: hostname, PGPORT: port, PGPASSWORD: "secret" };
    const told = { ...env, POSTGRES_USER: "postgres_admin", DATABASE_PASSWORD: PASSWORD };
    const { status, stderr } = spawnSync("sh", ["deploy/make-database.sh"], { env: told, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);

    const own = `postgres://kapok:${encodeURIComponent(PASSWORD)}@${host}`;
    const [role] = await ask(
      `postgres://postgres_admin:secret@${host}`,
      "select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = 'kapok'",
    );
    expect(role).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false });
    const { db } = openDatabase({ dataDir: "/nowhere", databaseUrl: `${own}/kapok` });
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    await db.destroy();
  },
);
