import { expect, it } from "vitest";
import { leanPage } from "./lean-page.server";
import { PAGE_SCRIPT, SCRIPT_PARTS } from "./page-script";

const page = (content: string) => `<main>${content}</main><script>${PAGE_SCRIPT}</script>`;
const served = (content: string) => leanPage(page(content));

it.each(SCRIPT_PARTS)("sends the part for $attribute to pages that have it", ({ attribute, code }) => {
  expect(served(`<div ${attribute}="">`)).toContain(code);
  expect(served("<p>words</p>")).not.toContain(code);
  expect(served(`<p>${attribute}</p>`)).not.toContain(code);
});

it("sends every page what closes menus, and runs as it stands", () => {
  const left = served("");
  expect(left).toContain("Escape");
  const code = left.match(/<script>(.*)<\/script>/)?.[1] ?? "";
  expect(() => new Function(code)).not.toThrow();
  expect(code.length).toBeLessThan(PAGE_SCRIPT.length / 1.8);
});

it("sends texts without seams", () => {
  expect(served("<p>one<!-- --> and <!-- -->two</p>")).toContain("<p>one and two</p>");
});

it("leaves whole what goes on in the browser", () => {
  const interactive = `${page("a<!-- -->b")}<script type="module">import("/a.js")</script>`;
  expect(leanPage(interactive)).toBe(interactive);
});
