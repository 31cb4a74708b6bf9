// npm run drill: what npm test runs, at full size, and the files that it leaves out (*.slow.test.ts). They cut the
// power of the running site on both databases: 300 forms, 100 donations by PayPal, 100 receipts; ten kills under load
// on each; a machine and the database lost behind nginx; the heaviest of the files made to do harm; releases side by
// side; every old database on both; all journeys in other browsers; a short soak; every page and screen in every
// language and colour scheme; a thousand histories of translations; hostile input for every call on both.
import { readCommandLine } from "./command-line.mjs";
import { runStep } from "./run-step.ts";
import { runTests } from "./run-tests.ts";

readCommandLine({
  usage: `npm run drill

Runs all tests at full size; well over an hour. It takes no arguments. DRILL=full npm test -- FILE runs one so.`,
});
process.env.DRILL = "full";
const isBuilt = await runStep("build", "node scripts/build-if-changed.ts");
const { passed, failed } = isBuilt ? runTests([]) : { passed: 0, failed: 1 };
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
