// npm run dev: the site with hot reload of both halves.
import { readCommandLine } from "./command-line.mjs";
import { becomeProjectNode, install } from "./setup.mjs";

readCommandLine({
  usage: "npm run dev\n\nServes the site with hot reload, on the data of data-dev/. It takes no arguments.",
});
install();
await becomeProjectNode(["scripts/dev-server.ts"]);
