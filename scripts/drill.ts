// npm run drill: the tests that npm test runs small, or in part, at full size. They cut the power of the running site
// on both databases: 300 forms, 100 donations by PayPal, 100 receipts; ten kills under load on each; a machine and the
// database lost behind nginx; the heaviest of the files made to do harm; releases side by side; every old database on
// both; all journeys in other browsers; a short soak; every page and screen in every language and colour scheme; a
// thousand histories of translations saved on both; hostile input for every call, and each feature, on both.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DRILLED } from "../test/setup/drilled.ts";
import { readCommandLine } from "./command-line.mjs";
import { runStep } from "./run-step.ts";
import { runTests } from "./run-tests.ts";

/** The tests that ask for their size, and those that the gate does not run. */
const DRILLS = testsThat(
  ["e2e", "src"],
  (file, source) => DRILLED.includes(file) || /\/fixtures\/(drill|sampling)"/.test(source),
);

/** Those without a browser that ask for their size, or for the databases, of which the gate has one by turns. */
const PROGRAM_DRILLS = testsThat(["src", "test"], (_, source) =>
  /\/fixtures\/drill"|\bENGINES\b|\bDRILL\b/.test(source),
);

function testsThat(folders: string[], isDrill: (file: string, source: string) => boolean): string[] {
  return folders
    .flatMap((folder) => globSync("**/*.test.ts", { cwd: folder }).map((file) => join(folder, file)))
    .filter((file) => isDrill(file, readFileSync(file, "utf8")));
}

readCommandLine({
  usage: `npm run drill

Runs at full size what npm test tries small; well over an hour. It takes no arguments.`,
});
process.env.DRILL = "full";
const built = await runStep("build", "node scripts/build-if-changed.ts");
const runs = built
  ? [runTests(["--project=browser", ...DRILLS]), runTests(["--project=program", ...PROGRAM_DRILLS])]
  : [{ passed: 0, failed: 1 }];
const passed = runs.reduce((sum, run) => sum + run.passed, 0);
const failed = runs.reduce((sum, run) => sum + run.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
