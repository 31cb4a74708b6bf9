import { type Kysely, sql } from "kysely";

/** Roles by their usual names: `keeper` becomes `administrator`, `reader` becomes `viewer`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rename(db, ["administrator", "writer", "treasurer", "viewer"], {
    keeper: "administrator",
    reader: "viewer",
  });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await rename(db, ["keeper", "writer", "treasurer", "reader"], {
    administrator: "keeper",
    viewer: "reader",
  });
}

/** Neither engine changes the check of a column in place, so the column is made anew; the first role is its default. */
async function rename(
  db: Kysely<unknown>,
  roles: readonly string[],
  names: Record<string, string>,
): Promise<void> {
  const [first = ""] = roles;
  const all = sql.join(roles.map((role) => sql.lit(role)));
  await sql`alter table staff_account add column new_role text not null default ${sql.lit(first)}
    check (new_role in (${all}))`.execute(db);
  const renamed = sql`case role ${sql.join(
    Object.entries(names).map(([old, name]) => sql`when ${sql.lit(old)} then ${sql.lit(name)}`),
    sql` `,
  )} else role end`;
  await sql`update staff_account set new_role = ${renamed}`.execute(db);
  await sql`alter table staff_account drop column role`.execute(db);
  await sql`alter table staff_account rename column new_role to role`.execute(db);
  await sql`update invitation set role = ${renamed}`.execute(db);
}
