// npm run look: a picture of every screen of the built site with its demo content, in three languages and in
// every way of tools/look/ways.ts, in the folder .look; sheets with many of them are in .look/sheets, and
// what a program can see of bad layout is printed. With arguments, only paths that contain one of them.
// --ways=360,1280-dark and --langs=eng,tra choose; --content=empty looks at a site without content,
// --content=one and --content=forty at one with so many of everything and words of any length;
// --site=http://… at one that runs.
// npm run look -- readme: the pictures of the README.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endBrowser, openBrowser, type TestBrowser } from "../e2e/fixtures/browser.ts";
import { addressOf, freePort, startServer } from "../e2e/fixtures/server.ts";
import { readCommandLine } from "../scripts/command-line.mjs";
import { isLang, LANGS } from "../src/platform/locale/lang.ts";
import { fillLists } from "./look/content/fill.ts";
import { README_PICTURES } from "./look/readme-pictures.ts";
import { type Round, shootRound } from "./look/round.ts";
import { findScreens } from "./look/screens.ts";
import { makeSheets } from "./look/sheets.ts";
import { shoot } from "./look/shoot.ts";
import { WAYS } from "./look/ways.ts";

const { values: asked, positionals: wanted } = readCommandLine({
  usage: `npm run look -- [PART OF A PATH …] [--ways=360,1280-dark] [--langs=eng,tra] [--content=empty|one|forty] [--site=URL]
  npm run look -- readme

Takes pictures of the screens, into .look; of the README's, with readme.`,
  atMost: Number.POSITIVE_INFINITY,
  options: {
    ways: { type: "string", default: Object.keys(WAYS).join() },
    langs: { type: "string", default: LANGS.join() },
    content: { type: "string", default: "demo" },
    site: { type: "string" },
  },
});

/** The number of everything, by what is asked for. */
const LISTS_OF: Record<string, number> = { one: 1, forty: 40 };

if (asked.site) await look(asked.site);
else await withOwnServer(look);

async function withOwnServer(use: (site: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-look-"));
  const settings = { DEMO_CONTENT: asked.content === "demo" ? "on" : "off" };
  const place = { dataDir, port: await freePort(), settings };
  const server = await startServer(place);
  try {
    const count = LISTS_OF[asked.content];
    if (count) await fillLists(addressOf(place), count);
    await use(addressOf(place));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function look(site: string): Promise<void> {
  const browser = await openBrowser();
  try {
    if (wanted[0] === "readme") {
      for (const shot of README_PICTURES) await shoot(browser, site, shot);
    } else await lookAround(browser, site);
  } finally {
    await endBrowser();
  }
}

async function lookAround(browser: TestBrowser, site: string): Promise<void> {
  const folder = asked.content === "demo" ? ".look" : `.look/${asked.content}`;
  const screens = (await findScreens(browser, site)).filter(
    ({ path, name }) =>
      wanted.length === 0 || wanted.some((part) => path.includes(part) || name.includes(part)),
  );
  for (const { way, lang } of rounds()) {
    const name = `${way}-${lang}`;
    const files = await shootRound(browser, site, { way, lang, screens, folder: join(folder, name) });
    const sheets = await makeSheets(files, join(folder, "sheets"), name);
    console.log(`${name}: ${files.length} screens on ${sheets.length} sheets`);
  }
}

function rounds(): Pick<Round, "way" | "lang">[] {
  const langs = asked.langs.split(",").filter(isLang);
  return asked.ways.split(",").flatMap((way) => langs.map((lang) => ({ way, lang })));
}
