import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../core/db/database.server";
import { searchIndex } from "../../../core/db/search-index.server";
import { refsOfFailed } from "../../../core/mail/mail-desk.server";
import type { DonationMethod } from "../donation";
import { NEWS_OF_DONATION, TO_DONOR } from "../letters/letters.server";
import { referenceIn } from "../reference.server";
import type { DonationTables } from "../rows.server";
import type { STATE_FILTERS } from "./contract";

/** The kinds of e-mail about a donation. */
const LETTERS = [NEWS_OF_DONATION, ...TO_DONOR];

/** Which of the donations; what is undefined or "" does not matter. */
export interface Wanted {
  year?: number | undefined;
  month?: number | undefined;
  method?: DonationMethod | undefined;
  state: (typeof STATE_FILTERS)[number];
  q: string;
}

/** The condition that a donation fits and was not deleted. */
export function isWanted(db: Database, { year, month, method, state, q }: Wanted): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  const conditions: Expression<SqlBool>[] = [eb("deleted_at", "is", null)];
  if (year !== undefined) conditions.push(isIn(year));
  if (month !== undefined) {
    conditions.push(sql<SqlBool>`substr(given_on, 6, 2) = ${String(month).padStart(2, "0")}`);
  }
  if (method !== undefined) conditions.push(eb("method", "=", method));
  if (state === "settled")
    conditions.push(eb.or([eb("state", "!=", "ordered"), eb("returned_at", "is not", null)]));
  else if (state === "mailFailed") conditions.push(eb("donation.id", "in", refsOfFailed(db, LETTERS)));
  else if (state !== "all") conditions.push(eb("state", "=", state));
  if (q !== "") conditions.push(says(db, q));
  return eb.and(conditions);
}

/** The condition that a donation was given in a year; the index on the day serves it. */
export function isIn(year: number): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  return eb.between("given_on", `${year}-01-01`, `${year}-12-31`);
}

/** The condition that words stand in what staff look through of a donation, or are what people call it by. */
export function says(db: Database, words: string): Expression<SqlBool> {
  const eb = expressionBuilder<DonationTables, "donation">();
  const found = eb.selectFrom("donation_words").select("donation_id");
  const said = eb("donation.id", "in", found.where(searchIndex(db, "donation_words").found(words)));
  const reference = referenceIn(words);
  return reference === undefined ? said : eb.or([said, eb("donation.reference", "=", reference)]);
}
