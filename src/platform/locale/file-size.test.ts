import { expect, it } from "vitest";
import { fileSize } from "./format";

it.each([
  [1, "1 KB"],
  [240_400, "240 KB"],
  [999_999, "1,000 KB"],
  [1_250_000, "1.3 MB"],
  [25_000_000, "25 MB"],
])("says %i bytes as %s", (bytes, words) => {
  expect(fileSize(bytes, "eng")).toBe(words);
  expect(fileSize(bytes, "tra")).toBe(words);
});
