import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";

const AT_ONCE = 400;

/** Each donation gets a number that can be said on the telephone: eight digits in two groups, each given once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("donation").addColumn("reference", "text").execute();
  const { rows } = await sql<{ id: string }>`select id from donation`.execute(db);
  const given = new Set<string>();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const pairs = rows.slice(at, at + AT_ONCE).map(({ id }) => sql`(${id}, ${newOne(given)})`);
    await sql`with given (id, reference) as (values ${sql.join(pairs)})
      update donation set reference = (select reference from given where given.id = donation.id)
      where id in (select id from given)`.execute(db);
  }
  await db.schema.createIndex("donation_reference").on("donation").column("reference").unique().execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("donation_reference").execute();
  await db.schema.alterTable("donation").dropColumn("reference").execute();
}

function newOne(given: Set<string>): string {
  for (;;) {
    const digits = String(randomInt(10_000_000, 100_000_000));
    const reference = `${digits.slice(0, 4)} ${digits.slice(4)}`;
    if (given.has(reference)) continue;
    given.add(reference);
    return reference;
  }
}
