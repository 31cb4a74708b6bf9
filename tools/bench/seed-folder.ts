// node tools/bench/seed-folder.ts PART FOLDER: a data folder with what a busy charity has after ten years, or 1/PART of it.
import { existsSync } from "node:fs";
import { readCommandLine } from "../../scripts/command-line.mjs";
import { portion, TEN_YEARS } from "./amounts.ts";
import { STAFF } from "./built-site.ts";
import { seed } from "./seed.ts";

const USAGE = `node tools/bench/seed-folder.ts PART FOLDER

Makes a data folder with what a busy charity has after ten years, or 1/PART of it. FOLDER does not exist yet.`;

const { positionals } = readCommandLine({ usage: USAGE, atLeast: 2 });
const [part, folder = ""] = positionals;
if (!Number.isInteger(Number(part)) || existsSync(folder)) {
  console.error(`Usage: ${USAGE}`);
  process.exit(1);
}
const amounts = portion(TEN_YEARS, Number(part));
await seed({ DATA_DIR: folder }, amounts);
console.log(`${amounts.news} news in ${folder}. Login: ${STAFF.username} / ${STAFF.password}`);
