import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { type Element, isTag, type ParentNode } from "domhandler";
import { parseDocument } from "htmlparser2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { openBrowser } from "../fixtures/browser";
import { first, starredNews } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { serveFiles } from "../fixtures/static-server";

const here = journey();
const folder = mkdtempSync(join(tmpdir(), "kapok-mirror-"));
const mirror = join(folder, "mirror");
let web: Awaited<ReturnType<typeof serveFiles>>;
let printed: string;

beforeAll(async () => {
  web = await serveFiles(() => mirror);
  const made = await command(mirror, `${web.url}/`).ended;
  expect(made).toMatchObject({ status: 0, stderr: "" });
  printed = made.stdout;
}, 180_000);
afterAll(async () => {
  await web.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `mirror` of the built program beside the site. */
function command(...args: string[]) {
  const child = spawn(process.execPath, ["build/server/index.js", "mirror", ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: here.site.dataDir, PUBLIC_URL: here.site.url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return {
    child,
    ended: ended.then(([stdout, stderr, [status]]) => ({ stdout, stderr, status: status as number | null })),
  };
}

const elementsIn = ({ children }: ParentNode): Element[] =>
  children.flatMap((node) => (isTag(node) ? [node, ...elementsIn(node)] : []));

const ADDRESSES = ["href", "src", "poster", "data-script", "srcset", "content"];

/** The addresses that a page names. */
const addressesOf = ({ attribs }: Element): string[] =>
  ADDRESSES.flatMap((name) => {
    const value = attribs[name];
    if (value === undefined) return [];
    if (name === "srcset") return value.split(",").map((each) => each.trim().split(" ")[0] ?? "");
    return name === "content" && !/^https?:/.test(value) ? [] : [value];
  });

it("is every page in three languages, where each link leads to a page or a file that is there", async () => {
  expect(printed).toMatch(/^Mirror written: .+, \d{3} pages and \d{3} other files/);
  const broken: string[] = [];
  const asked = new Set<string>();
  const waiting = [`${web.url}/`, `${web.url}/404.html`, `${web.url}/sitemap.xml`];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (asked.has(url)) continue;
    asked.add(url);
    const answer = await fetch(url, { redirect: "manual" });
    if (answer.status !== 200) broken.push(`${answer.status} ${url}`);
    const said = await answer.text();
    if (said.includes(here.site.url)) broken.push(`the site's own address in ${url}`);
    const isXml = /\.(xml|atom)$/.test(url);
    if (!isXml && !url.endsWith("/") && !url.endsWith(".html")) continue;
    for (const element of elementsIn(parseDocument(said, { xmlMode: isXml }))) {
      if (element.name === "form") broken.push(`a form in ${url}`);
      const inText = element.name === "loc" ? [new URL(textOf(element), url).href] : [];
      for (const written of [...inText, ...addressesOf(element)]) {
        const to = URL.parse(written, url);
        if (to?.origin !== web.url) continue;
        to.hash = "";
        waiting.push(to.href);
      }
    }
  }
  expect(broken).toEqual([]);
  for (const lang of ["eng", "tra", "sim"])
    expect(
      [...asked].filter((url) => url.startsWith(`${web.url}/${lang}/archiveitem/`)).length,
    ).toBeGreaterThan(10);
  // Each size of a picture that a page may choose, PDFs, feeds, and what search engines are told.
  for (const file of ["media/**/w=1280.*", "media/**/*.pdf", "tra/feed.atom", "sim/feed.json", "robots.txt"])
    expect([file, globSync(join(mirror, file)).length > 0]).toEqual([file, true]);
});

const textOf = ({ children }: Element): string =>
  children.map((node) => ("data" in node ? node.data : "")).join("");

it("is read in a browser as the site is, with nothing that axe finds, and asks nobody else", async () => {
  const news = first(await starredNews(here.site));
  const browser = await openBrowser(); // which complains of what is asked for elsewhere
  const page = await browser.visit(web.url);
  const found: Findings = {};
  const item = basename(globSync(join(mirror, "tra/involved/item=*"))[0] ?? "");
  const kinds = [
    "tra/",
    "eng/about/",
    "tra/archive/",
    "sim/sma/",
    "eng/contact/",
    "tra/donate/",
    `tra/involved/${item}/`,
  ];
  for (const [number, path] of [...kinds, "404.html", `sim/archiveitem/news_id=${news._id}/`].entries()) {
    await page.goto(`${web.url}/${path}`);
    await look(page, found, path, number);
  }
  expect(found).toEqual({});
  await page.getByRole("link", { name: "Eng", exact: false }).first().click();
  await page.getByRole("heading", { level: 1, name: news.eng.header }).waitFor();
  // As it was written somewhere while there was a program.
  await page.goto(`${web.url}/tra/archiveitem?news_id=${news._id}`);
  await page.waitForURL(`${web.url}/tra/archiveitem/news_id=${news._id}/`);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(page.url());
  await page.goto(`${web.url}/tra/contact/`);
  const instead = page.locator("#contact-form");
  await instead.getByText("這是本網站的副本，未能提交表格。請致電或以電郵聯絡我們。").waitFor();
  expect(
    await instead
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split(":")[0])),
  ).toEqual(["tel", "mailto"]);
  await browser.endTest();
  await browser.close();
});

it("leaves a folder of others alone, and the former mirror whole until a new one is", async () => {
  const used = join(folder, "used");
  mkdirSync(used);
  writeFileSync(join(used, "letter.txt"), "mine");
  expect(await command(used).ended).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("holds something else than a mirror"),
  });
  expect(readdirSync(used)).toEqual(["letter.txt"]);
  const before = readFileSync(join(mirror, "index.html"), "utf8");
  writeFileSync(join(mirror, "of-the-former.txt"), "");
  const killed = command(mirror);
  await expect.poll(() => globSync(`${mirror}.new-*/**/index.html`).length).toBeGreaterThan(5);
  killed.child.kill("SIGKILL");
  await killed.ended;
  expect(readFileSync(join(mirror, "index.html"), "utf8")).toBe(before);
  const again = await command(mirror).ended;
  expect(again).toMatchObject({ status: 0, stderr: "" });
  expect(again.stdout).toContain("there is neither a sitemap nor a feed");
  expect(existsSync(join(mirror, "of-the-former.txt"))).toBe(false);
  expect(readFileSync(join(mirror, "index.html"), "utf8")).not.toMatch(
    /rel="canonical"|og:url|application\/ld\+json|localhost|127\.0\.0\.1/,
  );
  expect(readdirSync(folder).sort()).toEqual(["mirror", "used"]);
});
