// node bench/seed-news.ts COUNT FOLDER: a data folder with COUNT news, straight through the store.
import { existsSync } from "node:fs";
import { STAFF } from "./built-site.ts";
import { seed } from "./seed.ts";

const [count, folder] = process.argv.slice(2);
if (!count || !Number.isInteger(Number(count)) || !folder || existsSync(folder)) {
  console.error("Usage: node bench/seed-news.ts COUNT FOLDER, where FOLDER does not exist yet.");
  process.exit(1);
}
await seed(folder, Number(count));
console.log(`${count} news in ${folder}. Login: ${STAFF.username} / ${STAFF.password}`);
