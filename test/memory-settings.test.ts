import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";

/** The settings that a program which the project starts prints, where the environment says `said`. */
function settingsWhere(said: Record<string, string>): Record<string, string> {
  const print = "JSON.stringify(process.env)";
  const script = `import { becomeProjectNode } from "./scripts/setup.mjs"; await becomeProjectNode(["-p", "${print}"]);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { PATH: process.env.PATH, ...said },
    encoding: "utf8",
  });
  return JSON.parse(printed) as Record<string, string>;
}

const SETTINGS = parseEnv(readFileSync("scripts/memory.env", "utf8"));

it("what the project starts has its memory bounded", () => {
  expect(Object.keys(SETTINGS)).toHaveLength(4);
  expect(settingsWhere({})).toMatchObject(SETTINGS);
});

it("what the operator says of memory goes before", () => {
  const own = { NODE_OPTIONS: "--max-semi-space-size=32" };
  expect(settingsWhere(own)).toMatchObject({ ...SETTINGS, ...own });
});
