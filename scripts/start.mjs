// npm start: sets everything up, then serves the site.
import { becomeProjectNode, install, projectNode, run } from "./setup.mjs";

install();
run(projectNode, ["scripts/build-if-changed.ts"]);
await becomeProjectNode(["build/server/index.js"]);
