import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/**
 * What staff say of a file, which bytes stand behind its id now and stood there before, and where it is used.
 * `focus_x` and `focus_y` are fractions of width and height from the top left, both null or neither. The program
 * fills `words` before it serves, and the places in which files are used as all that follows from entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const lang of ["eng", "tra", "sim"]) {
    await sql`alter table media add column ${sql.id(`alt_${lang}`)} text not null default ''`.execute(db);
  }
  await sql`alter table media add column decorative integer not null default 0`.execute(db);
  await sql`alter table media add column focus_x real`.execute(db);
  await sql`alter table media add column focus_y real`.execute(db);
  await sql`alter table media add column version integer not null default 1`.execute(db);
  await sql`alter table media add column blob text not null default ''`.execute(db);
  await sql`alter table media add column words text not null default ''`.execute(db);
  await sql`alter table media add column deleted_at text`.execute(db);
  await sql`update media set blob = id`.execute(db);
  await sql`create table media_version (
    media_id text not null references media (id) on delete cascade,
    version integer not null,
    blob text not null,
    format text not null,
    fallback text,
    bytes integer not null,
    width integer,
    height integer,
    colour text,
    original_filename text not null,
    uploaded_by text not null,
    created_at text not null,
    primary key (media_id, version)
  ) ${strict(db)}`.execute(db);
  await usesWith(db, sql`path text not null, words text not null,`, sql`, path`);
  await sql`insert into entry_media select type, id, media_id, '', '' from former_entry_media`.execute(db);
  await sql`drop table former_entry_media`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await usesWith(db, sql``, sql``);
  await sql`insert into entry_media select distinct type, id, media_id from former_entry_media`.execute(db);
  await sql`drop table former_entry_media`.execute(db);
  await sql`drop table media_version`.execute(db);
  const names = ["alt_eng", "alt_tra", "alt_sim", "decorative", "focus_x", "focus_y"];
  for (const name of [...names, "version", "blob", "words", "deleted_at"]) {
    await sql`alter table media drop column ${sql.id(name)}`.execute(db);
  }
}

/** Makes the table of uses anew with these columns besides, and leaves beside it what was in the one before. */
async function usesWith(
  db: Kysely<unknown>,
  columns: ReturnType<typeof sql>,
  key: ReturnType<typeof sql>,
): Promise<void> {
  await sql`create table former_entry_media as select type, id, media_id from entry_media`.execute(db);
  await sql`drop table entry_media`.execute(db);
  await sql`create table entry_media (
    type text not null,
    id text not null,
    media_id text not null references media (id),
    ${columns}
    primary key (type, id, media_id${key}),
    foreign key (type, id) references entry (type, id) on delete cascade
  ) ${strict(db)}`.execute(db);
  await sql`create index entry_media_media on entry_media (media_id)`.execute(db);
}
