import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { journey } from "../fixtures/journey";
import { openScreen, signIn } from "../fixtures/staff";

const here = journey();

it("staff see what is out of date, go to its field with one press, read what changed, and say that it is right", async () => {
  const page = await here.visit();
  await signIn(page);
  const found: Findings = {};
  await openScreen(page, "/cms/pages/home?lang=tra");
  const heading = page.locator("#field-page-tra-hero-title");
  const said = await heading.inputValue();
  await heading.fill(`${said}你好`);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Page saved").waitFor();

  await openScreen(page, "/cms/languages");
  await page.getByRole("link", { name: "out of date", exact: true }).click();
  await page
    .getByRole("status")
    .getByText(/^Texts: 1 /)
    .waitFor();
  await look(page, found, "the board");
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/board.png`, fullPage: true });
  await page.getByRole("link", { name: /^Home page/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-page-eng-hero-title");
  const state = page
    .getByRole("group", { name: /Top of the page: the Traditional Chinese was changed since\.$/ })
    .first();
  await state.locator("ins").getByText("你").first().waitFor();
  await look(page, found, "a field that is behind");
  expect(found).toEqual({});
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/field.png`, fullPage: true });
  await state.getByRole("button", { name: "It is right now" }).click();
  await page.getByRole("status").getByText("Top of the page is up to date").waitFor();

  await openScreen(page, "/cms/languages?state=stale&lang=eng");
  await page.getByText("Nothing here: no text is in this state.").waitFor();
});
