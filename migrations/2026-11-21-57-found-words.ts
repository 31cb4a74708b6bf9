import { type Kysely, sql } from "kysely";
import { serialKey, strict } from "./engine/dialect";
import { dropPieces, indexPieces } from "./engine/pieces";

/** Rows that are read and written at once. */
const AT_ONCE = 200;

type Texts = Record<string, string | null>;

/** What of a message, and of a donation, staff look through; with the columns that it is made of. */
const LOOKED_THROUGH = [
  {
    table: "enquiry",
    columns: ["name", "organization", "telephone", "email", "item_name", "body"],
    textsOf: (row: Texts) => [row.name, row.organization, row.telephone, row.email, row.item_name, row.body],
  },
  {
    table: "donation",
    columns: ["first_name", "last_name", "email", "note", "paypal_order_id", "paypal_capture_id"],
    textsOf: (row: Texts) => [
      // Chinese names are written without a space, surname first.
      `${row.first_name} ${row.last_name}`,
      `${row.last_name}${row.first_name}`,
      row.email,
      row.note,
      row.id,
      row.paypal_order_id,
      row.paypal_capture_id,
    ],
  },
];

/** Any words in twenty thousand messages and ten thousand donations are found without reading them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, columns, textsOf } of LOOKED_THROUGH) {
    const words = `${table}_words`;
    await sql`create table ${sql.table(words)} (
      key ${serialKey(db)},
      ${sql.ref(`${table}_id`)} text not null unique references ${sql.table(table)} (id) on delete cascade,
      words text not null
    ) ${strict(db)}`.execute(db);
    await fill(db, table, columns, textsOf);
    await indexPieces(db, words);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { table } of LOOKED_THROUGH) {
    await dropPieces(db, `${table}_words`);
    await sql`drop table ${sql.table(`${table}_words`)}`.execute(db);
  }
}

async function fill(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  textsOf: (row: Texts) => (string | null | undefined)[],
): Promise<void> {
  let last = "";
  for (;;) {
    const { rows } = await sql<Texts>`select id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where id > ${last} order by id limit ${AT_ONCE}`.execute(db);
    const values = rows.map((row) => {
      const texts = textsOf(row).map((text) => (text ?? "").toWellFormed().normalize("NFKC").toLowerCase());
      return sql`(${row.id}, ${texts.join("\n")})`;
    });
    if (rows.length > 0)
      await sql`insert into ${sql.table(`${table}_words`)} (${sql.ref(`${table}_id`)}, words)
        values ${sql.join(values)}`.execute(db);
    last = rows.at(-1)?.id ?? "";
    if (rows.length < AT_ONCE) return;
  }
}
