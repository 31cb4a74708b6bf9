import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** The answers that staff gave to messages: who answered, when, by which way, and what they noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table enquiry_answer (
    id text not null primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    answered_at text not null,
    author text not null,
    way text not null check (way in ('email', 'telephone', 'other')),
    note text not null
  ) ${strict(db)}`.execute(db);
  await sql`create index enquiry_answer_enquiry on enquiry_answer (enquiry_id, answered_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("enquiry_answer").execute();
}
