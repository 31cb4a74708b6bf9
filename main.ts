// What the built program starts with: the site, or one of its commands.
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { boundHeap } from "./src/core/process/heap.server";

// What V8 made of the program is kept beside it for the next start; where that cannot be written, it is made anew.
enableCompileCache(fileURLToPath(new URL("compiled", import.meta.url)));

const programs: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  staff: () => import("./staff"),
  backup: () => import("./backup"),
  restore: () => import("./restore"),
};
const load = programs[process.argv[2] ?? ""] ?? (() => import("./server"));

// Run only once it is loaded: a part that is loaded later may share code with it, and would wait for it for ever.
const { run } = await load();
await run();
flushCompileCache(); // now, as not every process ends in peace
boundHeap(); // not before: code that was kept under other settings of V8 is compiled anew
