import { expect, test } from "vitest";
import { isWidth, mediaUrl, pdfUrl, srcSet, widthsOf } from "./media-urls";

test.each([
  [1, [160]],
  [160, [160]],
  [161, [160, 320]],
  [1280, [160, 320, 640, 960, 1280]],
  [5000, [160, 320, 640, 960, 1280, 1920]],
])("an image %i pixels wide comes in %j", (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test("the last candidate says how wide it truly is", () => {
  expect(srcSet("id", 500)).toBe("/media/id?w=160 160w, /media/id?w=320 320w, /media/id?w=640 500w");
  expect(srcSet("id", undefined)).toMatch(/1920w$/);
});

test("addresses escape what they are given", () => {
  expect(mediaUrl("a/b", 160)).toBe("/media/a%2Fb?w=160");
  expect(pdfUrl("id", "表格 1.pdf")).toBe("/media/id/%E8%A1%A8%E6%A0%BC%201.pdf");
  expect(pdfUrl("id", "")).toBe("/media/id/document.pdf");
});

test("only listed widths are widths", () => {
  expect([160, 161, Number.NaN].map(isWidth)).toEqual([true, false, false]);
});
