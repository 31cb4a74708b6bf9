import { expect, it } from "vitest";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("says that a fault of the screen stopped a save, keeps what was typed, and takes another Submit", async () => {
  here.expectFault(/no dice/);
  const page = await here.visit({ lang: "tra" });
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  const header = page.getByLabel("標題", { exact: true }).first();
  await header.fill("仍在此處");
  await page.evaluate(() => {
    const roll = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = () => {
      crypto.getRandomValues = roll;
      throw new Error("no dice");
    };
  });
  const submit = page.getByRole("button", { name: "儲存", exact: true });
  await submit.click();
  await page.getByRole("alert").getByText("您輸入的內容沒有遺失").waitFor();
  expect(await header.inputValue()).toBe("仍在此處");
  await submit.click();
  await page.waitForURL("/cms/managenews");
});

it("says it on a list too", async () => {
  here.expectFault(/no dice/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error("no dice");
    };
  });
  await page.locator("main .more-menu summary").first().click();
  await page
    .getByRole("button", { name: /^Star: / })
    .first()
    .click();
  await page.getByRole("alert").getByText("Something went wrong on this page.").waitFor();
});
