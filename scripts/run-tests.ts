import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectEnvironment } from "./run-step.ts";

export interface TestCount {
  passed: number;
  failed: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  /** A file whose tests could not even be collected has failed without a failed test. */
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Runs Vitest with `args`, its output going where ours goes, and counts. */
export function runTests(args: readonly string[]): TestCount {
  const folder = mkdtempSync(join(tmpdir(), "kapok-report-"));
  const file = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const isAll = args.every((arg) => arg.startsWith("-"));
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args],
    {
      stdio: "inherit",
      // Else each of the many sites makes for itself the pictures that it shows; a few chosen files are faster so.
      env: { ...projectEnvironment(), ...(isAll && { DEMO_PICTURES: "all" }) },
    },
  );
  const count = countOf(file);
  rmSync(folder, { recursive: true, force: true });
  // An error outside any test fails the run too.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

function countOf(file: string): TestCount {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
