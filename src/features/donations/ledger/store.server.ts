import {
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { Database } from "../../../platform/db/database.server";
import { occursIn, searchIndex } from "../../../platform/db/search-index.server";
import type { Deps } from "../../../platform/deps.server";
import { recordRows } from "../../../platform/list/record-rows.server";
import { fullName } from "../../../platform/locale/format";
import { fill, type Localized, localized } from "../../../platform/locale/lang";
import { nameKey } from "../../../platform/locale/searched-text.server";
import { addressKey } from "../../../platform/mail/mail-address";
import { refsOfFailed } from "../../../platform/mail/mail-status.server";
import { daysOfTaxYear, moneySearch, taxYearOf } from "../../../platform/money/money";
import {
  byMethod,
  DONATION_METHODS,
  DONATION_STATES,
  type Donation,
  type DonationMethod,
  KEPT,
  UNPAID,
} from "../donation";
import { TO_DONOR } from "../emails/donor-emails.server";
import { NEWS_OF_DONATION } from "../emails/staff-emails.server";
import { type DonationRow, type DonationTables, donationOf, referenceIn } from "../store.server";
import { ledgerWords } from "../words";
import type { DonationQuery, GiftOfYear } from "./contract";

/** The kinds of e-mail about a donation. */
const LETTERS = [NEWS_OF_DONATION, ...TO_DONOR];

/** The sum that arrived in one month by one method. */
interface MonthTotal {
  /** 1 to 12. */
  month: number;
  method: DonationMethod;
  /** Less what was paid back. */
  cents: number;
  count: number;
}

/** The names of donations by their ids, for the journal: their references. */
export async function donationNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map(); // PostgreSQL takes no empty list
  const db = database.$extendTables<DonationTables>();
  const rows = await db.selectFrom("donation").select(["id", "reference"]).where("id", "in", ids).execute();
  const named = (reference: string) => localized((lang) => fill(ledgerWords[lang].oneOf, { reference }));
  return new Map(rows.flatMap(({ id, reference }) => (reference ? [[id, named(reference)] as const] : [])));
}

/** The ledger on one connection; inside a transaction, the transaction's. Deleted donations are not in it. */
export function ledgerStore(database: Database) {
  const db = database.$extendTables<DonationTables>();
  const undeleted = db.selectFrom("donation").where("deleted_at", "is", null);
  return {
    /** Returns which of `ids` have a valid receipt. */
    receipted: async (ids: readonly string[]): Promise<Set<string>> => {
      if (ids.length === 0) return new Set();
      const found = db.selectFrom("donation").select("id").where("receipted", "=", 1);
      return new Set((await found.where("id", "in", ids).execute()).map(({ id }) => id));
    },

    /** The number of payments that PayPal holds, by its reason. */
    held: async (): Promise<{ reason: string; count: number }[]> => {
      const found = await undeleted
        .where("state", "=", "pending")
        .select((eb) => ["hold_reason", eb.fn.countAll().as("count")])
        .groupBy("hold_reason")
        .orderBy("hold_reason")
        .execute();
      return found.map(({ hold_reason, count }) => ({ reason: hold_reason, count: Number(count) }));
    },

    /** Years that have donations, newest first. */
    years: async (): Promise<number[]> => {
      // Each year's newest donation leads to the year before: nothing else of the index is read.
      const newest = (before: RawBuilder<unknown>) => sql`select max(given_on) from donation
        where given_on < ${before} and deleted_at is null and ${isListed()}`;
      const { rows } = await sql<{ day: string }>`with recursive years (day) as (
          select (${newest(sql`'9999-12-32'`)})
          union all select (${newest(sql`substr(years.day, 1, 4)`)}) from years where years.day is not null
        ) select day from years where day is not null`.execute(db);
      return rows.map(({ day }) => Number(day.slice(0, 4)));
    },

    /** The sums that arrived; none of a month and method without any. */
    totals: async (year: number): Promise<MonthTotal[]> => {
      const month = sql<string>`substr(given_on, 6, 2)`;
      const found = await undeleted
        .where(isIn(year))
        .where("state", "in", KEPT)
        .select(["method", month.as("month")])
        .select(sql<number>`sum(amount_cents - refunded_cents)`.as("cents"))
        .select((eb) => eb.fn.countAll().as("count"))
        .groupBy(["method", month])
        .execute();
      return found.map((row) => ({
        method: row.method,
        month: Number(row.month),
        cents: Number(row.cents),
        count: Number(row.count),
      }));
    },
  };
}

const stepOf = DONATION_STATES.map((state, step) => sql`when ${state} then ${sql.lit(step)}`);

const BY_DATE = [sql.ref("given_on"), sql.ref("id")];

/** The donations of a list, and the cents of them that arrived and stayed. */
export const listedDonations = recordRows({
  table: "donation",
  fits: isWanted,
  orders: {
    date: BY_DATE,
    amount: [sql.ref("amount_cents")],
    state: [sql`case state ${sql.join(stepOf, sql` `)} end`],
    name: {
      columns: ["first_name", "last_name"],
      nameOf: ({ first_name: firstName, last_name: lastName }: Selectable<DonationRow>) =>
        fullName({ firstName, lastName }),
    },
  },
  thenBy: BY_DATE,
  sums: {
    cents: sql`sum(amount_cents - refunded_cents) filter (where state in (${sql.join(KEPT)}))`,
  },
});

/** The sums of a year: by month and method, by method, of all. */
export function yearTotals(found: readonly MonthTotal[]) {
  const months = Array.from({ length: 12 }, nothing);
  const methods = nothing();
  for (const { month, method, cents } of found) {
    const sums = months[month - 1];
    if (sums) sums[method] += cents;
    methods[method] += cents;
  }
  return {
    months,
    methods,
    total: DONATION_METHODS.reduce((sum, method) => sum + methods[method], 0),
    count: found.reduce((sum, { count }) => sum + count, 0),
  };
}

const nothing = () => byMethod(0);

/** The condition that a donation fits and was not deleted. */
function isWanted(
  db: Database,
  { year, month, method, state, q }: Omit<DonationQuery, "sort">,
): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  const conditions: Expression<SqlBool>[] = [eb("deleted_at", "is", null)];
  if (year !== undefined) conditions.push(isIn(year));
  if (month !== undefined) {
    conditions.push(sql<SqlBool>`substr(given_on, 6, 2) = ${String(month).padStart(2, "0")}`);
  }
  if (method !== undefined) conditions.push(eb("method", "=", method));
  if (state === "settled") conditions.push(isListed());
  else if (state === "mailFailed") conditions.push(eb("donation.id", "in", refsOfFailed(db, LETTERS)));
  else if (state !== "all") conditions.push(eb("state", "=", state));
  if (q !== "") conditions.push(says(db, q));
  return eb.and(conditions);
}

/** The SQL condition for orders that may have been paid. */
function isListed(): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  return eb.or([eb("state", "not in", UNPAID), eb("returned_at", "is not", null)]);
}

/** The condition that a donation was given in a year; the index on the day serves it. */
function isIn(year: number): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  return eb.between("given_on", `${year}-01-01`, `${year}-12-31`);
}

/**
 * The condition that each of the words is in what staff look through of a donation, is its amount or the number of
 * a receipt for it; or that all of them are its reference.
 */
export function says(db: Database, words: string): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  const { texts, amounts, serials } = moneySearch(words);
  const found = eb.selectFrom("donation_words").select("donation_id");
  // Short figures are in the ids of many by chance.
  const isNoted = (figure: string) =>
    figure.length > SHORT ? occurs(figure) : occursIn(db, figure, eb.ref("donation.note"));
  const occurs = (some: string) =>
    eb("donation.id", "in", found.where(searchIndex(db, "donation_words").found(some)));
  const all = [
    ...(texts === "" ? [] : [occurs(texts)]),
    ...amounts.map(({ typed, cents }) => eb.or([isOfAmount(cents), isNoted(typed)])),
    ...serials.map(hasReceipt),
  ];
  const reference = referenceIn(words);
  return reference === undefined
    ? eb.and(all)
    : eb.or([eb.and(all), eb("donation.reference", "=", reference)]);
}

const SHORT = 3;

/** The condition that so much was given, or has stayed. */
function isOfAmount(cents: number): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  return eb.or([
    eb("donation.amount_cents", "=", cents),
    sql<SqlBool>`donation.amount_cents - donation.refunded_cents = ${cents}`,
  ]);
}

/** Milliseconds for which a deleted donation can be brought back whole. */
const UNDO = 30 * 24 * 60 * 60 * 1000;

/** The daily job: takes the donor out of what staff deleted a month ago. The amount stays, as in the journal. */
export async function deleteFormerDonors({ db }: Deps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO).toISOString();
  await db.transaction().execute(async (tx) => {
    const tables = tx.$extendTables<DonationTables>();
    const deleted = tables.selectFrom("donation").select("id").where("deleted_at", "<", before);
    await tables.deleteFrom("donation_words").where("donation_id", "in", deleted).execute();
    await tables
      .updateTable("donation")
      .set({ first_name: "", last_name: "", email: "", note: "" })
      .where("deleted_at", "<", before)
      .execute();
  });
}

/** Receipt numbers for the ledger; receipts belong to another feature. */
type Tables = DonationTables & {
  receipt: { donation_id: string; year: number; number: number; voided_at: string | null };
};

interface ReceiptNumber {
  year: number;
  number: number;
}

/** The condition that a donation has or had the receipt of a number. */
function hasReceipt({ year, number }: ReceiptNumber): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "donation">();
  const receipts = eb.selectFrom("receipt").select("donation_id");
  return eb("donation.id", "in", receipts.where("year", "=", year).where("number", "=", number));
}

/** The number of the valid receipt of each donation that has one, as printed. */
export async function receiptNumbers(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .$extendTables<Tables>()
    .selectFrom("receipt")
    .select(["donation_id", "year", "number"])
    .where("donation_id", "in", [...ids])
    .where("voided_at", "is", null)
    .execute();
  return new Map(
    rows.map(({ donation_id, year, number }) => [donation_id, `${year}-${String(number).padStart(5, "0")}`]),
  );
}

/** The gifts of a donor in the gift's year of assessment: same name, or else same e-mail address. */
export async function donorYear(
  db: Database,
  donation: Donation,
): Promise<{ year: number; gifts: GiftOfYear[]; sumCents: number }> {
  const year = taxYearOf(donation.givenOn);
  const key = donorKey(donation);
  const gifts = (await givenBetween(db, daysOfTaxYear(year)))
    .filter((each) => each._id === donation._id || (key !== "" && donorKey(each) === key))
    .map(({ _id, reference, method, givenOn, amountCents, refundedCents }) => ({
      ...{ _id, reference, method, givenOn },
      amountCents: amountCents - refundedCents,
    }));
  return { year, gifts, sumCents: gifts.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

/** By name, or else by address; "" for a gift of which nothing is known of the donor. */
function donorKey(donation: Donation): string {
  return nameKey(fullName(donation)) || addressKey(donation.email);
}

/** Donations between two days of which something arrived and stayed, oldest first. */
export async function givenBetween(
  database: Database,
  { from, to }: { from: string; to: string },
): Promise<Donation[]> {
  const rows = await database
    .$extendTables<DonationTables>()
    .selectFrom("donation")
    .selectAll()
    .where(moneyIsThere())
    .where("given_on", ">=", from)
    .where("given_on", "<=", to)
    .orderBy("given_on")
    .orderBy("id")
    .execute();
  return rows.map(donationOf);
}

/** The condition that some of a donation which arrived was not paid back; a receipt is about that. */
export function moneyIsThere() {
  const eb = expressionBuilder<DonationTables, "donation">();
  return eb.and([
    eb("donation.deleted_at", "is", null),
    eb("donation.state", "in", KEPT),
    eb("donation.amount_cents", ">", eb.ref("donation.refunded_cents")),
  ]);
}
