import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { saveContent, sessionCookie } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { isShownWithinASecond } from "../fixtures/within-a-second";

const here = journey();

const list = (page: Page, name: "Menu" | "Footer") => page.getByRole("group", { name, exact: true });

/** The row of an entry by its name. */
const entry = (page: Page, part: "Menu" | "Footer", name: string) =>
  list(page, part).getByRole("group", {
    name: part === "Footer" ? `${name}, in the footer` : name,
    exact: true,
  });

async function openMenu(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/menu");
  return page;
}

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Menu and footer saved").waitFor();
}

/** The links of the menu and the footer in a language, one after the other, as a visitor without scripts gets them. */
async function linksIn(lang: string): Promise<string[]> {
  const html = await (await fetch(`${here.site.url}/${lang}/privacy`)).text();
  const frame = /<nav class="wide-nav".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const foot = /<div class="footer-links".*?<\/div>/s.exec(html)?.[0] ?? "";
  return [...(frame + foot).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, to, text]) => `${text} ${to}`,
  );
}

it("renames, moves and adds entries, which visitors see within a second in their language", async () => {
  here.expectFault(/status of 400/);
  const before = await linksIn("eng");
  const page = await openMenu();
  const sma = entry(page, "Menu", "SMA");
  await sma.locator("summary", { hasText: "SMA" }).first().click();
  await sma.getByLabel("Name (English)").fill("What is SMA?");
  const renamed = entry(page, "Menu", "What is SMA?");
  await renamed.getByLabel("Name (Traditional Chinese)").fill("什麼是 SMA？");
  await renamed.getByLabel("Name (Simplified Chinese)").fill("什么是 SMA？");
  await renamed.locator("summary", { hasText: "Move" }).click();
  await renamed.getByRole("button", { name: /^Move to the top/ }).click();

  await page.getByRole("button", { name: "Add to the footer" }).click();
  await list(page, "Footer").getByLabel("Leads to").last().selectOption({ label: "Another website" });
  await list(page, "Footer").getByLabel("Web address").fill("rarediseases.example");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.locator(".field-error", { hasText: "http" }).waitFor();
  await list(page, "Footer").getByLabel("Web address").fill("https://rarediseases.example/");
  await list(page, "Footer").getByLabel("Name (English)").last().fill("Rare diseases");
  await submit(page);

  const sees = (lang: string, first: string) =>
    isShownWithinASecond(async () => {
      const links = await linksIn(lang);
      return links[0] === first && links.at(-1) === "Rare diseases https://rarediseases.example/";
    });
  expect(await sees("eng", "What is SMA? /eng/sma")).toBe(true);
  expect(await sees("tra", "什麼是 SMA？ /tra/sma")).toBe(true);
  expect(await sees("sim", "什么是 SMA？ /sim/sma")).toBe(true);

  const found: Findings = {};
  await look(page, found, "the screen of the menu with an open entry");
  expect(found).toEqual({});

  await page.getByRole("button", { name: /^Back to the menu that came with Kapok: Menu/ }).click();
  await page.getByRole("button", { name: /^Back to the menu that came with Kapok: Footer/ }).click();
  await submit(page);
  expect(await linksIn("eng")).toEqual(before);
});

it("puts a page under a heading by a tick, and keeps pages that must stay", async () => {
  const page = await openMenu();
  const involved = entry(page, "Menu", "Get Involved");
  await involved.locator("summary", { hasText: "Get Involved" }).first().click();
  expect(await involved.getByLabel("Under “About”").count()).toBe(0); // SMA stands between
  await involved.locator("summary", { hasText: "Move" }).click();
  await involved.getByRole("button", { name: /^Move up/ }).click();
  await involved.getByLabel("Under “About”").check();
  await submit(page);
  const visitor = await here.visit({ javaScript: false });
  await visitor.goto("/eng/contact");
  await visitor.getByRole("navigation", { name: "Main" }).getByText("About", { exact: true }).click();
  await visitor.locator(".nav-panel").getByRole("link", { name: "Get Involved" }).click();
  expect(visitor.url()).toBe(`${here.site.url}/eng/involved`);

  expect(
    await entry(page, "Menu", "Home")
      .getByRole("button", { name: /Remove/ })
      .count(),
  ).toBe(0);
  for (const name of ["Donate", "Privacy", "Accessibility"])
    expect(
      await entry(page, "Footer", name)
        .getByRole("button", { name: /Remove/ })
        .count(),
    ).toBe(0);
  expect(
    await entry(page, "Footer", "Home")
      .getByRole("button", { name: /Remove/ })
      .count(),
  ).toBe(1);
});

it("offers an own page that stands nowhere, and leads nowhere once it is deleted", async () => {
  const saved = (content: object, id?: string) =>
    saveContent(here.site, "freePages", { content, publish: {} }, id);
  const id = await saved({ eng: { title: "Camp" } });
  const page = await openMenu();
  await page.getByRole("button", { name: "Add to the menu: Camp" }).click();
  expect(await page.getByRole("heading", { name: "Custom pages that are not in the menu" }).count()).toBe(0);
  await submit(page);
  expect(await linksIn("sim")).toContain("Camp /sim/camp");
  await saved({ address: "/summer", eng: { title: "Summer camp" } }, id);
  expect(await linksIn("eng")).toContain("Summer camp /eng/summer");
  await fetch(`${here.site.url}/api/content/freePages/${id}`, {
    method: "DELETE",
    headers: { "Content-Type": "application/json", Cookie: await sessionCookie(here.site) },
    body: "{}",
  });
  expect((await linksIn("eng")).join()).not.toContain("camp");
  await openScreen(page, "/cms/menu");
  await list(page, "Menu").getByText("This page is not there any more").waitFor();
});
