import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { saveContent } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { smaPage, submitSma } from "../fixtures/sma-page";
import { signIn } from "../fixtures/staff";

const here = journey();
const sma = smaPage(here);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Opens the board of what is out of date in a language, and goes on to the text of that name. */
async function fromBoard(page: Page, lang: string, name: RegExp): Promise<void> {
  await openScreen(page, `/cms/languages?state=stale&lang=${lang}`);
  await page.getByRole("link", { name }).click();
}

const readDetails = async () => (await fetch(`${here.site.url}/api/siteDetails`)).json();

describe("the topics of the SMA page", () => {
  it("say at each part which language is behind, and take its Simplified from there", async () => {
    const { _id, version, order, ...topic } = await sma.keyed("symptoms");
    const [one, two, ...rest] = topic.tra.items;
    if (!one || !two) throw new Error("The topic has too few parts.");
    const items = [one, { ...two, content: `${two.content}\n\n乘的士可直達。` }, ...rest];
    const [row, ...rows] = topic.table?.rows ?? [];
    const table = topic.table &&
      row && {
        ...topic.table,
        rows: [{ ...row, ageOfOnset: { ...row.ageOfOnset, tra: `${row.ageOfOnset.tra}，乘的士` } }, ...rows],
      };
    const content = { ...topic, table, tra: { ...topic.tra, items }, reviewed: false };
    await saveContent(here.site, "sma", { content, publish: {} }, _id);
    const page = await here.visit({ width: 1700 });
    await signIn(page);
    await fromBoard(page, "sim", /· Parts$/);
    await expect.poll(() => focused(page)).toBe("field-topic-sim-items-1-content");
    const state = page
      .getByRole("group", { name: /Text: the Traditional Chinese was changed since\.$/ })
      .and(page.locator(":visible"));
    expect(await state.count()).toBe(2); // beside English and beside Simplified, of this part alone
    await state.last().locator("ins").getByText("的").first().waitFor();

    const text = page.locator("#field-topic-tra-items-1-content");
    await text.fill(`${await text.inputValue()}請預約。`);
    await page.getByRole("button", { name: /^Convert Traditional to Simplified: Text$/ }).click();
    const last = page.getByRole("dialog").getByLabel(/乘的士|, in Simplified Chinese$/);
    await last.last().waitFor();
    expect(await last.last().inputValue()).toBe("乘出租车可直达。请预约。");
    await page.getByRole("dialog").getByRole("checkbox").last().check();
    await page.getByRole("button", { name: "Put into the form" }).click();
    await expect
      .poll(() => page.locator("#field-topic-sim-items-1-content").inputValue())
      .toMatch(/乘出租车可直达。请预约。$/);
    await submitSma(page);
    const saved = await sma.keyed("symptoms");
    expect(saved.sim.items[1]?.content).toMatch(/乘出租车可直达。请预约。$/);
    expect(saved.tra.items.length).toBe(topic.tra.items.length);
  });
});

describe("site details", () => {
  it("are published in all languages by who asks for it while a save is under way", async () => {
    const page = await here.visit({ width: 1700 });
    await signIn(page);
    await openScreen(page, "/cms/site");
    const saving = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    await page.route(
      "**/api/content/siteDetails/*",
      async (route) => {
        if (route.request().method() !== "PUT") return route.fallback();
        const response = await route.fetch();
        arrived.resolve();
        await saving.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.locator("#field-bank-bankName-sim").fill("木棉银行弥敦道分行");
    await page.getByRole("checkbox", { name: "Publish Simplified Chinese" }).uncheck();
    await page.getByRole("button", { name: "Submit" }).click();
    await arrived.promise;
    await page.getByRole("button", { name: "Save and publish all languages" }).click();
    saving.resolve();
    await expect
      .poll(async () => (await readDetails()).siteDetails.bank.bankName.sim)
      .toBe("木棉银行弥敦道分行");
    const published = page.getByRole("checkbox", { name: "Publish Simplified Chinese" });
    await expect.poll(() => published.isChecked()).toBe(true);
  });
});
