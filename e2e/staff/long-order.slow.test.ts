import { expect, it } from "vitest";
import { charityItems, itemRow } from "../fixtures/charity-items";
import { first, post, sessionCookie } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();
const MORE = 22;

it("keeps a long order in reach by pages, a search, and moves to the top, the end and across pages", async () => {
  const { coverId } = first(await charityItems(here.site));
  const cookie = await sessionCookie(here.site);
  for (let number = 1; number <= MORE; number += 1) {
    const item = { coverId, eng: { name: `Scarf ${number}.` } };
    expect((await post(here.site, "/api/addCharityItem", { item }, cookie)).status).toBe(200);
  }
  const names = (await charityItems(here.site)).map(({ eng }) => eng.name);
  const total = names.length;
  const page = await here.visit({ height: 1600 });
  await signIn(page);
  await openScreen(page, "/cms/managecharityitems");
  const said = (text: string) =>
    page.getByRole("status").filter({ hasText: text }).waitFor({ state: "attached" });
  const rows = page.locator("main .ordered-row");
  await expect.poll(() => rows.count()).toBe(20);

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await hasFocus(rows.first().getByRole("link"));

  // Across the end of a page the row is followed, and the button keeps the focus.
  const twentieth = names[19] ?? "";
  const menu = (name: string) => itemRow(page, name).locator(".move-menu > summary");
  const down = itemRow(page, twentieth).getByRole("button", { name: /^Move down: / });
  await menu(twentieth).click();
  await down.click();
  await said(`${twentieth} moved to position 21 of ${total}`);
  await hasFocus(down);
  await page
    .getByText(`Page 2 of ${Math.ceil(total / 20)}`)
    .first()
    .waitFor();

  // What is found far behind goes to the top.
  const last = names.at(-1) ?? "";
  await page.getByRole("searchbox").fill(`ｓｃａｒｆ ${MORE}.`);
  await said("Found: 1");
  await menu(last).click();
  await itemRow(page, last)
    .getByRole("button", { name: /^Move to the top: / })
    .click();
  await said(`${last} moved to position 1 of ${total}`);
  await page.getByRole("searchbox").fill("");
  await itemRow(page, last).waitFor();
  await expect.poll(() => rows.first().getByRole("heading").textContent()).toBe(last);

  await page.getByRole("button", { name: "Update Order" }).click();
  const expected = [last, ...names.slice(0, 19), names[20], twentieth, ...names.slice(21, -1)];
  await expect.poll(async () => (await charityItems(here.site)).map(({ eng }) => eng.name)).toEqual(expected);
});
