import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kapok-command-line-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs it as npm does, in a folder that has nothing. */
const asNpm = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [resolve(script), ...args], {
    encoding: "utf8",
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), INIT_CWD: folder },
  });

it.each(["start", "staff", "backup", "restore", "import", "dev", "test", "prepare-release"])(
  "npm run %s -- --help says how it is called, and does nothing",
  (name) => {
    for (const option of ["--help", "-h"]) {
      const { status, stdout, stderr } = asNpm(`scripts/${name}.mjs`, option);
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/^Usage: npm /);
    }
    expect(readdirSync(folder)).toEqual([]);
  },
);

it.each([
  ["start", "--port=4000"],
  ["staff", "--list"],
  ["backup", "--encrypt", "x.tar.gz"],
  ["restore", "x.tar.gz", "--force"],
  ["import", "old", "--force"],
  ["dev", "--host"],
  ["prepare-release", "--now"],
])("npm run %s refuses an option that it does not have: %s", (name, ...args) => {
  const { status, stdout, stderr } = asNpm(`scripts/${name}.mjs`, ...args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Unknown option '-.+'\.\n\nUsage: npm /);
  expect(readdirSync(folder)).toEqual([]);
});

it.each(["tools/crash", "scripts/sbom", "scripts/licences"])(
  "%s.ts, a tool of the project, does so too",
  (tool) => {
    const { status, stdout } = asNpm(`${tool}.ts`, "--help");
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run /)]);
    expect(asNpm(`${tool}.ts`, "--all").status).toBe(1);
  },
);
