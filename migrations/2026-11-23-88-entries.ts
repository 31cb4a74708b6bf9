import { type Kysely, sql } from "kysely";
import { serialKey, strict } from "./engine/dialect";
import { dropPieces, indexPieces } from "./engine/pieces";

/** Entries of all content types, the versions that each save makes, and what follows from the published ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table entry (
    type text not null,
    id text not null,
    number integer not null,
    published integer,
    sort text not null,
    summary text not null,
    derived integer not null,
    deleted_at text,
    primary key (type, id)
  ) ${strict(db)}`.execute(db);
  await sql`create index entry_place on entry (type, sort, id) where published is not null and deleted_at is null`.execute(
    db,
  );
  await sql`create table entry_version (
    type text not null,
    id text not null,
    number integer not null,
    state text not null,
    author text not null,
    at text not null,
    content text not null,
    primary key (type, id, number),
    foreign key (type, id) references entry (type, id) on delete cascade
  ) ${strict(db)}`.execute(db);
  await sql`create table entry_facet (
    type text not null,
    facet text not null,
    sort text not null,
    id text not null,
    primary key (type, facet, sort, id),
    foreign key (type, id) references entry (type, id) on delete cascade
  ) ${strict(db)}`.execute(db);
  await sql`create index entry_facet_entry on entry_facet (type, id)`.execute(db);
  await sql`create table entry_media (
    type text not null,
    id text not null,
    media_id text not null references media (id),
    primary key (type, id, media_id),
    foreign key (type, id) references entry (type, id) on delete cascade
  ) ${strict(db)}`.execute(db);
  await sql`create index entry_media_media on entry_media (media_id)`.execute(db);
  await sql`create table entry_words (
    key ${serialKey(db)},
    type text not null,
    id text not null,
    sort text not null,
    words text not null,
    unique (type, id),
    foreign key (type, id) references entry (type, id) on delete cascade
  ) ${strict(db)}`.execute(db);
  await sql`create index entry_words_place on entry_words (type, sort, id)`.execute(db);
  await indexPieces(db, "entry_words");
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropPieces(db, "entry_words");
  for (const table of ["entry_words", "entry_media", "entry_facet", "entry_version", "entry"]) {
    await db.schema.dropTable(table).execute();
  }
}
