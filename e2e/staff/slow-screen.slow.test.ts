import { expect, it } from "vitest";
import { holding } from "../fixtures/holding";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney({ cold: true });

it("says that a screen is being loaded while that takes a while, and no longer", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  const loading = page.getByRole("status").getByText("Loading…");
  expect(await loading.count()).toBe(0);
  const { first } = await holding(page, "**/api/content/donors/*");
  const menu = page.getByRole("navigation", { name: "Staff area" });
  await menu.getByRole("link", { name: "Donors", exact: true }).click();
  const call = await first;
  await loading.waitFor();
  expect(await page.locator(".on-the-way").isVisible()).toBe(true);
  await call.continue();
  await page.getByRole("heading", { level: 1, name: "Donors" }).waitFor();
  await loading.waitFor({ state: "detached" });
  await page.locator(".on-the-way").waitFor({ state: "detached" });
});
