// npm run docs:api: writes the description of the HTTP API that the guard test compares.
import { mkdirSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";

type ApiDescription = typeof import("../test/guards/api-description.ts");

const { module } = await runnerImport<ApiDescription>("./test/guards/api-description.ts", {
  configFile: false,
});
mkdirSync("docs", { recursive: true });
writeFileSync(module.API_FILE, module.describeApi());
console.log(`Wrote ${module.API_FILE}.`);
