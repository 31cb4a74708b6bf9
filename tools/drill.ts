// npm run drill: the tests that cut the power of the running site, at full size on both databases: 300 forms,
// 100 donations by PayPal, 100 receipts; ten kills under load on each; a machine and the database lost behind nginx;
// the heaviest of the files made to do harm; two builds of the site side by side; and a short soak. npm test runs them small, or not at all.
import { runStep } from "../scripts/run-step.ts";
import { runTests } from "../scripts/run-tests.ts";

const DRILLS = [
  "mail-survives",
  "donations-survive",
  "receipts-survive",
  "crash",
  "hostile-uploads",
  "many-machines",
  "many-machines-deploy",
  "soak",
];

process.env.DRILL = "full";
const built = runStep("build", "node scripts/build-if-changed.ts");
const { passed, failed } = built
  ? runTests(["--project=browser", ...DRILLS.map((name) => `e2e/${name}.test.ts`)])
  : { passed: 0, failed: 1 };
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
