import { expect, it } from "vitest";
import { longFunctions } from "./long-functions";
import { codeFiles, projectFiles, textOf } from "./project-files";

const FILE_LINES = 250;
const FUNCTION_LINES = 40;
/** Long because of what they list, not because of what they do. */
const LISTS = /\/locale\/words\/|^migrations\/|\/demo\/|\/art\/|^src\/charity|^\.dependency-cruiser/;

/** A journey is a story that is read from its beginning to its end. */
const STORIES = /\.test\.tsx?$/;

const lines = (path: string) => textOf(path).trimEnd().split("\n").length;

it(`keeps every file within ${FILE_LINES} lines`, () => {
  const sheets = projectFiles().filter((path) => path.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(20);
  const long = [...codeFiles(), ...sheets].filter((path) => !LISTS.test(path) && lines(path) > FILE_LINES);
  expect(long.map((path) => `${path}: ${lines(path)} lines`)).toEqual([]);
});

it(`keeps every function within ${FUNCTION_LINES} lines, its markup and the functions in it not counted`, () => {
  const long = codeFiles()
    .filter((path) => !LISTS.test(path) && !STORIES.test(path))
    .flatMap((path) => longFunctions(path, textOf(path), FUNCTION_LINES));
  expect(long).toEqual([]);
});

it("measures what it says", () => {
  const body = "  work();\n".repeat(31);
  expect(longFunctions("a.ts", `function long() {\n${body}}`, 30)).toEqual(["a.ts:1: long has 33 lines"]);
  expect(longFunctions("a.ts", `function outer() {\n  return () => {\n${body}  };\n}`, 30)).toHaveLength(1);
  const markup = `function Page() {\n  return <p>\n${"a\n".repeat(40)}</p>;\n}`;
  expect(longFunctions("a.tsx", markup, 30)).toEqual([]);
});
