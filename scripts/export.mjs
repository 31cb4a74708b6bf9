// npm run export -- FILE: all content in one file, also while the site is served.
import { resolve } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { becomeProjectNode, makeReadyOnce } from "./setup.mjs";
import { EXPORT } from "./usages.mjs";

const { positionals } = readCommandLine(EXPORT);
makeReadyOnce();
// The program runs in the project's folder; the file is meant from where npm was called.
const files = positionals.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
await becomeProjectNode(["build/server/index.js", "export", ...files]);
