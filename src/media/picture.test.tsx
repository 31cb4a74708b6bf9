import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MediaImage } from "./picture";

const sizesOf = (width: number, height: number) => {
  const sizes = "(width < 48rem) calc(100vw - 3rem), 480px";
  const html = renderToStaticMarkup(
    <MediaImage id="photo" alt="" {...{ width, height, sizes }} place={4 / 3} />,
  );
  return /sizes="([^"]*)"/.exec(html)?.[1]?.replaceAll("&lt;", "<");
};

it("requests a picture that is much wider than its place at its drawn size, not its visible size", () => {
  expect(sizesOf(3000, 1000)).toBe("(width < 48rem) calc(2.25 * calc(100vw - 3rem)), calc(2.25 * 480px)");
});

it("requests a picture of nearly the same shape at the size of its place", () => {
  expect(sizesOf(1600, 900)).toBe("auto, (width < 48rem) calc(100vw - 3rem), 480px");
  expect(sizesOf(900, 1600)).toBe("auto, (width < 48rem) calc(100vw - 3rem), 480px");
});
