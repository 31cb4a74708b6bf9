// The least that Node can do: one answer, held in memory. What the site is compared with.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.env.BODY ?? "");
const headers: Record<string, string> = JSON.parse(process.env.HEADERS ?? "{}");

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("listening"));
process.on("SIGTERM", () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
