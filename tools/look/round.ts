import { join } from "node:path";
import type { TestBrowser } from "../../e2e/fixtures/browser.ts";
import type { Lang } from "../../src/platform/locale/lang.ts";
import type { Screen } from "./screens.ts";
import { openAsStaff, shootInWay } from "./shoot.ts";
import { WAYS } from "./ways.ts";

/** All screens in one way and one language. */
export interface Round {
  /** A name of {@link WAYS}. */
  way: string;
  lang: Lang;
  screens: readonly Screen[];
  folder: string;
}

/** Takes the pictures of a round, prints what is wrong at first sight, and gives the files. */
export async function shootRound(browser: TestBrowser, site: string, round: Round): Promise<string[]> {
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

const isStaff = ({ path }: Screen) => path.startsWith("/cms") && path !== "/cms/login";
