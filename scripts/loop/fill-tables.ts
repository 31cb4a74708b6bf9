import { DatabaseSync, type SQLInputValue } from "node:sqlite";

type Row = Record<string, SQLInputValue>;

/** Fills the tables of a site that has worked for years: `rows` messages and as many donations. */
export function fillTables(file: string, rows: number): void {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA foreign_keys=ON; BEGIN");
  for (let number = 0; number < rows; number += 1) {
    insert(database, "enquiry", message(number));
    insert(database, "donation", donation(number));
  }
  database.exec("COMMIT");
  database.close();
}

function insert(database: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row);
  const places = columns.map(() => "?").join(", ");
  database
    .prepare(`insert into ${table} (${columns.join(", ")}) values (${places})`)
    .run(...Object.values(row));
}

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const dayOf = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * 9_000_000).toISOString();

function message(number: number): Row {
  const email = `visitor${number}@visitor.example`;
  return {
    id: idOf(number),
    kind: "contact",
    received_at: dayOf(number),
    lang: "tra",
    name: `Visitor ${number}`,
    first_name: "Visitor",
    last_name: String(number),
    organization: "",
    telephone: "",
    email,
    email_key: email,
    body: "我想查詢活動的詳情。 I would like to ask about an activity. ".repeat(8),
    item_id: null,
    item_name: "",
    item_price: "",
    suspicions: "[]",
    suspected: 0,
    opened: 1,
    done: 0,
  };
}

function donation(number: number): Row {
  return {
    id: idOf(number),
    method: "bank",
    state: "completed",
    amount_cents: 20_000,
    refunded_cents: 0,
    receipt: 1,
    lang: "eng",
    first_name: "Donor",
    last_name: String(number),
    email: `donor${number % 500}@donor.example`,
    note: "",
    given_on: dayOf(number).slice(0, 10),
    created_at: dayOf(number),
    settled_at: dayOf(number),
    returned_at: null,
    paypal_order_id: null,
    paypal_capture_id: null,
    paypal_amount: null,
    deleted_at: null,
    version: 1,
  };
}
