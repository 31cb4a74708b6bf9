import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { projectEnvironment } from "./run-step.ts";

export interface TestCount {
  passed: number;
  failed: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  /** A file whose tests could not even be collected has failed without a failed test. */
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: string;
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  assertionResults: { status: string }[];
}

/** The number of files that are named at the end of a run as its slowest. */
const SLOWEST = 10;

/** Runs Vitest with `args`, its output going where ours goes, names the slowest files, and counts. */
export function runTests(args: readonly string[]): TestCount {
  const folder = mkdtempSync(join(tmpdir(), "kapok-report-"));
  const file = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args],
    { stdio: "inherit", env: projectEnvironment() },
  );
  const report = read(file);
  rmSync(folder, { recursive: true, force: true });
  if (report) saySlowest(report);
  const count = report ? countOf(report) : { passed: 0, failed: 1 };
  // An error outside any test fails the run too.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** The report; undefined where the runner did not come to write it. */
function read(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Prints what took longest, of several files: a change that makes it longer is seen, and fails nothing. */
function saySlowest({ testResults }: Report): void {
  const taken = testResults.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }));
  if (taken.length <= SLOWEST) return;
  console.log("\nThe slowest files, in seconds:");
  for (const { name, seconds } of taken.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${relative(process.cwd(), name)}`);
  }
}

function countOf(report: Report): TestCount {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
