// node scripts/dump-database.ts SQLITE-FILE OUT.sql.gz: the whole database as SQL, for test/fixtures/databases/.
import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { readCommandLine } from "./command-line.mjs";

const { positionals } = readCommandLine({
  usage: `node scripts/dump-database.ts SQLITE-FILE OUT.sql.gz

Writes the whole database as SQL.`,
  atLeast: 2,
});
const [file = "", out = ""] = positionals;
const database = new DatabaseSync(file, { readOnly: true });
const lines: string[] = [];
const made = database
  .prepare("select type, name, sql from sqlite_schema where sql is not null and name not glob 'sqlite_*'")
  .all();
// A virtual table makes the shadows that hold its rows by itself, with some rows in them.
const shadows = database.prepare("select name from pragma_table_list where type = 'shadow'").all();
const isShadow = (name: unknown) => shadows.some((shadow) => shadow.name === name);
const isVirtual = (sql: unknown) => /^create virtual table/i.test(String(sql));
const tables = made.filter(({ type }) => type === "table");
for (const { sql } of tables.filter(({ name }) => !isShadow(name))) lines.push(`${sql};`);
for (const { name } of tables.filter(({ name }) => isShadow(name))) lines.push(`delete from "${name}";`);
for (const { name } of tables.filter(({ sql }) => !isVirtual(sql))) {
  const columns = database.prepare(`pragma table_info("${name}")`).all();
  const values = columns.map((column) => `quote("${column.name}")`).join(` || ',' || `);
  for (const { row } of database.prepare(`select ${values} as row from "${name}"`).all()) {
    lines.push(`insert into "${name}" values (${row});`);
  }
}
for (const { sql } of made.filter(({ type }) => type !== "table")) lines.push(`${sql};`);
database.close();
writeFileSync(out, gzipSync(lines.join("\n"), { level: 9 }));
