import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { journey } from "./journey";
import { openScreen, signIn } from "./staff";

const here = journey();

/** Holds back what `page` sends to `path` until it is let go, and tells what was sent. */
async function holdBack(page: Page, path: string) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent: unknown[] = [];
  await page.route(path, async (route) => {
    sent.push(route.request().postDataJSON());
    await gate;
    await route.continue();
  });
  return { sent, letGo };
}

const storedNames = async () =>
  (await (await fetch(new URL("/api/donors", here.site.url))).json()).donors[0].eng as string[];

it("keeps what is typed while a save is under way, and saves it when Submit was pressed meanwhile", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/donor");
  const names = page.getByRole("region", { name: /^English/ }).getByLabel("Names of donors");
  const { sent, letGo } = await holdBack(page, "**/api/adddonor");
  await names.fill("First");
  await page.getByRole("button", { name: "Submit" }).click();
  const busy = page.getByRole("button", { name: "Saving…" });
  await busy.waitFor();
  expect(await busy.getAttribute("aria-disabled")).toBe("true");
  await names.fill("First\nSecond");
  // The button says that it is busy; who presses it all the same is not left waiting for nothing.
  await busy.click({ force: true });
  letGo();
  await expect.poll(storedNames).toEqual(["First", "Second"]);
  expect(sent).toHaveLength(2);
  await page.getByRole("button", { name: "Submit" }).waitFor();
  expect(await names.inputValue()).toBe("First\nSecond");
});

it("says in words when the screen was saved, after the banner has gone, and announces it once", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/donor");
  await page
    .getByRole("region", { name: /^English/ })
    .getByLabel("Names of donors")
    .fill("Somebody");
  await page.getByRole("button", { name: "Submit" }).click();
  const banner = page.getByRole("status").getByText("Information of Donors has been updated");
  await banner.waitFor();
  await banner.waitFor({ state: "hidden" });
  const line = page.getByText(/^Saved at \d\d:\d\d$/).filter({ visible: true });
  await line.waitFor();
  expect(await line.evaluate((element) => element.closest("[role=status], [aria-live]"))).toBeNull();
  await page.getByRole("link", { name: "Expenditure chart" }).click();
  await page.getByRole("heading", { level: 1, name: "Expenditure chart" }).waitFor();
  expect(await line.count()).toBe(0);
});
