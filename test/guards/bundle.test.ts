import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { publicEng } from "../../src/core/locale/words/public";
import { staffEng } from "../../src/core/locale/words/staff.eng";
import { closureOf, routeModules } from "./bundles";

const ASSETS = "build/client/assets";
const ABOUT_BYTES = 5 * 1024;

/** Words that survive minification in whatever holds the library. */
const MARKS: Record<string, RegExp> = {
  "the rich-text editor": /ProseMirror/,
  Zod: /\b_zod\b/,
};

const isStaff = (module: string) => /\/staff\//.test(module);
const publicModules = routeModules().filter((module) => !isStaff(module));
const staffWords = texts(staffEng).filter((text) => text.length > 20 && !texts(publicEng).includes(text));

function texts(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(texts) : [];
}

describe.each(publicModules)("what %s makes a visitor download", (module) => {
  const { code } = closureOf(module);

  it.each(Object.entries(MARKS))("is without %s", (_, mark) => expect(code).not.toMatch(mark));

  it("is without anything of the staff area", () => {
    expect(staffWords.filter((text) => code.includes(text))).toEqual([]);
  });
});

/** The mark of a page that React goes on with in the browser. */
const HYDRATES = /\binteractive: true\b/;

describe("pages for visitors", () => {
  const sources = (modules: string[]) => modules.map((module) => readFileSync(module, "utf8"));

  it("bring no React", () => {
    expect(sources(publicModules).filter((source) => HYDRATES.test(source))).toEqual([]);
    expect(sources(routeModules().filter(isStaff)).some((source) => HYDRATES.test(source))).toBe(true);
  });

  it(`have About's scripts in ${ABOUT_BYTES / 1024} KB`, () => {
    const files = readdirSync(ASSETS).filter((file) =>
      /^(carousel|follow-organization)-[\w-]+\.js$/.test(file),
    );
    expect(files).toHaveLength(2);
    const bytes = files.map((file) => gzipSync(readFileSync(join(ASSETS, file))).length);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(ABOUT_BYTES);
  });
});

// A mark that is found nowhere would keep nothing out.
describe("what the staff area downloads", () => {
  const { code } = closureOf("src/core/richtext/editor.tsx", ...routeModules().filter(isStaff));

  it.each(Object.entries(MARKS))("has %s", (_, mark) => expect(code).toMatch(mark));

  it("has its words", () => {
    expect(staffWords.filter((text) => code.includes(text)).length).toBeGreaterThan(10);
  });
});
