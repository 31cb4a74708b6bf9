import type { Engine } from "../src/platform/db/open.server";
import type { Ask } from "../src/platform/db/schema.server";

/** What a database's tables look like, each thing on a line, to be compared with another of the same engine. */
export async function schemaOf(ask: Ask, engine: Engine): Promise<string[]> {
  const lines: string[] = [];
  for (const query of QUERIES[engine]) {
    for (const row of await ask(query)) lines.push(Object.values(row).map(onOneLine).join(" | "));
  }
  return lines.sort();
}

/** SQLite keeps a definition as it was written. */
const onOneLine = (value: unknown) =>
  String(value)
    .replace(/\s+/g, " ")
    .replace(/([(,]) | (?=[),;])/g, "$1");

const QUERIES: Record<Engine, readonly string[]> = {
  // sqlite_stat1 is of ANALYZE, which the program runs at times.
  sqlite: ["select type, name, tbl_name, sql from sqlite_schema where name <> 'sqlite_stat1'"],
  postgres: [
    `select 'column', c.relname, row_number() over (partition by c.oid order by attnum), attname,
        format_type(atttypid, atttypmod), attnotnull, attidentity, collname, pg_get_expr(adbin, adrelid)
      from pg_attribute a join pg_class c on c.oid = attrelid
        left join pg_collation l on l.oid = attcollation left join pg_attrdef d on adrelid = attrelid and adnum = attnum
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'S') and attnum > 0
        and not attisdropped`,
    `select 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = current_schema()::regnamespace`,
    `select 'index', indexdef,
        (select string_agg(coalesce(attstattarget::text, '-'), ' ' order by attnum) from pg_attribute
          where attrelid = format('%I.%I', schemaname, indexname)::regclass)
      from pg_indexes where schemaname = current_schema()`,
    `select 'trigger', pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and not tgisinternal`,
    `select 'function', pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace`,
    `select 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle
      from pg_sequences where schemaname = current_schema()`,
    `select 'extension', extname from pg_extension`,
  ],
};
