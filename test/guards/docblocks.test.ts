import { expect, it } from "vitest";
import { codeFiles, textOf } from "./project-files";

/** A docblock that begins with a question instead of the thing that it documents. */
const QUESTION = /\/\*\*\s*(?:\n\s*\* )?(?:What|How|Whether)\b[^\n]*/g;

// Migrations are not edited once they are merged.
const files = codeFiles().filter((path) => !path.startsWith("migrations/"));

it("finds the docblocks", () => {
  expect(files.flatMap((path) => textOf(path).match(/\/\*\*/g) ?? []).length).toBeGreaterThan(2000);
});

// "The query of a list" is found by eye and by search; "What a list asks for" has to be read to its end.
it("lets every docblock begin with the thing that it documents", () => {
  const found = files.flatMap((path) =>
    (textOf(path).match(QUESTION) ?? []).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});
