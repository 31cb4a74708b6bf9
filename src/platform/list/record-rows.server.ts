import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../db/database.server";
import { idsByName, inBatches, inOrder, orderOf, type Part, pagesOf, partOfPage } from "../db/paging.server";
import type { Lang } from "../locale/lang";

/** Rows on a page of a list of records. */
const PAGE_SIZE = 20;

/** Values that the database compares, the first that differ deciding. */
type ByValues = readonly RawBuilder<unknown>[];

/** Names that the program compares, in the order of readers of a language. */
interface ByName<Row> {
  columns: readonly (keyof Row & string)[];
  nameOf: (row: Row) => string;
}

const isByName = <Row>(order: ByValues | ByName<Row>): order is ByName<Row> => "nameOf" in order;

interface Records<Row, Wanted, Column extends string> {
  /** The table, whose rows have an `id`. */
  table: string;
  /** The condition that a row is wanted. */
  fits: (db: Database, wanted: Wanted) => Expression<SqlBool>;
  orders: Readonly<Record<Column, ByValues | ByName<Row>>>;
  /** Tie-breakers of the requested order, largest first; each row has others. */
  thenBy: ByValues;
  /** What is summed up of all rows that are wanted, besides their number. */
  sums?: Readonly<Record<string, Expression<unknown>>>;
}

interface Sorted<Column extends string> {
  sort: Column | `-${Column}`;
}

/** The rows of a list of records: a page of those that are wanted, all of them in parts, their number and sums. */
export function recordRows<Row extends { id: string }, Wanted extends object, Column extends string>({
  table,
  fits,
  orders,
  thenBy,
  sums = {},
}: Records<Row, Wanted, Column>) {
  type ListQuery = Wanted & Sorted<Column>;
  const wantedRows = (db: Database, wanted: Wanted) =>
    sql`from ${sql.table(table)} where ${fits(db, wanted)}`;

  const totals = async (db: Database, wanted: Wanted) => {
    const summed = Object.entries(sums).map(([name, sum]) => sql`, ${sum} as ${sql.ref(name)}`);
    const { rows } = await sql<
      Record<string, unknown>
    >`select count(*) as count${sql.join(summed, sql``)} ${wantedRows(db, wanted)}`.execute(db);
    const numberOf = (name: string) => Number(rows[0]?.[name] ?? 0);
    return { total: numberOf("count"), sumOf: numberOf };
  };

  /** Of a part; of all unless one is named. */
  const idsOf = async (db: Database, asked: ListQuery, lang: Lang, part?: Part): Promise<string[]> => {
    const { column, way } = orderOf(asked.sort);
    const order: ByValues | ByName<Row> = orders[column];
    const names = isByName(order) ? order : undefined;
    const values = isByName(order) ? [] : order;
    const isThere = values[0] === thenBy[0];
    const columns = ["id", ...(names?.columns ?? [])].map((name) => sql.ref(`${table}.${name}`));
    const terms = [
      ...values.map((value) => sql`${value} ${sql.raw(way)}`),
      ...(isThere ? [] : thenBy.map((value) => sql`${value} desc`)),
    ];
    const limited = part && !names ? sql`limit ${part.limit} offset ${part.offset}` : sql``;
    const { rows } = await sql<Row>`select ${sql.join(columns)} ${wantedRows(db, asked)}
      order by ${sql.join(terms)} ${limited}`.execute(db);
    if (!names) return rows.map(({ id }) => id);
    const named = rows.map((row) => ({ id: row.id, name: names.nameOf(row) }));
    const sorted = await idsByName(named, { lang, way });
    return part ? sorted.slice(part.offset, part.offset + part.limit) : sorted;
  };

  const read = (db: Database) => async (ids: readonly string[]) =>
    (await sql<Row>`select * from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)).rows;

  return {
    /** The number of the rows that are wanted, and their sums by name. */
    totals,

    /** A page of the rows, with their number, that of pages, and the sums of all that are wanted. */
    page: async ({ db, lang }: { db: Database; lang: Lang }, asked: ListQuery & { page: number }) => {
      const { total, sumOf } = await totals(db, asked);
      const ids = await idsOf(db, asked, lang, partOfPage(asked.page, PAGE_SIZE));
      const rows = await inOrder(ids, read(db), ({ id }) => id);
      return { rows, total, pages: pagesOf(total, PAGE_SIZE), sumOf };
    },

    /** All that is wanted as `itemsOf` makes it of rows, some hundreds at a time: see `inBatches`. */
    async *inParts<Item>(
      { db, lang }: { db: Database; lang: Lang },
      asked: ListQuery,
      itemsOf: (rows: readonly Row[]) => Promise<readonly Item[]>,
    ): AsyncGenerator<readonly Item[]> {
      const parts = inBatches(await idsOf(db, asked, lang), read(db), ({ id }) => id);
      for await (const rows of parts) yield await itemsOf(rows);
    },
  };
}
