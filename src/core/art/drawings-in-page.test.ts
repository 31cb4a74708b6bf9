import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { drawingOf, withDrawing } from "./drawings-in-page.server";
import { SectionBreak } from "./section-break";
import { SmaArt } from "./sma-art";

const fibre = renderToStaticMarkup(SectionBreak({ of: "fibre" }));
const branch = renderToStaticMarkup(SectionBreak({ of: "branch" }));

it("writes the only drawing of a page into it, wherever it is used", () => {
  const page = withDrawing(`<main>words</main>${fibre}${fibre}`);
  expect(page.split(drawingOf("fibre"))).toHaveLength(3);
  expect(page).not.toContain("<use");
});

it("leaves several to the file", () => {
  const page = `${renderToStaticMarkup(SmaArt({}))}${fibre}`;
  expect(page.match(/<use href="[^"]*drawings[^"]*\.svg[^"#]*#[\w-]+">/g)).toHaveLength(2);
  expect(withDrawing(page)).toBe(page);
});

it("finds all of a drawing, and nothing of the next", () => {
  const starts = (part: string) => drawingOf(part).match(/<g /g)?.length;
  expect([starts("nerve-and-muscle"), starts("branch"), starts("fibre")]).toEqual([1, 2, 1]);
  expect(drawingOf("branch")).toMatch(/^<path .*<\/g>$/);
  expect(withDrawing(branch)).toContain(drawingOf("branch"));
  expect(() => drawingOf("twig")).toThrow("twig");
});
