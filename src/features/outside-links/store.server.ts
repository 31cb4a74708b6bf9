import { sql } from "kysely";
import type * as z from "zod";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { orderOf } from "../../platform/db/paging.server";
import { hongKongDay } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";
import type { LinkCheck } from "./check-link.server";
import type { Answer, outsideLinkList } from "./contract";

/** An address of another site. */
export interface LinkRow {
  address: string;
  answer: Answer;
  status: number;
  /** ISO 8601, UTC; `""` before the first check. */
  looked_at: string;
  /** The time of the next check, ISO 8601, UTC. */
  next_look: string;
  /** Day in Hong Kong of the first of the checks in a row that failed; `""` where the last did not. */
  failing_since: string;
  /** 1 where it counts as broken. */
  broken: number;
  /** 1 where staff want to hear no more of it. */
  ignored: number;
}

/** A place in which an address occurs. */
export interface PlaceRow {
  address: string;
  type: string;
  id: string;
  /** The path of the field, without a language. */
  path: string;
  /** `""` where the entry has it once. */
  lang: Lang | "";
  /** The number of the revision of the entry that has it; 0 of a record that nobody has saved. */
  edition: number;
}

const tables = (db: Database) => db.$extendTables<{ outside_link: LinkRow; outside_link_place: PlaceRow }>();

/** Addresses that are checked, and places of each that are stored. */
export const MOST_LINKS = 5000;
export const MOST_PLACES = 20;
/** Broken links that the list has. */
const MOST_LISTED = 500;
const ROWS_AT_ONCE = 500;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Milliseconds for which an address belongs to the process that checks it. */
const CLAIM = HOUR;

/** Puts what was found in place of what was there: an address that is nowhere any more is forgotten. */
export async function savePlaces(db: Database, places: readonly PlaceRow[]): Promise<void> {
  const wanted = new Set(places.map(({ address }) => address));
  await db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const own = tables(tx);
    const rows = await own.selectFrom("outside_link").select("address").execute();
    const known = new Set(rows.map(({ address }) => address));
    const gone = [...known].filter((address) => !wanted.has(address));
    for (const some of inParts(gone)) {
      await own.deleteFrom("outside_link").where("address", "in", some).execute();
    }
    const added = [...wanted].filter((address) => !known.has(address));
    for (const some of inParts(added.map(newLink)))
      await own.insertInto("outside_link").values(some).execute();
    await own.deleteFrom("outside_link_place").execute();
    for (const some of inParts(places)) await own.insertInto("outside_link_place").values(some).execute();
  });
}

const newLink = (address: string): LinkRow => ({
  address,
  ...{ answer: "", status: 0, looked_at: "", next_look: "", failing_since: "", broken: 0, ignored: 0 },
});

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

/** The addresses that are due for a check, the longest waiting first. */
export const dueLinks = (db: Database, now: Date, limit: number): Promise<LinkRow[]> =>
  tables(db)
    .selectFrom("outside_link")
    .selectAll()
    .where("next_look", "<=", now.toISOString())
    .where("ignored", "=", 0)
    .orderBy("next_look")
    .orderBy("address")
    .limit(limit)
    .execute();

/** Takes an address for this process; false where another one was faster. */
export async function claim(db: Database, { address, next_look }: LinkRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("outside_link")
    .set({ next_look: new Date(now.getTime() + CLAIM).toISOString() })
    .where("address", "=", address)
    .where("next_look", "=", next_look)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records the result of a check. Returns whether the link counts as broken. */
export async function recordCheck(
  db: Database,
  before: Pick<LinkRow, "address" | "failing_since" | "broken">,
  check: LinkCheck,
  now: Date,
): Promise<boolean> {
  const { failing_since, broken, wait } = stateAfterCheck(before, check, hongKongDay(now));
  await tables(db)
    .updateTable("outside_link")
    .set({
      ...check,
      ...{ failing_since, broken, looked_at: now.toISOString() },
      next_look: new Date(now.getTime() + wait).toISOString(),
    })
    .where("address", "=", before.address)
    .execute();
  return broken === 1;
}

/**
 * A page that is gone counts as broken at once; a name that nobody knows when it is unknown a second time; what may pass
 * by itself, when it is so on two different days.
 */
function stateAfterCheck(
  { failing_since, broken }: Pick<LinkRow, "failing_since" | "broken">,
  { answer }: LinkCheck,
  today: string,
): Pick<LinkRow, "failing_since" | "broken"> & { wait: number } {
  if (answer === "there" || answer === "refused") return { failing_since: "", broken: 0, wait: WEEK };
  const isRepeated = failing_since !== "";
  const isOnAnotherDay = isRepeated && failing_since !== today;
  const isForGood = answer === "gone" || answer === "private";
  const isBroken = broken === 1 || isForGood || (answer === "noSite" ? isRepeated : isOnAnotherDay);
  const again = answer === "noSite" ? HOUR : DAY;
  return { failing_since: failing_since || today, broken: isBroken ? 1 : 0, wait: isBroken ? WEEK : again };
}

export const findLink = (db: Database, address: string): Promise<LinkRow | undefined> =>
  tables(db).selectFrom("outside_link").selectAll().where("address", "=", address).executeTakeFirst();

/** Leaves an address out of the list and of further checks, or takes it in again, to be checked soon. */
export async function setIgnored(db: Database, address: string, ignored: boolean): Promise<void> {
  await tables(db)
    .updateTable("outside_link")
    .set(ignored ? { ignored: 1 } : { ignored: 0, next_look: "" })
    .where("address", "=", address)
    .execute();
}

/** Broken links that are not ignored, or those that are: of very many those that fail for longest. */
export const listedLinks = async (
  db: Database,
  shown: "broken" | "ignored",
  sort: z.output<typeof outsideLinkList.query>["sort"],
): Promise<LinkRow[]> => {
  const { column, way } = orderOf(sort);
  const longest = tables(db)
    .selectFrom("outside_link")
    .selectAll()
    .$if(shown === "broken", (query) => query.where("broken", "=", 1))
    .where("ignored", "=", shown === "ignored" ? 1 : 0)
    .orderBy("failing_since")
    .orderBy("address")
    .limit(MOST_LISTED);
  return db
    .selectFrom(longest.as("listed"))
    .selectAll()
    .orderBy(column === "since" ? "failing_since" : column, way)
    .orderBy("address")
    .execute();
};

/** The places of some addresses. */
export async function placesOf(db: Database, addresses: readonly string[]): Promise<PlaceRow[]> {
  const all: PlaceRow[] = [];
  for (const some of inParts(addresses)) {
    const query = tables(db).selectFrom("outside_link_place").selectAll().where("address", "in", some);
    all.push(...(await query.orderBy("type").orderBy("id").orderBy("path").orderBy("lang").execute()));
  }
  return all;
}

/** How many addresses there are, and how many of them were checked. */
export async function countLinks(db: Database): Promise<{ known: number; checked: number }> {
  const { known, checked } = await tables(db)
    .selectFrom("outside_link")
    .select(({ fn }) => fn.countAll<number>().as("known"))
    .select(sql<number>`count(*) filter (where looked_at <> '')`.as("checked"))
    .executeTakeFirstOrThrow();
  return { known: Number(known), checked: Number(checked) };
}
