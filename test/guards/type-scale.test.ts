import { expect, it } from "vitest";
import { projectFiles, textOf } from "./project-files";

/** Sheets of the public site. */
const sheets = projectFiles().filter(
  (path) => /^src\/.*\.css$/.test(path) && !/\/staff\/|\/editor\//.test(path),
);

/** Named in tokens.css, the text's own size, or in proportion to what stands around it; on paper in points. */
const OF_THE_SCALE = /^(var\(--size-[a-z-]+\)|1rem|inherit|[\d.]+em|[\d.]+pt)$/;

/** Sizes that one place has room for, measured there, and those that scale all others. */
const MEASURED = new Set([
  "core/site/comfort/comfort.css 145%",
  "core/site/comfort/comfort.css 0.8rem",
  "core/site/css/base.css 112.5%",
  "core/site/css/base.css 118.75%",
  "core/site/css/header.css 1.1rem",
  "features/donations/public/donations.css 0.85rem",
  "features/sma/public/tiles.css 0.8rem",
  "features/sma/public/topic-way.css 0.75rem",
  "features/sma/public/topic-way.css 0",
  "features/sma/public/type-table.css 0.85rem",
  "pages/contact/contact.css 22px",
  "pages/contact/map/map.css 0.8rem",
  "pages/donate/donate.css 0.8rem",
  "pages/donate/donate.css 1.6rem",
  "pages/home/hero.css 0.85rem",
  "pages/home/hero.css clamp(1.65rem, 1.1rem + 2.9vw, 3.2rem)",
]);

it("takes every size of type on the public site from one scale", () => {
  const sizes = sheets.flatMap((path) =>
    [...textOf(path).matchAll(/font-size: ([^;]+);/g)].map(([, size = ""]) => ({ path, size })),
  );
  expect(sizes.length).toBeGreaterThan(50);
  const others = sizes
    .filter(({ size }) => !OF_THE_SCALE.test(size))
    .map(({ path, size }) => `${path.replace("src/", "")} ${size}`);
  expect(new Set(others)).toEqual(MEASURED);
});
