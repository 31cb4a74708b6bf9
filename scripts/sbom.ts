// npm run sbom: writes what the program is made of as a CycloneDX document, for whoever watches for flaws.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { readCommandLine } from "./command-line.mjs";
import { projectEnvironment } from "./run-step.ts";

const FILE = "build/sbom.cdx.json";

interface Bom {
  bomFormat: string;
  components: unknown[];
}

readCommandLine({
  usage: `npm run sbom

Writes what the program is made of to ${FILE}. It takes no arguments.`,
});
const command = "npm sbom --sbom-format cyclonedx --omit dev --package-lock-only";
const { status, stdout, stderr } = spawnSync(command, {
  shell: true,
  encoding: "utf8",
  env: projectEnvironment(),
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const bom = JSON.parse(stdout) as Bom;
if (bom.bomFormat !== "CycloneDX" || bom.components.length === 0)
  throw new Error("npm wrote no bill of materials.");
mkdirSync("build", { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`Wrote ${FILE}: ${bom.components.length} packages.`);
