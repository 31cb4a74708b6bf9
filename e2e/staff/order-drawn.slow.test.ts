import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawLate } from "../fixtures/draw-late";
import { holdBack } from "../fixtures/hold-back";
import { journey } from "../fixtures/journey";
import { openList, openMove, shownNames, updateOrder } from "../fixtures/ordered-list";

const here = journey();

/** The lists that are put in order and saved by a button, and where each is saved. */
const LISTS = [
  ["/cms/managecharityitems", "**/api/content/charityItems/order"],
  ["/cms/sma", "**/api/content/sma/order"],
] as const;

const moveDown = async (page: Page, name = "") => {
  await openMove(page, name);
  await page.getByRole("button", { name: `Move down: ${name}` }).click();
};

describe.each(LISTS)("the order at %s", (path, call) => {
  it("keeps what is moved while it is being saved", async () => {
    const page = await openList(here, path);
    const [first, second, third, ...rest] = await shownNames(page);
    const { sent, letGo } = await holdBack(page, call);
    await moveDown(page, first);
    await updateOrder(page).click();
    await expect.poll(() => sent).toHaveLength(1);
    await moveDown(page, first);
    const answered = page.waitForResponse(call);
    await letGo();
    await answered;
    await page.getByRole("status").filter({ hasText: "Order Updated" }).waitFor();
    await expect.poll(() => updateOrder(page).getAttribute("aria-disabled")).toBe("false");
    expect(await shownNames(page)).toEqual([second, third, first, ...rest]);
  });

  it("is not drawn as it was once it is saved", async () => {
    const page = await openList(here, path);
    const [first, second] = await shownNames(page);
    await moveDown(page, first);
    await page.evaluate(() => {
      const top = () => document.querySelector("main li h2")?.textContent ?? "";
      const drawn = [top()];
      new MutationObserver(() => drawn.push(top())).observe(document.body, {
        childList: true,
        subtree: true,
      });
      Object.assign(window, { drawn });
    });
    await drawLate(page);
    await updateOrder(page).click();
    await expect.poll(() => updateOrder(page).getAttribute("aria-disabled")).toBe("true");
    const drawn = await page.evaluate(() => Reflect.get(window, "drawn") as string[]);
    expect([...new Set(drawn)]).toEqual([second]);
  });
});
