// npm run mirror -- FOLDER [ADDRESS]: everything public as files, also while the site is served.
import { resolve } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { becomeProjectNode, makeReadyOnce } from "./setup.mjs";
import { MIRROR } from "./usages.mjs";

const [folder = "", ...address] = readCommandLine(MIRROR).positionals;
makeReadyOnce();
// The program runs in the project's folder; the one to write is meant from where npm was called.
const written = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
await becomeProjectNode(["build/server/index.js", "mirror", written, ...address]);
