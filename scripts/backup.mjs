// npm run backup -- FILE: everything in one file, also while the site is served.
import { resolve } from "node:path";
import { becomeProjectNode, makeReadyOnce } from "./setup.mjs";

makeReadyOnce();
// The program runs in the project's folder; the file is meant from where npm was called.
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
await becomeProjectNode(["build/server/index.js", "backup", ...files]);
