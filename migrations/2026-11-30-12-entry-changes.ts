import { type Kysely, sql } from "kysely";
import { isSqlite, strict } from "./engine/dialect";

/**
 * What visitors get otherwise than before, entry by entry, with the number of the version that they had: triggers write
 * it, and the program tells it to the features in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = isSqlite(db)
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`;
  await sql`create table entry_change (
    "key" ${key},
    type text not null,
    id text not null,
    former integer
  ) ${strict(db)}`.execute(db);
  await (isSqlite(db) ? sqliteTriggers(db) : postgresTriggers(db));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of TRIGGERS) {
    await sql`drop trigger ${sql.id(name)} ${isSqlite(db) ? sql`` : sql`on entry`}`.execute(db);
  }
  if (!isSqlite(db)) await sql`drop function tell_entry_change()`.execute(db);
  await sql`drop table entry_change`.execute(db);
}

const TRIGGERS = ["entry_change_insert", "entry_change_update", "entry_change_delete"] as const;

async function sqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger entry_change_insert after insert on entry when new.published is not null begin
    insert into entry_change (type, id) values (new.type, new.id);
  end`.execute(db);
  await sql`create trigger entry_change_update after update of published, deleted_at on entry
    when new.published is not old.published or new.deleted_at is not old.deleted_at begin
    insert into entry_change (type, id, former)
      values (new.type, new.id, case when old.deleted_at is null then old.published end);
  end`.execute(db);
  await sql`create trigger entry_change_delete after delete on entry begin
    insert into entry_change (type, id, former)
      values (old.type, old.id, case when old.deleted_at is null then old.published end);
  end`.execute(db);
}

async function postgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_entry_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then insert into entry_change (type, id) values (new.type, new.id);
    else insert into entry_change (type, id, former)
      values (old.type, old.id, case when old.deleted_at is null then old.published end);
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger entry_change_insert after insert on entry for each row
    when (new.published is not null) execute function tell_entry_change()`.execute(db);
  await sql`create trigger entry_change_update after update of published, deleted_at on entry for each row
    when (new.published is distinct from old.published or new.deleted_at is distinct from old.deleted_at)
    execute function tell_entry_change()`.execute(db);
  await sql`create trigger entry_change_delete after delete on entry for each row
    execute function tell_entry_change()`.execute(db);
}
