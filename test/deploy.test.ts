import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!hasSystemd)
  process.stdout.write("SKIPPED  What needs systemd-analyze: there is none on this machine.\n");

it.skipIf(!hasSystemd)("deploy/kapok.service is a unit without a mistake", () => {
  const folder = mkdtempSync(join(tmpdir(), "kapok-unit-"));
  const unit = join(folder, "kapok.service");
  // This machine may have its Node elsewhere.
  const text = readFileSync("deploy/kapok.service", "utf8").replace("/usr/bin/node", process.execPath);
  writeFileSync(unit, text);
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
  rmSync(folder, { recursive: true, force: true });
  const said = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("kapok.service"));
  expect(said).toEqual([]);
});

it("deploy/compose.yaml and the Dockerfile name no setting that the program does not read", () => {
  const settings = readFileSync("src/core/environment.server.ts", "utf8");
  const app = /\n {2}app:\n.*?\n {4}deploy:/s.exec(readFileSync("deploy/compose.yaml", "utf8"))?.[0] ?? "";
  const named = [...app.matchAll(/^ {6}([A-Z][A-Z0-9_]+): /gm)].map(([, name = ""]) => name);
  expect(named).toContain("SESSION_SECRET");
  expect(named.filter((name) => !settings.includes(`    ${name}: `))).toEqual([]);
});
