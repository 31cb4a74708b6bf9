// npm run dev: the site with hot reload of both halves.
import { becomeProjectNode, install } from "./setup.mjs";

install();
await becomeProjectNode(["scripts/dev-server.ts"]);
