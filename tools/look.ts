// npm run look: a picture of every screen of the built site with its demo content, in three languages and in
// every way of tools/look/ways.ts, in the folder .look; sheets with many of them are in .look/sheets, and
// what a program can see of bad layout is printed. With arguments, only paths that contain one of them.
// --ways=360,1280-dark and --langs=eng,tra choose; --content=empty looks at a site without content, --site=http://… at
// one that runs.
// npm run look -- readme: the pictures of the README.
import { join } from "node:path";
import { endBrowser, openBrowser, type TestBrowser } from "../e2e/fixtures/browser.ts";
import { readCommandLine } from "../scripts/command-line.mjs";
import { isLang, LANGS, type Lang } from "../src/platform/locale/lang.ts";
import { findScreens, type Screen } from "./look/screens.ts";
import { makeSheets } from "./look/sheets.ts";
import { openAsStaff, shoot, shootInWay } from "./look/shoot.ts";
import { README_PICTURES, WAYS } from "./look/ways.ts";
import { withSite } from "./site.ts";

const { values: asked, positionals: wanted } = readCommandLine({
  usage: `npm run look -- [PART OF A PATH …] [--ways=360,1280-dark] [--langs=eng,tra] [--content=empty] [--site=URL]
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

if (asked.site) await look(asked.site).finally(endBrowser);
else await withSite(look, { DEMO_CONTENT: asked.content === "demo" ? "on" : "off" }).finally(endBrowser);

async function look(site: string): Promise<void> {
  const browser = await openBrowser();
  if (wanted[0] !== "readme") return lookAround(browser, site);
  for (const shot of README_PICTURES) await shoot(browser, site, shot);
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

/** All screens in one way and one language. */
interface Round {
  /** A name of {@link WAYS}. */
  way: string;
  lang: Lang;
  screens: readonly Screen[];
  folder: string;
}

/** Takes the pictures of a round, prints what is wrong at first sight, and gives the files. */
async function shootRound(browser: TestBrowser, site: string, round: Round): Promise<string[]> {
  const way = WAYS[round.way];
  if (!way) throw new Error(`There is no way ${round.way}; these are: ${Object.keys(WAYS).join(", ")}`);
  const page = await browser.visit(site, { ...way, lang: round.lang });
  const files: string[] = [];
  // The login screen sends away whoever is signed in.
  const inOrder = round.screens.toSorted((one, other) => Number(isStaff(one)) - Number(isStaff(other)));
  for (const { name, path, act } of inOrder) {
    const file = join(round.folder, `${name}.jpg`);
    await openAsStaff(page, path);
    await act?.(page);
    const faults = await shootInWay(page, way, file);
    if (faults.length > 0) console.log([file, ...new Set(faults)].join("\n  "));
    files.push(file);
  }
  await page.context().close();
  return files;
}

function isStaff({ path }: Screen): boolean {
  return path.startsWith("/cms") && path !== "/cms/login";
}
