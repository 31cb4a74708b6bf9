import type { Route } from "playwright-core";
import { expect, it } from "vitest";
import { publish } from "../fixtures/content";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

it.each([
  ["a gateway's page", 502],
  ["the page of a network that asks to log in", 200],
])("says that the server could not be reached when %s answers", async (_, status) => {
  here.expectFault(/status 502|status of 502/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/EditNews?news_id=${await publish(here.site, { eng: { header: "Before" } })}`);
  await languagePart(page, "eng").header.fill("Kept");
  const body = "<html><h1>Somebody else's page</h1></html>";
  const answer = (route: Route) => route.fulfill({ status, contentType: "text/html", body });
  await intercept(page, "**/api/content/news/*", answer, { method: "PUT" });
  await page.getByRole("button", { name: "Submit" }).click();
  await page
    .getByRole("alert")
    .getByText("The server could not be reached. Nothing you typed is lost")
    .waitFor();
  expect(await languagePart(page, "eng").header.inputValue()).toBe("Kept");
});
