import { describe, expect, it } from "vitest";
import { traditionalIn } from "./languages.server";

describe("Traditional characters in the Simplified text", () => {
  it.each([
    ["歡迎參加我們的活動", "歡參們動"],
    ["欢迎参加我们的活动", ""],
    ["<p>木棉花開，木棉花開</p>", "開"],
    ["Welcome", ""],
    ["", ""],
  ])("of %s are %s", (text, found) => {
    expect(traditionalIn(text)).toBe(found);
  });
});
