// npm run docs:api: writes the description of the HTTP API that the guard test compares.
import { mkdirSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";
import { readCommandLine } from "./command-line.mjs";

type ApiDescription = typeof import("../test/guards/api-description.ts");

readCommandLine({
  usage: `npm run docs:api

Writes the description of the HTTP API that a test compares. It takes no arguments.`,
});
const { module } = await runnerImport<ApiDescription>("./test/guards/api-description.ts", {
  configFile: false,
});
mkdirSync("docs", { recursive: true });
writeFileSync(module.API_FILE, module.describeApi());
console.log(`Wrote ${module.API_FILE}.`);
