// npm test: everything that must be true before a change is done. Arguments go to the test runner, which
// then is all that runs: npm test -- src/features/news
import { readFileSync } from "node:fs";
import { chromiumReady } from "./chromium.ts";
import { runStep } from "./run-step.ts";
import { runTests, type TestCount } from "./run-tests.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

const STEPS: readonly [title: string, command: string | undefined][] = [
  ["types", scripts["check:types"]],
  ["style", scripts["check:style"]],
  ["imports", scripts["check:imports"]],
  ["unused code", scripts["check:unused"]],
  ["licences", scripts["check:licences"]],
];
const BUILD = ["build", "node scripts/build-if-changed.ts"] as const;

const chosen = process.argv.slice(2);
const count: TestCount = { passed: 0, failed: 0 };

async function step(title: string, command: string | undefined): Promise<void> {
  const ok = await runStep(title, command ?? `echo "package.json has no script for ${title}" && exit 1`);
  count[ok ? "passed" : "failed"] += 1;
}

// Together: most of them keep one core busy.
const steps = chosen.length === 0 ? [BUILD, ...STEPS] : [BUILD];
await Promise.all(steps.map(([title, command]) => step(title, command)));
const withoutBrowser = chromiumReady() ? undefined : "The browser tests were skipped: there is no Chromium.";
const tests = runTests(withoutBrowser ? ["--project=program", "--project=apart", ...chosen] : chosen);
count.passed += tests.passed;
count.failed += tests.failed;

if (withoutBrowser) console.log(`\nSKIPPED  ${withoutBrowser}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);
