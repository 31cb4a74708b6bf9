import { expect, it } from "vitest";
import { newsOfCategory } from "./content";
import { intercept } from "./intercept";
import { journey } from "./journey";
import { languagePart, openScreen, signIn } from "./staff";

const here = journey();

it("saves a form once whose answer was lost, when it is submitted again", async () => {
  here.expectFault(/ERR_FAILED/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill("Answered late");
  let isLost = true;
  await intercept(page, "/api/addnews", async (route) => {
    const answer = await route.fetch();
    await (isLost ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").getByText("could not be reached").waitFor();
  isLost = false;
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/managenews");
  const saved = await newsOfCategory(here.site, "all");
  expect(saved.filter(({ eng }) => eng.header === "Answered late")).toHaveLength(1);
});
