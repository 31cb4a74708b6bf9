// npm start: sets everything up, then serves the site.
import { readCommandLine } from "./command-line.mjs";
import { becomeProjectNode, makeReady } from "./setup.mjs";
import { START } from "./usages.mjs";

readCommandLine(START);
makeReady();
await becomeProjectNode(["build/server/index.js"]);
