import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";

/** Files that list all features: whatever loads one of them loads the whole program. */
const LISTS = ["src/features/index.server.ts", "src/features/index.browser.ts"];
/** What only a part of the program is made of, and what is no program. */
const LEAVES = [
  "src/features/**",
  "src/pages/**",
  "src/ui/**",
  "src/contract/**",
  "e2e/**",
  "docs/**",
  "*.md",
];
/** Tests of the whole program. */
const OF_ALL = /^test\//;

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;
const ENDINGS = ["", ".ts", ".tsx"];

/**
 * Gives the tests without a browser that are near to `changed`: those that load one of them without a list of all
 * features, those in its folder or below, and those of the whole program. Undefined where something that all features
 * stand on has changed, or a list of them.
 */
export function nearTests(changed: readonly string[]): string[] | undefined {
  const isLeaf = (file: string) => !LISTS.includes(file) && LEAVES.some((glob) => matchesGlob(file, glob));
  if (!changed.every(isLeaf)) return undefined;
  const importers = importersOf(globSync(["src/**/*.{ts,tsx}", "test/**/*.ts"]));
  const near = new Set(changed);
  for (const file of near) {
    if (LISTS.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) near.add(importer);
  }
  const folders = changed.map((file) => `${dirname(file)}/`).filter((folder) => folder.startsWith("src/"));
  const tests = globSync("{src,test}/**/*.test.{ts,tsx}");
  return tests
    .filter((test) => !/\.(slow|browser)\.test\./.test(test))
    .filter(
      (test) => near.has(test) || OF_ALL.test(test) || folders.some((folder) => test.startsWith(folder)),
    )
    .sort();
}

/** The files that import each file by value. */
function importersOf(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, still, lazy] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const path = join(dirname(file), still ?? lazy ?? "");
      const found = ENDINGS.map((ending) => path + ending).find(
        (each) => /\.\w+$/.test(each) && existsSync(each),
      );
      if (found) importers.set(found, [...(importers.get(found) ?? []), file]);
    }
  }
  return importers;
}
