// npm test: everything that must be true before a change is done. Arguments go to the test runner, which then is all
// that runs: npm test -- src/features/news. With --changed the checks run, and the tests that load a changed file (of
// one in a feature, a page or src/ui those near to it: near-tests.ts), on PostgreSQL only where the change is about
// databases; of those in a browser, for which the site has to be built, only the ones that were changed themselves.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromiumReady } from "./chromium.ts";
import { nearTests } from "./near-tests.ts";
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
const WITHOUT_BROWSER = "--project=program";

const chosen = process.argv.slice(2);
const isChanged = chosen.includes("--changed");
const namesFiles = chosen.some((argument) => !argument.startsWith("-"));
const count: TestCount = { passed: 0, failed: 0 };

async function step(title: string, command: string | undefined): Promise<void> {
  const ok = await runStep(title, command ?? `echo "package.json has no script for ${title}" && exit 1`);
  count[ok ? "passed" : "failed"] += 1;
}

function test(args: readonly string[]): void {
  const { passed, failed } = runTests(args);
  count.passed += passed;
  count.failed += failed;
}

/** The files that differ from the last commit, or are new. */
function changedFiles(): string[] {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout.split("\n");
  return [
    ...git("diff", "--name-only", "--diff-filter=d", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

const changed = isChanged ? changedFiles() : [];
const journeys = changed.filter((file) => /^e2e\/.*\.test\.ts$|\.browser\.test\.ts$/.test(file));
if (isChanged && !changed.some((file) => /^migrations\/|^src\/platform\/db\//.test(file))) {
  process.env.TEST_ENGINES = "sqlite";
}
const needsSite = !isChanged || journeys.length > 0;
const steps = [...(needsSite ? [BUILD] : []), ...(chosen.length === 0 || isChanged ? STEPS : [])];
// Together: most of them keep one core busy.
await Promise.all(steps.map(([title, command]) => step(title, command)));

const hasBrowser = needsSite && chromiumReady();
if (isChanged) {
  const near = nearTests(changed);
  const asked = near ? [...chosen.filter((argument) => argument !== "--changed"), ...near] : chosen;
  test([WITHOUT_BROWSER, "--passWithNoTests", ...asked]);
  if (hasBrowser) test(journeys);
} else if (!hasBrowser) test([WITHOUT_BROWSER, ...chosen]);
else test(namesFiles ? chosen : ["--project=!slow", ...chosen]);

if (needsSite && !hasBrowser) console.log("\nSKIPPED  The browser tests were skipped: there is no Chromium.");
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);
