// npm run look: a picture of every screen of the built site with its demo content, in three languages and
// three widths, light and dark, in the folder .look. With arguments, only paths that contain one of them.
// npm run look -- readme: the pictures of the README.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openBrowser, type TestBrowser } from "../e2e/browser.ts";
import { addressOf, freePort, startServer } from "../e2e/server.ts";
import { README_PICTURES } from "./look/readme-pictures.ts";
import { findScreens } from "./look/screens.ts";
import { type Shot, shoot } from "./look/shoot.ts";

const LANGS = ["eng", "tra", "sim"] as const;
const WIDTHS = [360, 768, 1280] as const;

const wanted = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "kapok-look-"));
const place = { dataDir, port: await freePort() };
const server = await startServer(place);
const browser = await openBrowser();
try {
  for (const shot of await shots(browser, addressOf(place))) {
    mkdirSync(dirname(shot.file), { recursive: true });
    const faults = await shoot(browser, addressOf(place), shot);
    console.log([shot.file, ...faults].join("\n  "));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function shots(browser: TestBrowser, site: string): Promise<Shot[]> {
  if (wanted[0] === "readme") return [...README_PICTURES];
  const screens = (await findScreens(browser, site)).filter(
    (path) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
  );
  return screens.flatMap((path) =>
    LANGS.flatMap((lang) =>
      WIDTHS.flatMap((width) =>
        [false, true].map((dark) => ({ path, lang, width, dark, file: fileOf(path, lang, width, dark) })),
      ),
    ),
  );
}

function fileOf(path: string, lang: string, width: number, dark: boolean): string {
  const name = path.replace(/\?.*/, "").replace(/^\//, "").replaceAll("/", "-") || "home";
  return join(".look", name, `${lang}-${width}${dark ? "-dark" : ""}.png`);
}
