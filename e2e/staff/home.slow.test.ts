import { expect, it } from "vitest";
import { hongKongDay } from "../../src/platform/locale/format";
import { hkd } from "../../src/platform/money/money";
import { newsOfCategory, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

const donation = (amount: string, givenOn: string) => ({
  donation: { amount, givenOn, method: "bank", firstName: "Mei", lastName: "Chan" },
});

it("shows this month's donations beside those of the same month a year ago", async () => {
  const today = hongKongDay(new Date());
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`;
  const page = await here.visit();
  await signIn(page);
  const card = page.getByRole("region", { name: "Donations this month" });
  await openScreen(page, "/cms");
  const before = await card.getByRole("definition").allTextContents();
  const cents = (text = "") => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
  await staffCall(here.site, "/api/addDonation", donation("120", today));
  await staffCall(here.site, "/api/addDonation", donation("75", lastYear));
  await page.reload();
  await card.waitFor();
  await expect
    .poll(() => card.getByRole("definition").allTextContents())
    .toEqual([hkd(cents(before[0]) + 12_000), hkd(cents(before[1]) + 7_500)]);
  const [year, month] = today.split("-").map(Number);
  await page.getByRole("button", { name: "繁體中文" }).first().click();
  await page.getByText(`${year}年${month}月（至今）`).waitFor();
  await page.getByRole("button", { name: "English, Eng" }).first().click();
  await card.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: /^Donations \d{4}/ }).waitFor();
});

it("folds the first steps into a line, which stays open once it was opened", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms");
  const line = page.locator("summary", { hasText: "First steps" });
  const step = page.getByRole("main").getByRole("link", { name: /^Set a folder for nightly backups/ });
  expect(await line.textContent()).toMatch(/\d+ of \d+ done/);
  expect(await step.isVisible()).toBe(false);
  await line.press("Enter");
  await step.waitFor();
  await page.reload();
  await step.click();
  await page.getByRole("heading", { level: 1, name: "Backup" }).waitFor();
});

it("names each kind of content once in the menu, and marks it on the screens within it", async () => {
  const page = await here.visit({ width: 1280, height: 800 });
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  const menu = page.getByRole("navigation", { name: "Staff area" });
  const addresses = await menu
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => /add|new[a-z]/i.test(address.replace("managenews", "")))).toEqual([]);
  expect(await menu.locator("[aria-current]").textContent()).toBe("Manage News");
  const [{ _id } = { _id: "" }] = await newsOfCategory(here.site, "all");
  await openScreen(page, `/cms/history?type=news&id=${_id}`);
  expect(await menu.locator("[aria-current]").textContent()).toBe("Manage News");
  // Far down the menu.
  await openScreen(page, "/cms/activity");
  const height = await page.evaluate(() => innerHeight);
  await expect.poll(async () => (await menu.locator("[aria-current]").boundingBox())?.y).toBeLessThan(height);
});

it("keeps the menu in view while a long screen scrolls", async () => {
  const page = await here.visit({ width: 1280, height: 800 });
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const home = page.getByRole("navigation", { name: "Staff area" }).getByRole("link", { name: "Home" });
  const box = await home.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(200);
});
