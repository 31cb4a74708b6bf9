// npm run import -- OLD --media MEDIA [--dry-run]: the content of an old site or a file, also while this one is served.
import { resolve } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { becomeProjectNode, makeReadyOnce } from "./setup.mjs";
import { IMPORT } from "./usages.mjs";

const { values, positionals } = readCommandLine(IMPORT);
makeReadyOnce();
// The program runs in the project's folder; folders are meant from where npm was called.
const placed = (/** @type {string} */ place) =>
  /^https?:\/\//i.test(place) ? place : resolve(process.env.INIT_CWD ?? process.cwd(), place);
const media = values.media === undefined ? [] : [`--media=${placed(values.media)}`];
const type = values.type === undefined ? [] : [`--type=${values.type}`];
const dryRun = values["dry-run"] ? ["--dry-run"] : [];
await becomeProjectNode([
  "build/server/index.js",
  "import",
  ...media,
  ...type,
  ...dryRun,
  "--",
  ...positionals.map(placed),
]);
