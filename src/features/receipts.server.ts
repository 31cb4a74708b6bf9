import { type ExpressionBuilder, expressionBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../platform/db/database.server";
import { recordRows } from "../platform/list/record-rows.server";
import { fullName } from "../platform/locale/format";
import type { AlertTables } from "./donations/alerts/alerts.server";
import { type Donation, KEPT } from "./donations/donation";
import { says as donationSays, givenBetween, moneyIsThere } from "./donations/ledger/store.server";
import { type DonationRow, type DonationTables, donationOf, referenceIn } from "./donations/store.server";
import { receiptsFeature } from "./receipts/feature.server";
import { mayLeave } from "./receipts/send-receipt.server";
import {
  type Donations,
  type Gift,
  isWanted as isWantedReceipt,
  type ReceiptTables,
} from "./receipts/store.server";

type Tables = DonationTables & ReceiptTables & AlertTables;

/** The part of the ledger that receipts need. */
const ledger: Donations = {
  find: async (db, ids) => {
    if (ids.length === 0) return [];
    const rows = await donations(db)
      .where((eb) =>
        eb.or([
          eb("id", "in", [...ids]),
          eb(
            "reference",
            "in",
            ids.map((id) => referenceIn(id) ?? id),
          ),
        ]),
      )
      .execute();
    const disputed = await disputedAmong(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => giftOf(donationOf(row), disputed.has(row.id)));
  },

  withoutReceipt: async (call, asked) => {
    const { rows, sumOf, ...counted } = await waitingGifts.page(call, asked);
    return { gifts: rows.map((row) => giftOf(donationOf(row))), ...counted, sumCents: sumOf("cents") };
  },

  // What is outdated is only known when all are looked at.
  withOutdatedReceipt: async (db, q, { limit, offset }) => {
    const found = outdated(db).where(isWantedReceipt(db, { q })).select("receipt.id");
    const all = await found.orderBy("year").orderBy("number").execute();
    const ids = all.slice(offset, offset + limit).map(({ id }) => id);
    if (ids.length === 0) return { receipts: [], total: all.length };
    const rows = db.$extendTables<Tables>().selectFrom("receipt").selectAll().where("id", "in", ids);
    return { receipts: await rows.orderBy("year").orderBy("number").execute(), total: all.length };
  },

  givenBetween: async (db, days) => (await givenBetween(db, days)).map((donation) => giftOf(donation)),
};

export const receipts = receiptsFeature(ledger);

const BY_DATE = [sql.ref("given_on"), sql.ref("id")];

/** The gifts whose donors wait for a receipt. */
const waitingGifts = recordRows({
  table: "donation",
  fits: (db, { q }: { q: string }) => {
    const eb: ExpressionBuilder<Tables, "donation"> = expressionBuilder();
    return eb.and([wantsReceipt(), ...(q === "" ? [] : [donationSays(db, q)])]);
  },
  orders: {
    date: BY_DATE,
    amount: [sql`amount_cents - refunded_cents`],
    name: {
      columns: ["first_name", "last_name"],
      nameOf: ({ first_name: firstName, last_name: lastName }: Selectable<DonationRow>) =>
        fullName({ firstName, lastName }),
    },
  },
  thenBy: BY_DATE,
  sums: { cents: sql`sum(amount_cents - refunded_cents)` },
});

/** Returns whether the e-mail with a receipt may still leave. */
export const mayReceiptLeave = (db: Database, id: string): Promise<boolean> => mayLeave(db, ledger, id);

const donations = (db: Database) =>
  db
    .$extendTables<Tables>()
    .selectFrom("donation")
    .selectAll("donation")
    .where("donation.deleted_at", "is", null);

/** Valid receipts that say something else than their donations. */
function outdated(database: Database) {
  const db = database.$extendTables<Tables>();
  return db
    .selectFrom("receipt")
    .innerJoin("donation", "donation.id", "receipt.donation_id")
    .where("receipt.voided_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.not(moneyIsThere()),
        eb("receipt.given_on", "!=", eb.ref("donation.given_on")),
        eb("receipt.method", "!=", eb.ref("donation.method")),
        namesAnother(),
        eb("receipt.amount_cents", "!=", eb("donation.amount_cents", "-", eb.ref("donation.refunded_cents"))),
      ]),
    );
}

/** The donor in the ledger is another by now, and not the one whom the receipt names, in either order of a name. */
function namesAnother() {
  const eb: ExpressionBuilder<Tables, "donation" | "receipt"> = expressionBuilder();
  const [first, last] = [eb.ref("donation.first_name"), eb.ref("donation.last_name")];
  return eb.and([
    eb.or([eb("receipt.payer_first_name", "!=", first), eb("receipt.payer_last_name", "!=", last)]),
    eb("receipt.name", "!=", sql<string>`trim(${first} || ' ' || ${last})`),
    eb("receipt.name", "!=", sql<string>`${last} || ${first}`),
  ]);
}

/** The money is there and undisputed, the donor wants a receipt, and has none that is valid. */
function wantsReceipt() {
  const eb: ExpressionBuilder<Tables, "donation"> = expressionBuilder();
  const disputed = eb
    .selectFrom("donation_alert")
    .select("donation_alert.id")
    .whereRef("donation_alert.donation_id", "=", "donation.id")
    .where("donation_alert.kind", "=", "dispute")
    .where("donation_alert.closed_at", "is", null);
  return eb.and([
    moneyIsThere(),
    eb("donation.receipt", "=", 1),
    eb("donation.receipted", "=", 0),
    eb.not(eb.exists(disputed)),
  ]);
}

/** Returns which of some donations are disputed now. */
async function disputedAmong(db: Database, ids: readonly string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const found = db
    .$extendTables<Tables>()
    .selectFrom("donation_alert")
    .select("donation_id")
    .where("kind", "=", "dispute")
    .where("closed_at", "is", null)
    .where("donation_id", "in", [...ids]);
  return new Set((await found.execute()).map(({ donation_id }) => donation_id));
}

function giftOf(donation: Donation, disputed = false): Gift {
  const { _id, reference, firstName, lastName, email, refundedCents, method, givenOn, lang, version, state } =
    donation;
  const amountCents = donation.amountCents - refundedCents;
  const name = fullName(donation);
  return {
    donation_id: _id,
    reference,
    name,
    firstName,
    lastName,
    email,
    amountCents,
    paidBackCents: refundedCents,
    method,
    givenOn,
    lang,
    version,
    completed: KEPT.includes(state) && amountCents > 0,
    disputed,
  };
}
