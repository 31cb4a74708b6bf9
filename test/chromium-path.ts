import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROMIUM,
  // The same engine without the windows that nobody sees: twice as fast.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium or Chrome of this machine. */
export function chromiumPath(): string {
  const found = PLACES.find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error(
    "No Chromium was found. Install it (Debian, Ubuntu: apt-get install chromium; macOS: Google Chrome) " +
      "or set CHROMIUM to the path of one.",
  );
}
