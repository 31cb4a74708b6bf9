// npm run docs:api: writes the list of the calls of the HTTP API that a guard test compares.
import { writeFileSync } from "node:fs";
import { runnerImport } from "vite";
import { readCommandLine } from "./command-line.mjs";

type ApiCalls = typeof import("../test/guards/api-calls.ts");

readCommandLine({
  usage: `npm run docs:api

Writes the list of the calls of the HTTP API that a test compares. It takes no arguments.`,
});
const { module } = await runnerImport<ApiCalls>("./test/guards/api-calls.ts", { configFile: false });
writeFileSync(module.CALLS_FILE, module.listCalls());
console.log(`Wrote ${module.CALLS_FILE}.`);
