import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Lang, LocaleContext } from "./lang";
import { Filled, scriptLang } from "./name";

const shown = (lang: Lang, sentence: string, names: Parameters<typeof Filled>[0]["names"]) =>
  renderToStaticMarkup(
    <LocaleContext value={{ lang, prefix: "" }}>
      <Filled sentence={sentence} names={names} />
    </LocaleContext>,
  );

it("marks the language of a name by its script, where that is not the page's", () => {
  expect(scriptLang("陳大文", "eng")).toBe("tra");
  expect(scriptLang("SMA 聚會", "sim")).toBeUndefined();
  expect(scriptLang("Fun Day", "sim")).toBe("eng");
  expect(scriptLang("Fun Day", "eng")).toBeUndefined();
  expect(scriptLang("2026", "tra")).toBeUndefined();
});

it("puts names into a sentence, each marked with its language", () => {
  expect(shown("eng", "Deleted: {name}", { name: "春日同遊" })).toBe(
    'Deleted: <span lang="zh-Hant-HK">春日同遊</span>',
  );
  expect(shown("tra", "已刪除：{name}。", { name: "Fun Day" })).toBe(
    '已刪除：<span lang="en">Fun Day</span>。',
  );
  expect(shown("tra", "已刪除：{name}", { name: "春日同遊" })).toBe("已刪除：春日同遊");
});

it("takes what a name was typed in before what its script says, and leaves what has no name", () => {
  expect(shown("tra", "{name}", { name: { text: "2026", lang: "eng" } })).toBe('<span lang="en">2026</span>');
  expect(shown("eng", "{name}, {number}", { name: "A {number}" })).toBe("A {number}, {number}");
});
