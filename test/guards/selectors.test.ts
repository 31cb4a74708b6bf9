import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { projectFiles, textOf } from "./project-files";

/** Sheets that the staff area may load, among them those of every public page. */
const shared = projectFiles().filter((path) => path.startsWith("src/") && path.endsWith(".css"));

/** The sheets of one public page; no form is shown with them. */
const ALONE = /^src\/pages\/\w+\//;

/**
 * Selectors for which a browser looks a whole screen over with each part that comes into it. A form of 42 editors
 * took 2.5 seconds in place of half a second with one, and more with the other (docs/performance.md).
 */
const COSTLY = /:nth-(?:last-)?child\([^;{]*? of |(?:html|body|main):has\(> [^)]*>/g;

it("has no selector in the sheets of the staff area that makes each new part of a screen dear", () => {
  const sheets = shared.filter((path) => !ALONE.test(path));
  expect(sheets.length).toBeGreaterThan(50);
  const costly = sheets.flatMap((path) =>
    [...textOf(path).matchAll(COSTLY)].map(([selector]) => `${path} ${selector}`),
  );
  expect(costly).toEqual([]);
});

it("makes the utility classes of screens from folders and files that there are", () => {
  const sources = shared.flatMap((path) =>
    [...textOf(path).matchAll(/^@source "(.+)";$/gm)].map(([, source = ""]) => join(dirname(path), source)),
  );
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => globSync(source).length === 0)).toEqual([]);
});
