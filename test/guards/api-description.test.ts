import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { API_FILE, describeApi } from "./api-description";

it("keeps the description of the API as the contracts make it (npm run docs:api writes it)", () => {
  expect(readFileSync(API_FILE, "utf8")).toBe(describeApi());
});
