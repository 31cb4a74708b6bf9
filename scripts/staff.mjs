// npm run staff -- add|reset|remove|list: accounts, for a charity that lost its password.
import { becomeProjectNode, makeReadyOnce } from "./setup.mjs";

makeReadyOnce();
await becomeProjectNode(["build/server/index.js", "staff", ...process.argv.slice(2)]);
