import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { comfortWords } from "../../src/pages/comfort/words";
import { COMFORTS } from "../../src/site/comfort/comfort";
import { firstOrAll } from "../fixtures/drill";
import { expectHeard } from "../fixtures/heard";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney();
const ALL = 2 ** COMFORTS.length - 1;
const words = comfortWords.eng;

const asked = (page: Page) => page.getAttribute("html", "data-comfort");
const choose = (page: Page, choice: number) =>
  page.context().addCookies([{ name: "comfort", value: String(choice), url: here.site.url }]);

it.each(firstOrAll([false, true]))(
  "keeps a choice for every page and takes it back, JavaScript %s",
  async (javaScript) => {
    const page = await here.visit({ javaScript });
    await page.goto("/tra/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "瀏覽輔助設定" }).click();
    await page.getByRole("checkbox", { name: comfortWords.tra.choices.controls.name }).check();
    await page.getByRole("checkbox", { name: comfortWords.tra.choices.contrast.name }).check();
    await page.getByRole("button", { name: comfortWords.tra.save }).click();
    await page.waitForURL("/tra/comfort?saved=1");
    await page.getByText(comfortWords.tra.saved).waitFor();
    expect(await page.locator(":checked").count()).toBe(2);
    for (const path of ["/tra/donate", "/archive", "/cms/login"]) {
      await page.goto(path);
      expect(await asked(page), path).toBe("controls contrast");
    }
    await page.goto("/eng/comfort");
    for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
    await page.getByRole("button", { name: words.save }).click();
    await page.getByText(words.saved).waitFor();
    await expectHeard(page, { title: "Saved", after: words.title, text: words.saved });
    expect(await asked(page)).toBeNull();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["lang"]);
  },
);

it("leaves the mark, Donate and Menu in one row on a phone", async () => {
  const page = await here.visit({ lang: "eng", width: 360 });
  await choose(page, ALL);
  await page.goto("/comfort");
  const banner = page.getByRole("banner");
  const boxes = await Promise.all(
    [".brand", ".button-donate", ".phone-menu > summary"].map((part) => banner.locator(part).boundingBox()),
  );
  const middles = boxes.map((box) => (box ? Math.round(box.y + box.height / 2) : null));
  expect(new Set(middles).size).toBe(1);
  expect(boxes[0]?.width).toBeGreaterThanOrEqual(48);
});

it("is one visitor's own, and stays on a form that was refused", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await choose(page, 2);
  await page.goto("/contact");
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").waitFor();
  expect(await asked(page)).toBe("text");
  const other = await here.visit();
  await other.goto("/contact");
  expect(await asked(other)).toBeNull();
});

it("cannot be set by a form of another site", async () => {
  const answer = await fetch(`${here.site.url}/comfort`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "cross-site" },
    body: "comfort=plain",
    redirect: "manual",
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("set-cookie")).toBeNull();
});
