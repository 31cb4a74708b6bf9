import type { Browser, BrowserContext, Page } from "playwright-core";
import { localized } from "../../src/platform/locale/lang.ts";
import { logIn, openSignedIn, staffPost } from "./staff.ts";

const LETTERS = 60;
/** Letters before those that count, while the browser compiles what they run. */
const WARM_UP = 10;
const ARTICLE = 50 * 1024;
/** The shortest press that a browser reports; shorter presses come into the figures as this. */
const SHORTEST = 16;

/** Milliseconds from a press to the picture with its letter, the 95th percentile of {@link LETTERS}. */
export interface Typing {
  editor: number;
  /** In a plain text area with the same text, in the same turn: what the machine was busy with weighs on both. */
  plain: number;
}

/** Types letters into an article of 50 KB, which has as much in two other languages, with all three in sight. */
export async function measureTyping(browser: Browser, url: string): Promise<Typing> {
  const cookie = await logIn(url);
  const content = article();
  const news = localized((lang) => ({ header: `A long article, ${lang}`, content }));
  const answer = await staffPost({ url, cookie }, "/api/addnews", { news });
  const { news_id } = (await answer.json()) as { news_id: string };
  const context = await openSignedIn(browser, url, { viewport: { width: 1600, height: 900 } });
  const plain = await typedInto(await plainText(context, content), "textarea");
  const page = await context.newPage();
  await page.goto(`/cms/EditNews?news_id=${news_id}`, { waitUntil: "networkidle" });
  const editor = await typedInto(page, ".language-panel .ProseMirror");
  await context.close();
  return { editor, plain };
}

/** Paragraphs with a bold word and a link, with a heading before each tenth. */
function article(): string {
  let html = "";
  for (let paragraph = 0; html.length < ARTICLE; paragraph += 1) {
    if (paragraph % 10 === 0) html += `<h2>Part ${paragraph / 10 + 1}</h2>`;
    const words = "Words of an article of ordinary length. ".repeat(8);
    html += `<p>${words}<strong>Bold</strong>, <a href="https://example.org/">a link</a> and ${paragraph}.</p>`;
  }
  return html;
}

async function plainText(context: BrowserContext, text: string): Promise<Page> {
  const page = await context.newPage();
  await page.setContent("<textarea rows=20 cols=80></textarea>");
  await page.locator("textarea").fill(text);
  return page;
}

/** The 95th percentile of the presses in the first element that `selector` finds. */
async function typedInto(page: Page, selector: string): Promise<number> {
  await page
    .locator(selector)
    .first()
    .click({ position: { x: 60, y: 60 } });
  await press(page, WARM_UP);
  await page.evaluate(() => {
    const presses = new Map<number, number>();
    Object.assign(globalThis, { presses });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press(page, LETTERS);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const took = await page.evaluate(() => [
    ...(globalThis as unknown as { presses: Map<number, number> }).presses.values(),
  ]);
  const all = [...took, ...Array(Math.max(0, LETTERS - took.length)).fill(SHORTEST)].sort((a, b) => a - b);
  return all[Math.ceil(all.length * 0.95) - 1] ?? Number.NaN;
}

/** Presses letters with the pauses of somebody who types fast. */
async function press(page: Page, letters: number): Promise<void> {
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press("abcdefghij".charAt(letter % 10));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 80)));
  }
}
