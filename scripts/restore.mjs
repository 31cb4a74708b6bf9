// npm run restore -- FILE: what a backup holds, into an empty place.
import { resolve } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { becomeProjectNode, makeReady } from "./setup.mjs";
import { RESTORE } from "./usages.mjs";

const { positionals } = readCommandLine(RESTORE);
makeReady();
// The program runs in the project's folder; the file is meant from where npm was called.
const files = positionals.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
await becomeProjectNode(["build/server/index.js", "restore", ...files]);
