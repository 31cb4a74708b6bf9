import { describe, expect, it } from "vitest";
import { LANG_TAG, LANGS } from "../../src/platform/locale/lang";
import { publish } from "../fixtures/content";
import { firstOrAll } from "../fixtures/drill";
import { journey } from "../fixtures/journey";

const here = journey();

describe("the language switcher", () => {
  it("shows the same page in the chosen language and keeps the choice in the cookie", async () => {
    const page = await here.visit();
    await page.goto("/archive?year=2025");
    const switcher = page.getByRole("navigation", { name: "Language" });
    await switcher.getByRole("link", { name: "繁體中文" }).click();
    await page.waitForURL("/tra/archive?year=2025");
    expect(await page.getAttribute("html", "lang")).toBe("zh-Hant-HK");
    await page.getByRole("heading", { level: 2, name: "2025年消息" }).waitFor();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "lang", value: "tra", path: "/", sameSite: "Lax" });
    const current = page.getByRole("navigation", { name: "語言" }).locator("[aria-current]");
    expect(await current.allTextContents()).toEqual(["繁體"]);
  });

  it("stays at the part of the page that is read", async () => {
    const page = await here.visit();
    await page.goto("/eng/sma#care");
    const switcher = page.getByRole("navigation", { name: "Language" });
    await switcher.getByRole("link", { name: "简体中文" }).click();
    await page.waitForURL("/sim/sma#care");
  });

  it("lets plain addresses follow the choice from then on", async () => {
    const page = await here.visit({ lang: "eng" });
    await page.goto("/sim/about");
    await page.goto("/privacy");
    expect(await page.getAttribute("html", "lang")).toBe("zh-Hans");
    await page.getByRole("contentinfo").getByRole("link", { name: "捐款" }).click();
    await page.waitForURL("/donate");
    expect(await page.getAttribute("html", "lang")).toBe("zh-Hans");
  });

  it("keeps a prefix on every link of a page that has one", async () => {
    const page = await here.visit();
    await page.goto("/sim");
    const links = await page
      .locator("a[href^='/']:not(.languages a)")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((href) => !/^\/sim(\/|\?|$)/.test(href))).toEqual([]);
  });

  it("keeps the choice of a page that does not exist, too", async () => {
    const answer = await fetch(`${here.site.url}/tra/nothing`);
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([
      404,
      expect.stringMatching(/^lang=tra;/),
    ]);
  });

  it("leaves an earlier choice alone when a link of another site leads to another language", async () => {
    here.expectFault(/^third party: http:\/\/friend\.test/);
    const page = await here.visit({ lang: "sim" });
    await page.route("http://friend.test/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Friend</title><link rel="icon" href="data:,"><a href="${here.site.url}/tra/about">Kapok</a>`,
      }),
    );
    await page.goto("http://friend.test/");
    await page.getByRole("link", { name: "Kapok" }).click();
    await page.waitForURL("**/tra/about");
    expect(await page.getAttribute("html", "lang")).toBe("zh-Hant-HK");
    const [cookie] = await page.context().cookies(here.site.url);
    expect(cookie?.value).toBe("sim");
  });
});

describe("what a page says to search engines", () => {
  it.each(firstOrAll(["/archive?year=2025", "/", "/about"]))("names every language of %s", async (path) => {
    const page = await here.visit();
    await page.goto(path);
    const address = (lang: string) => here.site.url + (path === "/" ? `/${lang}` : `/${lang}${path}`);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(address("eng"));
    for (const lang of LANGS) {
      const alternate = page.locator(`link[rel=alternate][hreflang=${LANG_TAG[lang]}]`);
      expect(await alternate.getAttribute("href")).toBe(address(lang));
    }
    const others = page.locator("link[rel=alternate][hreflang=x-default]");
    expect(await others.getAttribute("href")).toBe(address("eng"));
  });
});

describe("a news item in Traditional Chinese only", () => {
  const tra = { header: "電腦軟件班開課", content: "<p>歡迎會員報名參加電腦軟件班。</p>" };

  it("is shown as it is to readers of English, with a note, marked as Chinese", async () => {
    const id = await publish(here.site, { tra });
    const page = await here.visit();
    await page.goto(`/eng/archiveitem?news_id=${id}`);
    await page
      .getByText("This text is not available in English. It is shown in Traditional Chinese.")
      .waitFor();
    const header = page.getByRole("heading", { level: 1, name: tra.header });
    expect(await header.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(
      "zh-Hant-HK",
    );
    const text = page.getByText("歡迎會員報名參加電腦軟件班。");
    expect(await text.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(
      "zh-Hant-HK",
    );
  });

  it("is converted for readers of Simplified Chinese, with a note", async () => {
    const id = await publish(here.site, { tra });
    const page = await here.visit();
    await page.goto(`/sim/archiveitem?news_id=${id}`);
    await page.getByText("此内容由繁体中文自动转换。").waitFor();
    const text = page.getByText("欢迎会员报名参加");
    expect(await text.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("zh-Hans");
  });

  it("is named by the switcher in its own language alone; the others say what is shown there", async () => {
    const id = await publish(here.site, { tra });
    const page = await here.visit({ width: 1280 });
    await page.goto(`/tra/archiveitem?news_id=${id}`);
    const links = page.getByRole("navigation", { name: "語言" }).filter({ visible: true }).getByRole("link");
    const said = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("aria-label"), link.getAttribute("hreflang")]),
    );
    expect(said).toEqual([
      ["English, Eng – This text is not available in English. It is shown in Traditional Chinese.", null],
      ["繁體中文", "zh-Hant-HK"],
      ["简体中文 – 此内容由繁体中文自动转换。", null],
    ]);
  });

  it("carries no note in its own language", async () => {
    const id = await publish(here.site, { tra });
    const page = await here.visit();
    await page.goto(`/tra/archiveitem?news_id=${id}`);
    await page.getByRole("heading", { level: 1, name: tra.header }).waitFor();
    expect(await page.locator(".fallback-note").count()).toBe(0);
  });
});
