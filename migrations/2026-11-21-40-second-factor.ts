import { type Kysely, sql } from "kysely";
import { authTypes, strict } from "./engine/dialect";

/**
 * The tables of better-auth's two-factor and passkey plugins (1.6), under names of our own, and with each
 * session whether a passkey made it. A secret and the recovery codes are encrypted before they come here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, flag } = authTypes(db);
  await sql`alter table staff_account add column "twoFactorEnabled" ${flag}`.execute(db);
  await sql`alter table staff_session add column "byPasskey" ${flag}`.execute(db);
  await sql`create table staff_two_factor (
    "id" text not null primary key, "secret" text not null, "backupCodes" text not null,
    "userId" text not null unique references staff_account ("id") on delete cascade,
    "verified" ${flag}, "failedVerificationCount" integer, "lockedUntil" ${time}
  ) ${strict(db)}`.execute(db);
  await sql`create table staff_passkey (
    "id" text not null primary key, "name" text, "publicKey" text not null,
    "userId" text not null references staff_account ("id") on delete cascade,
    "credentialID" text not null unique, "counter" integer not null, "deviceType" text not null,
    "backedUp" ${flag} not null, "transports" text, "createdAt" ${time}, "aaguid" text
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("staff_passkey_user").on("staff_passkey").column("userId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("staff_passkey").execute();
  await db.schema.dropTable("staff_two_factor").execute();
  await db.schema.alterTable("staff_session").dropColumn("byPasskey").execute();
  await db.schema.alterTable("staff_account").dropColumn("twoFactorEnabled").execute();
}
