import { expect, it } from "vitest";
import { fullName } from "./format";

it.each([
  ["大文", "陳", "陳大文"],
  ["Tai Man", "Chan", "Tai Man Chan"],
  ["美", "Chan", "美 Chan"],
  ["Mary", "陳", "Mary 陳"],
  ["大文", "", "大文"],
  ["", "Chan", "Chan"],
  ["", "", ""],
])("writes %j and %j as %j", (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
