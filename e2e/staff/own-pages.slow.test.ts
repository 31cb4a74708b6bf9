import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { validatePage } from "../fixtures/validate-html";

const here = journey();

it("staff make a page, which visitors find by its link, read in their language, and open in parts", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/pages");
  await page.getByRole("main").getByRole("link", { name: "Add Page" }).click();
  const english = page.getByRole("region", { name: /^English/ });
  await english.getByLabel("Title", { exact: true }).fill("Family Day");
  await english.getByRole("textbox", { name: "Text" }).fill("Come to the park.");
  await english.getByRole("button", { name: "Add a part" }).click();
  await english.getByLabel("Heading", { exact: true }).fill("How to get there");
  await english.getByRole("textbox", { name: "Text" }).nth(1).fill("By MTR.");
  await english.getByRole("button", { name: "Add a link" }).click();
  await english.getByLabel("What the link says").fill("Give to Family Day");
  await english.getByLabel("Where it leads").fill("donate");
  await page.getByLabel("Show how to reach us").check();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.locator(".field-error", { hasText: "begins with /" }).waitFor();
  await english.getByLabel("Where it leads").fill("/donate");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Page saved").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Menu and footer" }).click();
  await page.getByRole("button", { name: "Add to the footer: Family Day" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Menu and footer saved").waitFor();
  await openScreen(page, "/cms/pages");
  const own = page.getByRole("table", { name: "Custom pages" });
  await own.getByRole("link", { name: "Family Day" }).click();
  await page.getByRole("heading", { level: 1, name: "Edit Page" }).waitFor();

  const visitor = await here.visit({ javaScript: false });
  await visitor.goto("/privacy");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Family Day" }).click();
  expect(visitor.url()).toBe(`${here.site.url}/family-day`);
  await visitor.getByRole("heading", { level: 1, name: "Family Day" }).waitFor();
  expect(await visitor.getByText("By MTR.").isVisible()).toBe(false);
  await visitor.getByText("How to get there").click();
  await visitor.getByText("By MTR.").waitFor();
  await visitor.getByRole("main").getByRole("link", { name: "+852" }).waitFor();
  await visitor.goto("/tra/family-day");
  await visitor.getByText("此內容未有繁體中文版本，現以英文顯示。").waitFor();
  expect(await visitor.getByRole("link", { name: "Give to Family Day" }).getAttribute("href")).toBe(
    "/tra/donate",
  );
  // It is there in English alone: search engines are told of no other address.
  expect(await visitor.locator("link[rel=alternate][hreflang]").count()).toBe(0);
  expect(await visitor.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");

  const looked = await here.visit({ lang: "eng", width: 360 });
  const found: Findings = {};
  await looked.goto("/family-day");
  await look(looked, found, "/family-day");
  await validatePage(looked, found, "/family-day");
  expect(found).toEqual({});
});
