import "../http/jitless"; // before any schema is created
import * as z from "zod";
import { sortsBy } from "../http/sorts";
import { pageNumber } from "../shapes";

/** The fields of a query, each with a default or optional, so that an empty address is a query too. */
type Fields = Readonly<Record<string, z.ZodType>>;

/**
 * The query of a list of records, stated once for its call, its screen and its export: filters, `q` for the words that
 * are searched, and `sort`.
 */
export function recordList<F extends Fields>(fields: F) {
  const query = z.object(fields);
  type Query = z.output<typeof query>;
  const initial = query.parse({});
  const given = (asked: object): [string, string][] =>
    Object.keys(fields).flatMap((name) => {
      const value: unknown = asked[name as keyof typeof asked];
      const isDefault = value === undefined || value === "" || value === initial[name as keyof Query];
      return isDefault ? [] : [[name, String(value)]];
    });
  return {
    query,
    /** The input of the call that reads a page. */
    paged: query.extend({ page: pageNumber.default(1) }),
    /** The query that the address of a screen has; its default for what does not fit. */
    read: (search: URLSearchParams): Query => {
      const fitting = Object.entries(fields).flatMap(([name, field]) => {
        const found = search.get(name);
        return found !== null && field.safeParse(found).success ? [[name, found]] : [];
      });
      return query.parse(Object.fromEntries(fitting));
    },
    /** The names and values that differ from the default, for an address or a form. */
    given,
    /** The address of a page of the list with a query, whose defaults are left out. */
    addressOf: (asked: Query, page = 1): string =>
      `?${new URLSearchParams([...given(asked), ...(page > 1 ? [["page", String(page)]] : [])])}`,
  };
}

/** What {@link recordList} gives, for screens that do not know whose list it is. */
export interface RecordList<Query> {
  read: (search: URLSearchParams) => Query;
  given: (asked: object) => [string, string][];
  addressOf: (asked: Query, page?: number) => string;
}

/** The words that are searched, up to so many characters. */
export const searchedWords = (longest: number) => z.string().trim().max(longest).default("");

/** The order: by one of the columns, with `-` descending; `own` by default. */
export const sortedBy = <const Column extends string>(
  columns: readonly Column[],
  own: NoInfer<Column | `-${Column}`>,
) => z.enum(sortsBy(columns)).default(own as never);

/** A choice that may be left open; a form that is sent with it open has "" for it. */
export const openChoice = <S extends z.ZodType>(choice: S) =>
  z.preprocess((given) => (given === "" ? undefined : given), choice.optional());

/** The counts of a list in the answer of its call. */
export const listCounts = { total: z.number().int(), pages: z.number().int() };
