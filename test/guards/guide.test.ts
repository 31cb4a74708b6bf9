import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { type GuideBlock, guideFiles, guideLists } from "./guide";

const IMPORT = /import (?:type )?(\w+|\{[^}]+\}) from "(\.[^"]+)"/g;

it("is six files and one line in each list", () => {
  expect([guideFiles.length, guideLists.length]).toEqual([6, 2]);
});

/** The text of a module: of the guide's own, or of the project; undefined where there is none. */
function textOf(module: string): string | undefined {
  const paths = ["", ".ts", ".tsx"].map((end) => module + end);
  const own = guideFiles.find(({ path }) => paths.includes(path));
  const there = paths.find((path) => existsSync(path) && /\.tsx?$/.test(path));
  return own?.text ?? (there && readFileSync(there, "utf8"));
}

const exports = (text: string, name: string) =>
  new RegExp(
    `export (async )?(const|let|function\\*?|class|interface|type) ${name}\\b|export (type )?\\{[^}]*\\b${name}\\b`,
  ).test(text);

/** The names that an import wants of a module, or its default. */
const wantedBy = (what: string): string[] =>
  what.startsWith("{")
    ? what
        .slice(1, -1)
        .split(",")
        .map(
          (name) =>
            name
              .replace(/\btype /, "")
              .split(" as ")[0]
              ?.trim() ?? "",
        )
    : ["default"];

/** The names that a file of the guide takes from the project, or from another of its own, and which are not there. */
function missing({ path, text }: GuideBlock): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, what = "", from = ""]) => {
    if (from.includes("+types")) return [];
    const given = textOf(join(dirname(path), from));
    if (given === undefined) return [from];
    const isThere = (name: string) =>
      name === "default" ? /export default/.test(given) : exports(given, name);
    return wantedBy(what)
      .filter((name) => name && !isThere(name))
      .map((name) => `${name} of ${from}`);
  });
}

// npm run drill compiles, builds and serves what the guide says (e2e/operator/guide.slow.test.ts).
it.each([...guideFiles, ...guideLists])("takes only what there is: $path", (block) => {
  expect([...block.text.matchAll(IMPORT)]).toHaveLength([...block.text.matchAll(/ from "\./g)].length);
  expect(missing(block)).toEqual([]);
});
