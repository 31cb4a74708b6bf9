import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { OpenFlower } from "./flower";
import { PALETTES } from "./palettes";

const { sky, flower } = PALETTES.paper;

/** Paper with a flower, 1200 × 630, for the words of a link preview on its left side. */
export const renderShareGround = (): string =>
  renderToStaticMarkup(
    createElement(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 1200 630", width: 1200, height: 630 },
      createElement("rect", { width: 1200, height: 630, fill: sky }),
      createElement(OpenFlower, { ink: flower, x: 112, y: 104, scale: 0.78, turn: 8 }),
    ),
  );
