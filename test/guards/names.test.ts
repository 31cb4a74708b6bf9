import { expect, it } from "vitest";
import { codeFiles, projectFiles, textOf } from "./project-files";

const VAGUE = /(^|[/-])(utils?|helpers?|misc|stuff)([/.-])|(^|\/)(common|shared|lib)[/.]/i;

it("names no file or folder after nothing in particular", () => {
  expect(projectFiles().filter((path) => VAGUE.test(path))).toEqual([]);
});

it.each(["src/utils/a.ts", "src/date-utils.ts", "src/platform/helpers.server.ts", "test/misc-things.ts"])(
  "takes %s for such a name",
  (path) => expect(path).toMatch(VAGUE),
);

// A path of one machine means nothing on the next one.
it("mentions no folder of the machine that it was written on", () => {
  const machine = new RegExp(`(^|["'\`\\s(=])/(${["work", "tmp", "root", "home"].join("|")})/`, "m");
  expect(projectFiles().filter((path) => machine.test(textOf(path)))).toEqual([]);
});

// What is switched off says why, where it is switched off.
it("silences no check without a reason", () => {
  const silenced = /@ts-(ignore|nocheck|expect-error)[ \t]*$|biome-ignore[^:\n]*(:\s*)?$/m;
  expect(codeFiles().filter((path) => silenced.test(textOf(path)))).toEqual([]);
});
