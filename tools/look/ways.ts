import type { VisitOptions } from "../../e2e/fixtures/browser.ts";
import type { Shot } from "./shoot.ts";

/** The way that somebody sees a screen. */
export interface Way extends VisitOptions {
  /** Size of the text alone, in percent of what the site asks for. */
  text?: number;
  print?: boolean;
  /** True for a picture of what fits in the window, in place of the whole page. */
  windowOnly?: boolean;
}

/** Every way in which a screen has to be right, by the name of its folder. */
export const WAYS: Readonly<Record<string, Way>> = {
  "360": { width: 360 },
  "360-dark": { width: 360, dark: true },
  "768": { width: 768 },
  "768-dark": { width: 768, dark: true },
  "1280": { width: 1280 },
  "1280-dark": { width: 1280, dark: true },
  "360-text-200": { width: 360, text: 200 },
  "1280-text-200": { width: 1280, text: 200 },
  "zoom-400": { width: 320, height: 256 },
  "zoom-400-window": { width: 320, height: 256, scale: 4, windowOnly: true },
  "1280-contrast": { width: 1280, moreContrast: true },
  "1280-contrast-dark": { width: 1280, moreContrast: true, dark: true },
  "1280-forced": { width: 1280, forcedColors: true },
  "1280-forced-dark": { width: 1280, forcedColors: true, dark: true },
  print: { width: 794, print: true },
};

/** The pictures of the README. */
export const README_PICTURES: readonly Shot[] = [
  { path: "/", lang: "eng", width: 1280, height: 800, file: "docs/screenshots/home-1280.jpg" },
  { path: "/", lang: "eng", width: 360, height: 780, file: "docs/screenshots/home-360.jpg" },
  { path: "/archive", lang: "tra", width: 1280, height: 800, file: "docs/screenshots/archive-tra.jpg" },
  { path: "/cms/EditNews", lang: "eng", width: 1400, height: 900, file: "docs/screenshots/staff-editor.jpg" },
];
