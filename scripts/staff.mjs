// npm run staff -- add|reset|remove|list: accounts, for a charity that lost its password.
import { becomeProjectNode, install, projectNode, run } from "./setup.mjs";

install();
run(projectNode, ["scripts/build-if-changed.ts"]);
await becomeProjectNode(["build/server/index.js", "staff", ...process.argv.slice(2)]);
