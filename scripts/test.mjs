// npm test: sets everything up, then checks everything; any arguments go to the test runner.
import { install, projectNode, run } from "./setup.mjs";

install();
run(projectNode, ["scripts/check.ts", ...process.argv.slice(2)]);
