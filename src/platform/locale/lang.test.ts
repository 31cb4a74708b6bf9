import { expect, it } from "vitest";
import { fill } from "./lang";

it.each([
  ["给 {name} 的邀请", { name: "王大伟" }, "给王大伟的邀请"],
  ["给 {name} 的邀请", { name: "David Wong" }, "给 David Wong 的邀请"],
  ["給 {name} 的邀請", { name: "王大文 David" }, "給王大文 David 的邀請"],
  ["共 {count} 項，{name} 最新", { count: 12, name: "《同行》" }, "共 12 項，《同行》最新"],
  ["{name} has {title} open", { name: "陳大文", title: "木棉開花" }, "陳大文 has 木棉開花 open"],
  ["{one} {other}", { one: "陳", other: "王" }, "陳 王"],
  ["由 {unknown} 儲存", {}, "由 {unknown} 儲存"],
])("fills %s", (sentence, values, expected) => {
  expect(fill(sentence, values)).toBe(expected);
});
