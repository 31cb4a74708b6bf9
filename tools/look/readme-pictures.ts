import type { Shot } from "./shoot.ts";

/** The pictures of the README. */
export const README_PICTURES: readonly Shot[] = [
  { path: "/", lang: "eng", width: 1280, height: 800, file: "docs/screenshots/home-1280.jpg" },
  { path: "/", lang: "eng", width: 360, height: 780, file: "docs/screenshots/home-360.jpg" },
  { path: "/archive", lang: "tra", width: 1280, height: 800, file: "docs/screenshots/archive-tra.jpg" },
  { path: "/cms/EditNews", lang: "eng", width: 1400, height: 900, file: "docs/screenshots/staff-editor.jpg" },
];
