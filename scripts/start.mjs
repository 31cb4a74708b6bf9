// npm start: sets everything up, then serves the site.
import { becomeProjectNode, makeReady } from "./setup.mjs";

makeReady();
await becomeProjectNode(["build/server/index.js"]);
