import { expect, it } from "vitest";
import { sectionsIn } from "./sections";

it("parts rich text by its larger headings", () => {
  expect(sectionsIn("<p>Before</p><h2>A <em>b</em> &amp; c</h2><p>One</p><h3>Two</h3><h2>D</h2>")).toEqual([
    { heading: "", html: "<p>Before</p>" },
    { heading: "A b & c", html: "<p>One</p><h3>Two</h3>" },
    { heading: "D", html: "" },
  ]);
  expect(sectionsIn("")).toEqual([]);
});
