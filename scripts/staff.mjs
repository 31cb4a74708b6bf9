// npm run staff -- add|reset|remove|list: accounts, for a charity that lost its password.
import { readCommandLine } from "./command-line.mjs";
import { becomeProjectNode, makeReadyOnce } from "./setup.mjs";
import { STAFF } from "./usages.mjs";

const { positionals } = readCommandLine(STAFF);
makeReadyOnce();
await becomeProjectNode(["build/server/index.js", "staff", "--", ...positionals]);
