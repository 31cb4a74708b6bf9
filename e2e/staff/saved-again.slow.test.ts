import type { Route } from "playwright-core";
import { expect, it } from "vitest";
import { staffCall } from "../fixtures/content";
import { drawLate } from "../fixtures/draw-late";
import { holdBack } from "../fixtures/hold-back";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

const storedNames = async () =>
  (await (await fetch(new URL("/api/donors", here.site.url))).json()).donors[0].eng as string[];

it("keeps what is typed while a save is under way, and saves it when Submit was pressed meanwhile", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/donor");
  const names = page.getByRole("region", { name: /^English/ }).getByLabel("Names of donors");
  const { sent, letGo } = await holdBack(page, "**/api/content/donors/*", "PUT");
  await names.fill("First");
  await page.getByRole("button", { name: "Submit" }).click();
  const busy = page.getByRole("button", { name: "Saving…" });
  await busy.waitFor();
  expect(await busy.getAttribute("aria-disabled")).toBe("true");
  await names.fill("First\nSecond");
  // The button says that it is busy; who presses it all the same is not left waiting for nothing.
  await busy.click({ force: true });
  await letGo();
  await expect.poll(() => sent).toHaveLength(2);
  await letGo();
  await expect.poll(storedNames).toEqual(["First", "Second"]);
  await page.getByRole("button", { name: "Submit" }).waitFor();
  expect(await names.inputValue()).toBe("First\nSecond");
});

it("does not show what it stored first over what it is storing now", async () => {
  const page = await here.visit();
  await signIn(page);
  await staffCall(here.site, "/api/adddonor", { eng: [], tra: [], sim: [] });
  await openScreen(page, "/cms/donor");
  const noneYet = page.getByText("No donor is thanked by name yet.");
  await noneYet.waitFor();
  const names = page.getByRole("region", { name: /^English/ }).getByLabel("Names of donors");
  const { sent, letGo } = await holdBack(page, "**/api/content/donors/*", "PUT");
  await names.fill("First");
  await page.getByRole("button", { name: "Submit" }).click();
  await names.fill("First\nSecond");
  await page.getByRole("button", { name: "Saving…" }).click({ force: true });
  await drawLate(page);
  await letGo();
  await expect.poll(() => sent).toHaveLength(2);
  // The record of the first save has come to the screen, the second save has not arrived.
  await noneYet.waitFor({ state: "hidden" });
  expect(await names.inputValue()).toBe("First\nSecond");
  await letGo();
  await page.getByRole("button", { name: "Submit" }).waitFor();
  expect(await names.inputValue()).toBe("First\nSecond");
  expect(await storedNames()).toEqual(["First", "Second"]);
});

it("does not show over what it stored an answer from before", async () => {
  const page = await here.visit();
  await signIn(page);
  const old = await (await page.request.get("/api/content/donors/donors")).json();
  await openScreen(page, "/cms/donor");
  const names = page.getByRole("region", { name: /^English/ }).getByLabel("Names of donors");
  const stale = (route: Route) => route.fulfill({ json: old });
  await intercept(page, "**/api/content/donors/*", stale, { method: "GET" });
  await names.fill("Third");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Information of Donors has been updated").waitFor();
  await page.getByRole("button", { name: "Submit" }).waitFor();
  expect(await names.inputValue()).toBe("Third");
  // It goes on from the version that it stored.
  await page.unroute("**/api/content/donors/*");
  await names.fill("Third\nFourth");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(storedNames).toEqual(["Third", "Fourth"]);
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
