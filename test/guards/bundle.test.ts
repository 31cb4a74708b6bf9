import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtFiles, closureOf, importCircles, routeModules } from "./bundles";

const ABOUT_BYTES = 5 * 1024;

const STAFF_BYTES = 400 * 1024;

const isStaff = (module: string) => /\/staff\//.test(module);
const publicModules = routeModules().filter((module) => !isStaff(module));
const staffModules = routeModules().filter(isStaff);

/** The mark of a page that React goes on with in the browser. */
const HYDRATES = /\binteractive: true\b/;

describe("pages for visitors", () => {
  const sources = (modules: string[]) => modules.map((module) => readFileSync(module, "utf8"));

  it("bring no React", () => {
    expect(sources(publicModules).filter((source) => HYDRATES.test(source))).toEqual([]);
    expect(sources(staffModules).some((source) => HYDRATES.test(source))).toBe(true);
  });

  it(`have About's scripts in ${ABOUT_BYTES / 1024} KB`, () => {
    const files = builtFiles().filter((file) => /\/(carousel|follow-organization)-[\w-]+\.js$/.test(file));
    expect(files).toHaveLength(2);
    const bytes = files.map((file) => gzipSync(readFileSync(join("build/client", file))).length);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(ABOUT_BYTES);
  });
});

describe("what the staff area downloads", () => {
  it(`is ${STAFF_BYTES / 1024} KB at most, compressed, before a screen begins`, () => {
    const sizes = staffModules.map((module) => [module, gzipSync(closureOf(module).code).length] as const);
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(([, bytes]) => bytes > STAFF_BYTES)).toEqual([]);
  });

  // Values of such files may be asked for before they are there: the screen then does not open.
  it("has no files that wait for one another", () => {
    expect(importCircles()).toEqual([]);
  });
});
