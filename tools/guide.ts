// npm run guide: writes docs/guide from the help of the built site's staff screens, with a picture of each in English.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { endBrowser, openBrowser, type TestBrowser } from "../e2e/fixtures/browser.ts";
import { readCommandLine } from "../scripts/command-line.mjs";
import { LANGS, type Lang } from "../src/platform/locale/lang.ts";
import { openAsStaff } from "./look/shoot.ts";
import { withSite } from "./site.ts";

const FOLDER = "docs/guide";

const TITLES: Record<Lang, { title: string; intro: string }> = {
  eng: {
    title: "Guide to the staff area",
    intro:
      "One page for each entry of the menu. The same words are in the staff area itself: press Help there, or F1.",
  },
  tra: {
    title: "職員專區使用指南",
    intro: "選單每個項目一頁。職員專區內按「使用說明」或 F1，亦可看到相同內容。",
  },
  sim: {
    title: "员工专区使用指南",
    intro: "菜单每个项目一篇。在员工专区内点按“使用说明”或 F1，也可以看到相同内容。",
  },
};

/** Screens with help of their own that the menu shows only where there is something in them. */
const AT_TIMES = ["/cms/reviews", "/cms/comments", "/cms/ownpages"];

/** A page of the guide. */
interface Chapter {
  /** Of its file, the same in all languages. */
  name: string;
  title: string;
  /** In Markdown, below the title. */
  text: string;
}

readCommandLine({
  usage: `npm run guide

Writes docs/guide from the help of the built site. It takes no arguments.`,
});
await withSite(async (site) => {
  const browser = await openBrowser();
  rmSync(FOLDER, { recursive: true, force: true });
  for (const lang of LANGS) await writeGuide(browser, site, lang);
}).finally(endBrowser);

async function writeGuide(browser: TestBrowser, site: string, lang: Lang): Promise<void> {
  const folder = join(FOLDER, lang === "eng" ? "" : lang);
  mkdirSync(join(FOLDER, "pictures"), { recursive: true });
  mkdirSync(folder, { recursive: true });
  const page = await browser.visit(site, { lang, width: 1280, height: 800, scale: 1 });
  await openAsStaff(page, "/cms");
  const chapters: Chapter[] = [];
  for (const path of await screensOf(page)) {
    await openAsStaff(page, path);
    const name = path.replace("/cms", "").replace("/", "").toLowerCase() || "home";
    if (lang === "eng") await takePicture(page, name);
    chapters.push({ name, ...(await readHelp(page)) });
  }
  for (const { name, title, text } of chapters) {
    const picture = lang === "eng" ? `\n![${title}](pictures/${name}.jpg)\n` : "";
    writeFileSync(join(folder, `${name}.md`), `# ${title}\n${picture}\n${text}`);
  }
  const { title, intro } = TITLES[lang];
  const list = chapters.map((chapter, at) => `${at + 1}. [${chapter.title}](${chapter.name}.md)`);
  const others = lang === "eng" ? "\n[繁體中文](tra/README.md) · [简体中文](sim/README.md)\n" : "";
  writeFileSync(join(folder, "README.md"), `# ${title}\n\n${intro}\n${others}\n${list.join("\n")}\n`);
  await page.context().close();
}

/** Addresses of the entries of the menu, in its order, then those of screens that stand in it at times. */
async function screensOf(page: Page): Promise<string[]> {
  const links = page.locator(".staff-nav-wide a");
  const menu = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return [...new Set([...menu, ...AT_TIMES])];
}

async function takePicture(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: 1000 })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(FOLDER, "pictures", `${name}.jpg`));
}

/** Reads the panel with the help of the screen that is shown. */
async function readHelp(page: Page): Promise<Omit<Chapter, "name">> {
  await page.locator(".help-button").click();
  const panel = page.locator(".help-panel");
  await panel.locator("h4").first().waitFor();
  return panel.evaluate((element) => {
    const lines = [...element.querySelectorAll(":is(h3, h4, p:not(.help-keys), li)")].map((each) => {
      const text = each.textContent ?? "";
      const number = each.parentElement ? [...each.parentElement.children].indexOf(each) + 1 : 1;
      if (each.matches("h3")) return `\n## ${text}\n`;
      if (each.matches("h4")) return `\n### ${text}\n`;
      return each.matches("li") ? `${number}. ${text}` : text;
    });
    const title = element.querySelector("h2")?.textContent?.replace(/^[^:：]*[:：]\s*/, "") ?? "";
    return {
      title,
      text: `${lines
        .join("\n")
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim()}\n`,
    };
  });
}
