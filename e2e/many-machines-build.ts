import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const PROJECT = join(import.meta.dirname, "..");
const SOURCES = ["src", "migrations", "public", "scripts", "*.ts", "*.json"];
const MARKED = /<(section|form|h1)(?=[\s>])/g;
const STYLES = ["src/core/site/site.css", "src/core/staff/staff.css"];
/** Adds a column, as most of them do. */
const MIGRATION = `
import type { Kysely } from "kysely";
export const up = (db: Kysely<unknown>) => db.schema.alterTable("note").addColumn("later", "text").execute();
export const down = (db: Kysely<unknown>) => db.schema.alterTable("note").dropColumn("later").execute();
`;

/** The migration that only {@link nextBuild} has. */
export const NEXT_MIGRATION = "2099-01-01-00-later";

/**
 * Builds the project as a next version of it could be, in a folder of its own: every screen and form is marked by
 * `data-build="next"`, which changes most scripts, the styles are others, and there is one migration more.
 */
export async function nextBuild(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kapok-next-"));
  copyNext(folder);
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  const { NODE_ENV: _, ...env } = process.env; // else React would be the one for tests
  const command = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"];
  await promisify(execFile)(process.execPath, command, { cwd: folder, env });
  return folder;
}

/** Puts the sources of that version into the folder. */
export function copyNext(folder: string): void {
  for (const name of globSync(SOURCES, { cwd: PROJECT })) {
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  for (const name of globSync("src/**/*.tsx", { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(MARKED, '<$1 data-build="next"'));
  }
  for (const name of STYLES) appendFileSync(join(folder, name), "\nhtml { --build: next; }\n");
  writeFileSync(join(folder, "migrations", `${NEXT_MIGRATION}.ts`), MIGRATION);
}
