import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasFocus } from "../fixtures/focus";
import { intercept } from "../fixtures/intercept";
import { fillIn, involved } from "../fixtures/involved";
import { journey } from "../fixtures/journey";

const here = journey();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe("the panel of an item", () => {
  it("shows its photos, takes an enquiry and says thanks", async () => {
    here.expectFault(/status of 400/);
    const { page, item, link, panel } = await involved(here);
    const ways = page.getByRole("region", { name: "Ways to help" }).getByRole("link");
    const leadOn = ["How to volunteer", "Sign up as an organisation", "Charity items", "Contact us"];
    expect(await ways.allTextContents()).toEqual(leadOn);
    await link.click();
    expect((await panel.boundingBox())?.width).toBe(560);
    const small = await panel.locator(".item-thumb").first().boundingBox();
    expect(small?.width).toBe(small?.height);
    await panel.getByRole("heading", { level: 2, name: item.eng.name }).waitFor();
    await panel.getByText(item.price, { exact: false }).waitFor();
    const large = panel.locator("img.item-photo");
    expect(await large.getAttribute("src")).toContain(item.coverId[0]);
    await panel.getByRole("button", { name: "Show photo 2 of 3" }).click();
    await expect.poll(() => large.getAttribute("src")).toContain(item.coverId[1]);
    expect(await large.getAttribute("alt")).not.toBe(""); // as staff described it

    await panel.getByRole("button", { name: "Interested" }).click();
    await expect.poll(() => focused(page)).toBe(`Interested in: ${item.eng.name}`);
    expect(await panel.locator(".item-asked img").getAttribute("src")).toContain(item.coverId[0]);
    await panel.getByLabel("Telephone").fill("0000 0000");
    await panel.getByRole("button", { name: "Send" }).click();
    await panel.getByRole("alert").getByRole("link", { name: "Name: Please enter your name" }).click();
    await hasFocus(panel.getByLabel("Name"));
    expect(await panel.getByLabel("Telephone").inputValue()).toBe("0000 0000");
    await fillIn(panel);
    await panel.getByRole("button", { name: "Send" }).click();
    await panel.getByRole("heading", { name: "Thank you" }).waitFor();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => panel.count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(item.eng.name);
  });

  it("works by keyboard alone", async () => {
    const { page, item, link, panel } = await involved(here);
    await link.focus();
    await page.keyboard.press("Enter");
    await panel.waitFor();
    await expect.poll(() => focused(page)).toBe("Close");
    for (const key of ["Tab", "Tab", "Space"]) await page.keyboard.press(key);
    await expect.poll(() => panel.locator("img.item-photo").getAttribute("src")).toContain(item.coverId[1]);
    for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe("Interested");
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: "Back to the item" }).press("Enter");
    await panel.getByRole("heading", { name: item.eng.name, exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => panel.count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(item.eng.name);
  });

  it("closes by a click outside, not at the end of a drag from inside, and begins anew", async () => {
    const { page, item, link, panel } = await involved(here);
    await link.click();
    await panel.getByRole("button", { name: "Interested" }).click();
    await panel.getByLabel("Name").fill("Half a na");
    const name = await panel.getByLabel("Name").boundingBox();
    await page.mouse.move((name?.x ?? 0) + 5, (name?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    expect(await panel.getByLabel("Name").inputValue()).toBe("Half a na");
    await page.mouse.click(5, 400);
    await expect.poll(() => panel.count()).toBe(0);
    await link.click();
    await panel.getByRole("heading", { name: item.eng.name, exact: true }).waitFor();
    await panel.getByRole("button", { name: "Interested" }).click();
    expect(await panel.getByLabel("Name").inputValue()).toBe("");
    await panel.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => focused(page)).toBe(item.eng.name);
  });

  it("keeps what was typed when it cannot be sent, and names other ways", async () => {
    here.expectFault(/ERR_FAILED/);
    const { page, link, panel } = await involved(here);
    await intercept(page, "**/api/charityItemEnquiry", (route) => route.abort());
    await link.click();
    await panel.getByRole("button", { name: "Interested" }).click();
    await fillIn(panel);
    await panel.getByRole("button", { name: "Send" }).click();
    await panel.getByRole("alert").getByText("could not be sent").waitFor();
    await panel.getByRole("link", { name: "hello@kapok.example" }).waitFor();
    expect(await panel.getByLabel(/^Detail/).inputValue()).toBe("Two, please.");
    await page.unroute("**/api/charityItemEnquiry");
    await panel.getByRole("button", { name: "Send" }).click();
    await panel.getByRole("heading", { name: "Thank you" }).waitFor();
  });

  it("gives way to the page when its script cannot be had", async () => {
    here.expectFault(/ERR_FAILED/);
    const { page, item, link } = await involved(here);
    await intercept(page, "**/open-panel*", (route) => route.abort());
    await link.click();
    await page.waitForURL(`/involved?item=${item._id}#item`);
    await page.getByRole("heading", { level: 3, name: item.eng.name }).first().waitFor();
  });
});
