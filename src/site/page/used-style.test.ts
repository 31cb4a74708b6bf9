import { describe, expect, it } from "vitest";
import { namesIn, parseStyle, usedStyle } from "./finish-page.server";

const used = (css: string, html: string) => usedStyle(parseStyle(css), namesIn(html));

describe("the rules that a page uses", () => {
  it.each([
    [".card{color:red}", '<p class="wide card">'],
    ["p{color:red}", "<main><p>"],
    ["linearGradient{color:red}", "<svg><linearGradient/></svg>"],
    [".a .b>p{color:red}", '<p class="b"><i class="a">'],
    ["[data-comfort~=big] p{color:red}", '<html data-comfort="big"><p>'],
    [".w-1\\/2{color:red}", '<p class="w-1/2">'],
    [".a:not(.b):hover::before{color:red}", '<p class="a">'],
    [":is(.a,.b) p{color:red}", "<p>"],
    ["p[open],p[hidden],p[aria-expanded=true]{color:red}", "<p>"],
    ["p{color:red}", `<script>i<n+'"'</script><p class="a" title="1 > 2">`],
    [":root{--a:1px}", "<p>"],
    ["::selection{color:red}", "<p>"],
    ['p{content:"a;b}c"}', '<p title="a > b">'],
    ["@page{margin:1cm}", "<p>"],
    ["@font-face{font-family:a}", "<p>"],
    ["@keyframes a{from{opacity:0}to{opacity:1}}", "<p>"],
    ["@layer base,components;@layer components{p{color:red}}", "<p>"],
    ["@media print{@supports (gap:1px){p{color:red}}}", "<p>"],
  ])("are %s for %s", (css, html) => {
    expect(used(css, html)).toBe(css);
  });

  it.each([
    [".card{color:red}", "<p>card</p>"],
    ["table{color:red}", '<p class="table">'],
    [".a .b{color:red}", '<p class="a">'],
    ["[data-comfort]{color:red}", "<p>data-comfort</p>"],
    ["@media print{.card{color:red}}", "<p>"],
  ])("are not %s for %s", (css, html) => {
    expect(used(css, html)).toBe("");
  });

  it("preserve their order, and of several selectors those that can match", () => {
    const css = ".b{color:red}table,.b,p{margin:0}.c{margin:1px}@media print{p{margin:2px}.c{color:red}}";
    const rest = ".b{color:red}.b,p{margin:0}@media print{p{margin:2px}}";
    expect(used(css, '<p class="b">')).toBe(rest);
  });
});
