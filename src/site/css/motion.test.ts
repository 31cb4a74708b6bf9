import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../..");
const MOVES = /^(?:transition|animation)(?:-[a-z]+)?: (?!none)|^scroll-behavior: smooth|^@keyframes/;
const WELCOME = /prefers-reduced-motion: no-preference/;

/** Lines of a stylesheet that animate something for users who prefer reduced motion. */
function movements(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const line of css.split("\n").map((each) => each.trim())) {
    if (MOVES.test(line) && !around.some((rule) => WELCOME.test(rule))) found.push(line);
    if (line.endsWith("{")) around.push(line);
    if (line === "}") around.pop();
  }
  return found;
}

it("nothing moves for those who ask the system for less motion", async () => {
  const found: string[] = [];
  for await (const file of glob("**/*.{css,ts,tsx}", { cwd: SRC, exclude: ["**/*.test.*"] })) {
    const text = readFileSync(join(SRC, file), "utf8");
    if (file.endsWith(".css")) found.push(...movements(text).map((line) => `${file}: ${line}`));
    else if (/\b(?:animate|transition)-[a-z]+[ "`]|behavior: "smooth"/.test(text)) found.push(file);
  }
  expect(found).toEqual([]);
});

it("sees what moves", () => {
  expect(movements("a {\n  transition: color 1s;\n}")).toEqual(["transition: color 1s;"]);
  expect(
    movements("@media (prefers-reduced-motion: no-preference) {\n  a {\n    animation: x 1s;\n  }\n}"),
  ).toEqual([]);
});
