import { type Kysely, sql } from "kysely";
import { isSqlite, strict } from "./engine/dialect";

/**
 * One table of what visitors get otherwise than before, in place of one for events and one for the search: a change
 * stays there, marked once features were told of it, until the search has indexed its entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of TRIGGERS) {
    await sql`drop trigger ${sql.id(name)} ${isSqlite(db) ? sql`` : sql`on entry`}`.execute(db);
  }
  if (!isSqlite(db)) await sql`drop function note_entry_change()`.execute(db);
  await sql`alter table entry_change add column delivered integer not null default 0`.execute(db);
  await sql`insert into entry_change (type, id, delivered)
    select distinct type, id, 1 from search_changed`.execute(db);
  await sql`drop table search_changed`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_changed (type text not null, id text not null) ${strict(db)}`.execute(db);
  await sql`insert into search_changed (type, id) select distinct type, id from entry_change`.execute(db);
  await sql`delete from entry_change where delivered = 1`.execute(db);
  await sql`alter table entry_change drop column delivered`.execute(db);
  await (isSqlite(db) ? sqliteTriggers(db) : postgresTriggers(db));
}

const TRIGGERS = ["entry_search_insert", "entry_search_update", "entry_search_delete"] as const;

async function sqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger entry_search_insert after insert on entry when new.published is not null begin
    insert into search_changed (type, id) values (new.type, new.id);
  end`.execute(db);
  await sql`create trigger entry_search_update after update of published, deleted_at on entry
    when new.published is not old.published or new.deleted_at is not old.deleted_at begin
    insert into search_changed (type, id) values (new.type, new.id);
  end`.execute(db);
  await sql`create trigger entry_search_delete after delete on entry begin
    insert into search_changed (type, id) values (old.type, old.id);
  end`.execute(db);
}

async function postgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function note_entry_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then insert into search_changed (type, id) values (old.type, old.id);
    else insert into search_changed (type, id) values (new.type, new.id);
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger entry_search_insert after insert on entry for each row
    when (new.published is not null) execute function note_entry_change()`.execute(db);
  await sql`create trigger entry_search_update after update of published, deleted_at on entry for each row
    when (new.published is distinct from old.published or new.deleted_at is distinct from old.deleted_at)
    execute function note_entry_change()`.execute(db);
  await sql`create trigger entry_search_delete after delete on entry for each row
    execute function note_entry_change()`.execute(db);
}
