import type { Engine } from "./open.server";

/** Queries one connection, without parameters. */
export type Ask = (query: string) => Promise<Record<string, unknown>[]>;

const TABLES: Record<Engine, string> = {
  // Without the tables of a word index, which triggers update.
  sqlite: `select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not glob 'sqlite_*' order by name`,
  postgres: "select tablename as name from pg_tables where schemaname = current_schema() order by 1",
};

/** What the program makes anew of entries where it is missing: the index of the search for visitors. */
const isRemade = (table: string): boolean => table.startsWith("search_");

const REFERENCES: Record<Engine, string> = {
  sqlite: `select t.name as child, f."table" as parent
    from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table'`,
  postgres: `select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`,
};

/** A row's table refers to another by a foreign key. */
interface Reference {
  child: string;
  parent: string;
}

/** Names of all tables but those of Kysely's migrations, and those that are derived from others. */
export async function tableNames(ask: Ask, engine: Engine): Promise<string[]> {
  const rows = await ask(TABLES[engine]);
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith("kysely_") && !isRemade(name));
}

/** The same, each after the tables that it refers to, so that rows can be inserted table by table. */
export async function tablesParentsFirst(ask: Ask, engine: Engine): Promise<string[]> {
  const references = (await ask(REFERENCES[engine])).map(({ child, parent }) => ({
    child: String(child),
    parent: String(parent),
  }));
  return parentsFirst(await tableNames(ask, engine), references);
}

/**
 * Puts `tables` in an order in which each comes after those that it refers to.
 * @throws when tables refer to each other in a circle.
 */
export function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waits = (table: string) =>
      references.some(({ child, parent }) => child === table && parent !== table && left.includes(parent));
    const free = left.filter((table) => !waits(table));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(", ")}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Names of the migrations that have run, in order; none in a database that is not Kapok's. */
export async function appliedMigrations(ask: Ask, engine: Engine): Promise<string[]> {
  const tables = await ask(TABLES[engine]);
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const rows = await ask("select name from kysely_migration order by name");
  return rows.map(({ name }) => String(name)).sort();
}
