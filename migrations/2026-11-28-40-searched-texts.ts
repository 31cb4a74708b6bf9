import { type Kysely, type RawBuilder, sql } from "kysely";
import { bothWays, searchedText } from "./engine/searched-text";

/**
 * What staff search is kept in one form for both Chinese scripts, without accents, and names in both orders: a donor
 * is found as 陈大文 and 陳大文, `Chan Tai Man` and `Tai Man CHAN`. Texts of content follow at the next start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await refold<Donation>(db, {
    rows: sql`donation`,
    columns: sql`id, reference, first_name, last_name, email, note, paypal_order_id, paypal_capture_id`,
    write: ({ id, ...row }) => {
      const references = [row.reference ?? id, id, row.paypal_order_id ?? "", row.paypal_capture_id ?? ""];
      const words = searchedText([
        ...bothWays(row.first_name, row.last_name),
        row.email,
        row.note,
        ...references,
      ]);
      return sql`update donation_words set words = ${words} where donation_id = ${id}`;
    },
  });
  await refold<Enquiry>(db, {
    rows: sql`enquiry`,
    columns: sql`id, name, first_name, last_name, organization, telephone, email, item_name, body`,
    write: ({ id, name, first_name, last_name, ...row }) => {
      const texts = [row.organization, row.telephone, row.email, row.item_name, row.body];
      const words = searchedText([name, ...bothWays(first_name, last_name), ...texts]);
      return sql`update enquiry_words set words = ${words} where enquiry_id = ${id}`;
    },
  });
  await refold<Receipt>(db, {
    rows: sql`(select receipt.id, receipt.year, receipt.number, receipt.name, donation.reference
      from receipt left join donation on donation.id = receipt.donation_id) as receipts`,
    columns: sql`id, year, number, name, reference`,
    write: ({ id, year, number, name, reference }) => {
      const serial = `${year}-${String(number).padStart(5, "0")}`;
      const key = searchedText([serial, name, reference ?? ""]);
      return sql`update receipt set name_key = ${key} where id = ${id}`;
    },
  });
  await refold<Consent>(db, {
    rows: sql`consent`,
    columns: sql`id, person, names, given_by`,
    write: ({ id, person, names, given_by }) => {
      const words = searchedText([person, ...(JSON.parse(names) as string[]), given_by]);
      return sql`update consent set words = ${words} where id = ${id}`;
    },
  });
  await refold<Media>(db, {
    rows: sql`media`,
    columns: sql`id, original_filename, alt_eng, alt_tra, alt_sim`,
    write: ({ id, original_filename, alt_eng, alt_tra, alt_sim }) => {
      const words = searchedText(
        [original_filename, alt_eng, alt_tra, alt_sim].filter((text) => text !== ""),
      );
      return sql`update media set words = ${words} where id = ${id}`;
    },
  });
}

/** Former builds look for it as it is typed, and find most. */
export async function down(): Promise<void> {}

interface Row {
  id: string;
}

interface Donation extends Row, Record<"first_name" | "last_name" | "email" | "note", string> {
  reference: string | null;
  paypal_order_id: string | null;
  paypal_capture_id: string | null;
}

type Enquiry = Row &
  Record<
    "name" | "first_name" | "last_name" | "organization" | "telephone" | "email" | "item_name" | "body",
    string
  >;

interface Receipt extends Row {
  year: number;
  number: number;
  name: string;
  reference: string | null;
}

type Consent = Row & Record<"person" | "names" | "given_by", string>;

type Media = Row & Record<"original_filename" | "alt_eng" | "alt_tra" | "alt_sim", string>;

interface Refolding<R extends Row> {
  rows: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  write: (row: R) => RawBuilder<unknown>;
}

const AT_ONCE = 500;

async function refold<R extends Row>(db: Kysely<unknown>, { rows, columns, write }: Refolding<R>) {
  let last = "";
  for (;;) {
    const found = await sql<R>`select ${columns} from ${rows} where id > ${last}
      order by id limit ${AT_ONCE}`.execute(db);
    for (const row of found.rows) await write(row).execute(db);
    const behind = found.rows.at(-1)?.id;
    if (behind === undefined) return;
    last = behind;
  }
}
