import { createHash, randomBytes } from "node:crypto";
import { type Grant, mayRead, type Role, storedGrant } from "../../platform/auth/roles";
import { type Database, newId } from "../../platform/db/database.server";
import { mayReadType } from "../access/may-read.server";
import type { ContentType } from "../definition";
import { usesOfMedia } from "../store/media-uses.server";
import type { PreviewLink } from "./contract";

export type PreviewLinkTables = {
  /** The links by which somebody without an account sees what visitors do not. */
  preview_link: {
    id: string;
    /** The token itself is not stored. */
    token_hash: string;
    /** The type of the entry that it shows; null for the whole site. */
    type: string | null;
    entry: string | null;
    /** The revision that it shows; null for the newest. */
    revision: number | null;
    /** The username of its creator, and their role then. It shows what they may read now. */
    author: string;
    role: string;
    /** ISO 8601, UTC, as are the others. */
    made_at: string;
    until: string;
    opened_at: string | null;
    revoked_at: string | null;
  };
};

/** Looks up the accounts of link creators, if needed. */
type MakerTables = { staff_account: { username: string; role: string; types: string | null } };

const tables = (db: Database) => db.$extendTables<PreviewLinkTables & MakerTables>();

/** Links with the role and types that their maker has now; null once the account was removed. */
const linksOfMakers = (db: Database) =>
  tables(db)
    .selectFrom("preview_link")
    .leftJoin("staff_account as maker", "maker.username", "preview_link.author")
    .selectAll("preview_link")
    .select(["maker.role as role_now", "maker.types as types_now"]);

/** Bytes of a token. */
const TOKEN = 24;
/** Days for which a link that has ended is still listed. */
const LISTED = 90;
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds within which a link that is opened again is not noted anew. */
const NOTED = 60_000;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
const iso = (time: number): string => new Date(time).toISOString();

interface NewLink {
  /** Null for the whole site. */
  of: { type: string; entry: string; revision: number | null } | null;
  author: string;
  role: Role;
  days: number;
}

/** Creates a link; only here is the token returned. Links that ended long ago are deleted. */
export async function addLink(tx: Database, { of, author, role, days }: NewLink) {
  const now = Date.now();
  await tables(tx)
    .deleteFrom("preview_link")
    .where("until", "<", iso(now - LISTED * DAY))
    .execute();
  const token = randomBytes(TOKEN).toString("base64url");
  const until = iso(now + days * DAY);
  const id = newId();
  const place = of ?? { type: null, entry: null, revision: null };
  const row = { id, token_hash: hashOf(token), ...place, author, role, made_at: iso(now), until };
  await tables(tx)
    .insertInto("preview_link")
    .values({ ...row, opened_at: null, revoked_at: null })
    .execute();
  return { id, token, until };
}

/** The links, newest first. */
export async function listLinks(db: Database): Promise<PreviewLink[]> {
  const rows = await linksOfMakers(db).orderBy("made_at", "desc").limit(200).execute();
  return rows.map((row) => ({
    ...{ id: row.id, type: row.type, entry: row.entry, by: row.author },
    ...{ madeAt: row.made_at, until: row.until, openedAt: row.opened_at },
    state: isRevoked(row) ? "revoked" : isOver(row) ? "expired" : "open",
  }));
}

/** The permissions of a maker now. */
interface MakerNow {
  role_now: string | null;
  types_now: string | null;
}

const makerOf = ({ role_now: role, types_now: types }: MakerNow): Grant => storedGrant({ role, types });

/** A link is no more than what its maker reads: it ends with the account, or with the role that reads the site. */
const isRevoked = (row: MakerNow & { revoked_at: string | null }): boolean =>
  row.revoked_at !== null || row.role_now === null || !mayRead(makerOf(row).role, "content");

/** Revokes the open links of an account; returns their number. */
export async function endLinksOf(tx: Database, author: string): Promise<number> {
  const now = iso(Date.now());
  const { numUpdatedRows } = await tables(tx)
    .updateTable("preview_link")
    .set({ revoked_at: now })
    .where("author", "=", author)
    .where("revoked_at", "is", null)
    .where("until", ">", now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const isOver = ({ until }: { until: string }): boolean => until <= iso(Date.now());

/** Ends a link, named by its token or its id; undefined where there is none. */
export async function revokeLink(tx: Database, named: string) {
  const at = iso(Date.now());
  const found = await tables(tx)
    .selectFrom("preview_link")
    .selectAll()
    .where((eb) => eb.or([eb("id", "=", named), eb("token_hash", "=", hashOf(named))]))
    .executeTakeFirst();
  if (!found) return undefined;
  await tables(tx)
    .updateTable("preview_link")
    .set({ revoked_at: found.revoked_at ?? at })
    .where("id", "=", found.id)
    .execute();
  return found;
}

/** The link of a token: open, ended, or none. An open one notes that it was opened. */
export async function openLink(db: Database, token: string) {
  const link = await linksOfMakers(db).where("token_hash", "=", hashOf(token)).executeTakeFirst();
  if (!link) return "unknown";
  if (isRevoked(link) || isOver(link)) return "ended";
  const now = Date.now();
  if (link.opened_at === null || link.opened_at < iso(now - NOTED)) {
    await tables(db)
      .updateTable("preview_link")
      .set({ opened_at: iso(now) })
      .where("id", "=", link.id)
      .execute();
  }
  return { ...link, maker: makerOf(link) };
}

/**
 * Whether a preview link is open and shows a file: its entry does, or for the whole site any file of a type
 * that the link's creator reads.
 */
export async function fileBehindLink(
  db: Database,
  types: readonly ContentType[],
  { token, id }: { token: string; id: string },
): Promise<boolean> {
  const link = await openLink(db, token);
  if (typeof link === "string") return false;
  const isRead = (name: string) => types.some((type) => type.name === name && mayReadType(link.maker, type));
  const uses = (await usesOfMedia(db, [id])).get(id) ?? [];
  return uses.some(
    (use) => isRead(use.type) && (link.entry === null || (use.type === link.type && use.id === link.entry)),
  );
}
