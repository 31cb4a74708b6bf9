import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bannerStays, stopTime } from "../fixtures/banner";
import { publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

/** Controls in the window that a banner covers, each by its opening tag; the banner's own apart. */
const covered = (page: Page, controls: string) =>
  page.evaluate((selector) => {
    const banner = document.querySelector(".banner")?.getBoundingClientRect();
    if (!banner) return ["no banner"];
    return [...document.querySelectorAll(selector)]
      .filter(
        (element) => !element.closest(".banner") && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, controls);

const scrollTo = (page: Page, share: number) =>
  page.evaluate(
    (part) => window.scrollTo({ top: part * document.body.scrollHeight, behavior: "instant" }),
    share,
  );

it.each([360, 1280])(
  "leaves Submit free, and at the end of the page every control, at %i px",
  async (width) => {
    const page = await here.visit({ width, height: 740 });
    await signIn(page);
    await page.setViewportSize({ width, height: 740 });
    await openScreen(page, "/cms/site");
    await page.getByLabel("E-mail", { exact: true }).fill(`office${width}@example.org`);
    await stopTime(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.locator(".banner").waitFor();
    for (const share of [0, 0.5, 1]) {
      await scrollTo(page, share);
      await expect.poll(() => covered(page, ".submit-row :is(a, button), :focus")).toEqual([]);
    }
    await expect
      .poll(() => covered(page, "main :is(a, button, input, textarea, select, summary)"))
      .toEqual([]);
  },
);

it("stays for two seconds", async () => {
  const id = await publish(here.site, { eng: { header: "Two seconds" } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  await languagePart(page, "eng").header.fill("Two seconds of banner");
  const submit = page.getByRole("button", { name: "Submit" });
  await bannerStays(page, "News Uploaded", 2000, () => submit.click());
});
