import { expect, it } from "vitest";
import { codeFiles, textOf } from "./project-files";

const FIELD = "src/content/field.ts";

/** The names of the kinds of fields. Files are images and PDFs too; what is `custom` only its type knows. */
const names = [...(/type KindName =([^;]+);/.exec(textOf(FIELD))?.[1] ?? "").matchAll(/"(\w+)"/g)]
  .map(([, name = ""]) => name)
  .filter((name) => !/^(image|pdf|custom)$/.test(name));

const NAME = `"(${names.join("|")})"`;
const COMPARED = new RegExp(`\\bkind\\)? [!=]== ${NAME}|\\bKindName\\b`);
const CASE = new RegExp(`switch \\([\\w.]*\\bkind\\)[^]*case ${NAME}`);

/** Tells whether a program asks a field for its kind, or lists kinds. */
const asksForKind = (text: string): boolean => COMPARED.test(text) || CASE.test(text);

it("lets a kind of field say all about itself, and nobody else ask for its name", () => {
  const asking = codeFiles()
    .filter((path) => /^src\/(?!content\/kinds\/)/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => asksForKind(textOf(path)));
  // Where the names are, and where each has its input on screen: one that lacks it does not compile.
  expect(asking).toEqual([FIELD, "src/content/staff/field-input.tsx"]);
});

it("finds who asks", () => {
  expect(names).toHaveLength(19);
  expect(asksForKind('if (field.kind === "group") return;')).toBe(true);
  expect(asksForKind('switch (field.kind) {\n  case "line":')).toBe(true);
  expect(asksForKind('file.kind === "image"')).toBe(false);
});
