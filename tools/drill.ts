// npm run drill: the tests that cut the power of the running site, at full size on both databases: 300 forms,
// 100 donations by PayPal, 100 receipts; ten kills under load on each; a machine and the database lost behind nginx;
// the heaviest of the files made to do harm; two builds of the site side by side; and a short soak. npm test runs them small, or not at all.
import { runStep } from "../scripts/run-step.ts";
import { runTests } from "../scripts/run-tests.ts";

const DRILLS = [
  "e2e/operator/mail-survives.test.ts",
  "e2e/donor/donations-survive.test.ts",
  "e2e/donor/receipts-survive.test.ts",
  "e2e/operator/crash.test.ts",
  "e2e/operator/hostile-uploads.test.ts",
  "e2e/operator/many-machines.test.ts",
  "e2e/operator/many-machines-deploy.test.ts",
  "e2e/operator/soak.test.ts",
];

process.env.DRILL = "full";
const built = runStep("build", "node scripts/build-if-changed.ts");
const { passed, failed } = built ? runTests(["--project=browser", ...DRILLS]) : { passed: 0, failed: 1 };
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
