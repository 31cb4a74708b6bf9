import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";
import { ON_BOTH } from "../engines";
import { DRILLED } from "../setup/drilled";

it("leaves to the drill only files that are there, each once", () => {
  expect(DRILLED.filter((file) => !existsSync(file))).toEqual([]);
  expect(DRILLED).toEqual([...new Set(DRILLED)].sort());
});

it("asks of both databases what is there, by beginnings of paths that each name something", () => {
  const files = globSync("{src,test}/**/*.test.{ts,tsx}");
  expect(ON_BOTH.filter((start) => !files.some((file) => file.startsWith(start)))).toEqual([]);
  expect(ON_BOTH).toEqual([...ON_BOTH].sort());
});
