import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CoverPicture } from "./cover";
import { CoverDrawing } from "./cover-picture";

/** The cover as a standalone SVG file of 1600 × 1200, ready to be turned into a JPEG or PNG. */
export function renderCover(picture: CoverPicture): string {
  return renderToStaticMarkup(createElement(CoverDrawing, { picture, width: 1600, height: 1200 }));
}
