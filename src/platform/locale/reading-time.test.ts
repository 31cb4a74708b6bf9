import { expect, it } from "vitest";
import { readingMinutes } from "./format";

it.each([
  ["", 1],
  ["One two three", 1],
  ["word ".repeat(200), 1],
  ["word ".repeat(500), 3],
  ["It’s 3.5 well-known km. ".repeat(100), 2],
  ["木".repeat(300), 1],
  ["木棉花，".repeat(300), 3],
  [`${"木".repeat(600)} ${"SMA ".repeat(400)}`, 4],
])("%#. takes %i minutes", (text, minutes) => expect(readingMinutes(text)).toBe(minutes));
