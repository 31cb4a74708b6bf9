import { expect, it } from "vitest";
import { cookieLang } from "./request-lang.server";

it.each([
  ["lang=tra", "tra"],
  ["comfort=3; lang=sim", "sim"],
  ["lang=tra ; other=1", "tra"],
  ["lang=tra.x", undefined],
  ["lang=tra,lang=sim", undefined],
  ["lang=fra", undefined],
  ["mylang=tra", undefined],
])("the language of the cookies %j is %j", (cookies, lang) => {
  expect(cookieLang(cookies)).toBe(lang);
});
