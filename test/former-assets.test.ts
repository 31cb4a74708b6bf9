import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildKeepingFormer } from "../scripts/former-assets";

const DAY = 24 * 60 * 60 * 1000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kapok-build-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = (side: "client" | "server") => readdirSync(join(folder, "build", side, "assets")).sort();

/** A build with these files on both sides, on that day; one that fails leaves half of them, as bundlers do. */
function build(files: string[], day: number, succeeds = true): boolean {
  const make = (into: string) => {
    for (const side of succeeds ? ["client", "server"] : ["client"]) {
      const assets = join(into, side, "assets");
      rmSync(join(into, side), { recursive: true, force: true });
      mkdirSync(assets, { recursive: true });
      for (const name of files) writeFileSync(join(assets, name), name);
    }
    return succeeds;
  };
  return buildKeepingFormer(join(folder, "build"), make, day * DAY);
}

it("serves the files of former builds for thirty days after they were replaced", () => {
  build(["shared.js", "first.js"], 0);
  expect(names("client")).toEqual(["first.js", "shared.js"]);
  build(["shared.js", "second.js"], 100);
  expect(names("client")).toEqual(["first.js", "second.js", "shared.js"]);
  build(["shared.js", "third.js"], 120);
  expect(names("client")).toEqual(["first.js", "second.js", "shared.js", "third.js"]);
  build(["shared.js", "third.js"], 131);
  expect(names("client")).toEqual(["second.js", "shared.js", "third.js"]);
  build(["shared.js", "first.js"], 151);
  expect(names("client")).toEqual(["first.js", "shared.js", "third.js"]);
});

describe("a site that runs while its next build is made", () => {
  it("finds the parts of the program that it has yet to load, until the build after that", () => {
    build(["shared.js", "first.js"], 0);
    build(["shared.js", "second.js"], 1);
    expect(names("server")).toEqual(["first.js", "second.js", "shared.js"]);
    build(["shared.js", "third.js"], 2);
    expect(names("server")).toEqual(["second.js", "shared.js", "third.js"]);
  });

  it("keeps its own when that build fails, and nothing of the failed one is left", () => {
    build(["first.js"], 0);
    expect(build(["broken.js"], 1, false)).toBe(false);
    expect([names("client"), names("server")]).toEqual([["first.js"], ["first.js"]]);
    expect(readdirSync(join(folder, "build")).sort()).toEqual([".former-assets", "client", "server"]);
    expect(build(["second.js"], 2)).toBe(true);
    expect(names("server")).toEqual(["first.js", "second.js"]);
  });
});
