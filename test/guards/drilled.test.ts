import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { DRILLED } from "../setup/drilled";

it("leaves to the drill only files that are there, each once", () => {
  expect(DRILLED.filter((file) => !existsSync(file))).toEqual([]);
  expect(DRILLED).toEqual([...new Set(DRILLED)].sort());
});
