import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { donationRow, messageRow } from "../bench/seed-rows.ts";

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

const message = (number: number): Row =>
  messageRow({
    id: idOf(number),
    number,
    receivedAt: dayOf(number),
    email: `visitor${number}@visitor.example`,
    lang: "tra",
    body: "我想查詢活動的詳情。 I would like to ask about an activity. ".repeat(8),
    done: false,
  });

const donation = (number: number): Row =>
  donationRow({
    id: idOf(number),
    number,
    givenAt: dayOf(number),
    amountCents: 20_000,
    receipt: true,
    email: `donor${number % 500}@donor.example`,
  });
