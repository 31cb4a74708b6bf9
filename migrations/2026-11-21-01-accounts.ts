import { type Kysely, sql } from "kysely";
import { authTypes, strict } from "./engine/dialect";

/** The tables of better-auth 1.6 with its username plugin, under names of our own, and our login throttle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, flag } = authTypes(db);
  await sql`create table staff_account (
    "id" text not null primary key, "name" text not null, "email" text not null unique,
    "emailVerified" ${flag} not null, "image" text, "createdAt" ${time} not null, "updatedAt" ${time} not null,
    "username" text unique, "displayUsername" text
  ) ${strict(db)}`.execute(db);
  await sql`create table staff_session (
    "id" text not null primary key, "expiresAt" ${time} not null, "token" text not null unique,
    "createdAt" ${time} not null, "updatedAt" ${time} not null, "ipAddress" text, "userAgent" text,
    "userId" text not null references staff_account ("id") on delete cascade
  ) ${strict(db)}`.execute(db);
  await sql`create table staff_credential (
    "id" text not null primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references staff_account ("id") on delete cascade,
    "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" ${time},
    "refreshTokenExpiresAt" ${time}, "scope" text, "password" text,
    "createdAt" ${time} not null, "updatedAt" ${time} not null
  ) ${strict(db)}`.execute(db);
  await sql`create table staff_verification (
    "id" text not null primary key, "identifier" text not null, "value" text not null,
    "expiresAt" ${time} not null, "createdAt" ${time} not null, "updatedAt" ${time} not null
  ) ${strict(db)}`.execute(db);
  await sql`create table login_throttle (
    key text not null primary key, failures integer not null, last_failure_at text not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("staff_session_user").on("staff_session").column("userId").execute();
  await db.schema.createIndex("staff_credential_user").on("staff_credential").column("userId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "login_throttle",
    "staff_verification",
    "staff_credential",
    "staff_session",
    "staff_account",
  ]) {
    await db.schema.dropTable(table).execute();
  }
}
