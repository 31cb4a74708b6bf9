import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { charityItems } from "../fixtures/charity-items";
import { fillIn, involved } from "../fixtures/involved";
import { journey } from "../fixtures/journey";

const here = journey();

it("shows an item and takes an enquiry without JavaScript", async () => {
  here.expectFault(/status of 400/);
  const { page, item, link } = await involved(here, { javaScript: false });
  await link.click();
  await page.waitForURL(`/involved?item=${item._id}#item`);
  const detail = page.getByRole("article");
  expect(await detail.getByRole("link", { name: /^Show photo/ }).count()).toBe(3);
  await detail.getByLabel("Name").fill("Ho Wai Lan");
  await detail.getByRole("button", { name: "Send" }).click();
  await detail.getByRole("alert").getByText("Please enter a telephone number").waitFor();
  expect(await detail.getByLabel("Name").inputValue()).toBe("Ho Wai Lan");
  await fillIn(detail);
  await detail.getByRole("button", { name: "Send" }).click();
  await detail.getByRole("heading", { name: "Thank you" }).waitFor();
});

it("keeps Interested in sight in the panel on a phone, and what is wrong clear of Close", async () => {
  here.expectFault(/status of 400/);
  const { link, panel } = await involved(here, { width: 360, height: 640 });
  await link.click();
  const interested = panel.getByRole("button", { name: "Interested" });
  await expect.poll(async () => (await interested.boundingBox())?.y).toBeLessThan(640 - 48);
  await interested.click();
  await panel.getByRole("button", { name: "Send" }).click();
  const box = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect());
  await panel.getByRole("alert").waitFor();
  const { top } = await box(panel.getByRole("alert"));
  const close = await box(panel.getByRole("button", { name: "Close" }));
  expect(close.top).toBeGreaterThan(0);
  expect(top).toBeGreaterThan(close.bottom);
  // Nothing of the form's heading is left between them.
  const heading = await box(panel.getByRole("heading", { level: 2 }));
  expect(heading.bottom).toBeLessThanOrEqual(close.bottom + 14);
});

it.each([360, 1280])(
  "says on the first screen, %i wide, that an item is gone, and leads to the others",
  async (width) => {
    here.expectFault(/status of 404/);
    const page = await here.visit();
    await page.setViewportSize({ width, height: 720 });
    expect((await page.goto("/involved?item=gone"))?.status()).toBe(404);
    const notice = page.getByRole("paragraph").filter({ hasText: "This item is no longer available" });
    await notice.waitFor();
    const box = await notice.boundingBox();
    expect((box?.y ?? 720) + (box?.height ?? 0)).toBeLessThan(720);
    await notice.getByRole("link", { name: "See the other items" }).click();
    await page.waitForURL(/#charity-items$/);
    expect(await page.locator(".item-card").count()).toBe((await charityItems(here.site)).length);
  },
);

it("gives the form of an item that went meanwhile back with all that was typed", async () => {
  const body = new URLSearchParams({
    item_id: "gone",
    name: "Chan",
    telephone: "9123 4567",
    detail: "Two, please",
  });
  const answer = await fetch(`${here.site.url}/involved?item=gone`, { method: "POST", body });
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toMatch(/Your message was not sent[\s\S]+This charity item does not exist/);
  for (const typed of ["Chan", "9123 4567", "Two, please"]) expect(html).toContain(typed);
});
