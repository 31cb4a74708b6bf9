import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildKeepingFormer } from "../scripts/former-assets";

const DAY = 24 * 60 * 60 * 1000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kapok-build-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const assets = () => join(folder, "build", "client", "assets");
const names = () => readdirSync(assets()).sort();

/** A build with these files, on that day. */
function build(files: string[], day: number): void {
  buildKeepingFormer(
    join(folder, "build"),
    () => {
      rmSync(assets(), { recursive: true, force: true });
      mkdirSync(assets(), { recursive: true });
      for (const name of files) writeFileSync(join(assets(), name), name);
      return true;
    },
    day * DAY,
  );
}

it("serves the files of former builds for thirty days after they were replaced", () => {
  build(["shared.js", "first.js"], 0);
  expect(names()).toEqual(["first.js", "shared.js"]);
  build(["shared.js", "second.js"], 100);
  expect(names()).toEqual(["first.js", "second.js", "shared.js"]);
  build(["shared.js", "third.js"], 120);
  expect(names()).toEqual(["first.js", "second.js", "shared.js", "third.js"]);
  build(["shared.js", "third.js"], 131);
  expect(names()).toEqual(["second.js", "shared.js", "third.js"]);
  build(["shared.js", "first.js"], 151);
  expect(names()).toEqual(["first.js", "shared.js", "third.js"]);
});
