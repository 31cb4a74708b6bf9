// node tools/bench/seed-folder.ts PART FOLDER: a data folder with what a busy charity has after ten years, or 1/PART of it.
import { existsSync } from "node:fs";
import { portion, TEN_YEARS } from "./amounts.ts";
import { STAFF } from "./built-site.ts";
import { seed } from "./seed.ts";

const [part, folder] = process.argv.slice(2);
if (!part || !Number.isInteger(Number(part)) || !folder || existsSync(folder)) {
  console.error("Usage: node tools/bench/seed-folder.ts PART FOLDER, where FOLDER does not exist yet.");
  process.exit(1);
}
const amounts = portion(TEN_YEARS, Number(part));
await seed({ DATA_DIR: folder }, amounts);
console.log(`${amounts.news} news in ${folder}. Login: ${STAFF.username} / ${STAFF.password}`);
