// npm test: sets everything up, then checks everything; any arguments go to the test runner.
import { install, projectNode, run } from "./setup.mjs";

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  console.log(`Usage: npm test -- [FILE | FOLDER | option of Vitest] …

Checks types, style, imports, unused code and licences, builds, and runs all tests. With arguments it builds and then
runs Vitest with them alone.`);
  process.exit(0);
}
install();
run(projectNode, ["scripts/check.ts", ...args]);
