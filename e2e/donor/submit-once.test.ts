import { expect, it } from "vitest";
import { newsOfCategory } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

it("saves a form once by a double click on Submit", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill("Clicked twice");
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await page.waitForURL("/cms/managenews");
  const saved = await newsOfCategory(here.site, "all");
  expect(saved.filter(({ eng }) => eng.header === "Clicked twice")).toHaveLength(1);
});
