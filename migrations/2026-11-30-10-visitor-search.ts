import { type Kysely, sql } from "kysely";
import { isSqlite, strict } from "./engine/dialect";

/**
 * The index of the search for visitors: what each document says, term by term. Triggers note which entries visitors get
 * otherwise than before; the program makes their documents anew. Beside it, what was looked for in vain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lite = isSqlite(db);
  // Bytes are compared, whatever the database's locale.
  const text = lite ? sql`text` : sql`text collate "C"`;
  const clustered = lite ? sql`strict, without rowid` : sql``;
  await sql`create table search_document (
    "key" ${lite ? sql`integer primary key autoincrement` : sql`integer generated always as identity primary key`},
    type text not null,
    id text not null,
    part integer not null,
    kind text not null,
    date text not null,
    edition integer not null,
    terms text not null,
    unique (type, id, part)
  ) ${strict(db)}`.execute(db);
  await sql`create table search_term (
    term ${text} not null,
    document integer not null,
    weight integer not null,
    primary key (term, document)
  ) ${clustered}`.execute(db);
  // Of a common term those documents whose titles have it, without reading all others.
  await sql`create index search_term_title on search_term (term, weight, document) where weight >= 1000`.execute(
    db,
  );
  await sql`create table search_word (
    term ${text} not null primary key,
    spelling text not null,
    documents integer not null
  ) ${clustered}`.execute(db);
  await sql`create table search_changed (type text not null, id text not null) ${strict(db)}`.execute(db);
  await sql`create table missed_search (
    words text not null primary key,
    typed text not null,
    times integer not null,
    last_on text not null
  ) ${strict(db)}`.execute(db);
  await (lite ? sqliteTriggers(db) : postgresTriggers(db));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of TRIGGERS) {
    await sql`drop trigger ${sql.id(name)} ${isSqlite(db) ? sql`` : sql`on entry`}`.execute(db);
  }
  if (!isSqlite(db)) await sql`drop function note_entry_change()`.execute(db);
  for (const table of ["missed_search", "search_changed", "search_word", "search_term", "search_document"]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
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
