import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Makes an empty database on the test run's PostgreSQL server; gives its address. */
export async function newDatabase(): Promise<string> {
  const server = inject("postgresUrl");
  const name = `kapok_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
