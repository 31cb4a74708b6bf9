// What the built program starts with: the site, or one of its commands.
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "./scripts/command-line.mjs";
import { BACKUP, EXPORT, IMPORT, MIRROR, RESTORE, STAFF, START } from "./scripts/usages.mjs";
import { boundHeap } from "./src/platform/process/heap.server";

// What V8 made of the program is kept beside it for the next start; where that cannot be written, it is made anew.
enableCompileCache(fileURLToPath(new URL("compiled", import.meta.url)));

const programs = {
  staff: { usage: STAFF, load: () => import("./staff") },
  backup: { usage: BACKUP, load: () => import("./backup") },
  restore: { usage: RESTORE, load: () => import("./restore") },
  import: { usage: IMPORT, load: () => import("./import") },
  export: { usage: EXPORT, load: () => import("./export") },
  mirror: { usage: MIRROR, load: () => import("./mirror") },
};
const site = { usage: START, load: () => import("./server") };

const [name = "", ...rest] = process.argv.slice(2);
const isCommand = (word: string): word is keyof typeof programs => Object.hasOwn(programs, word);
const { usage, load } = isCommand(name) ? programs[name] : site;
const { values, positionals } = readCommandLine(usage, isCommand(name) ? rest : process.argv.slice(2));

// Run only once it is loaded: a part that is loaded later may share code with it, and would wait for it for ever.
const { run } = await load();
await run(positionals, values);
flushCompileCache(); // now, as not every process ends in peace
boundHeap(); // not before: code that was kept under other settings of V8 is compiled anew
