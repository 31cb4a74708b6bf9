import { expect, it } from "vitest";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey({ cold: true });

// What follows from a definition is fetched when a list or form of it is opened: a deploy may have replaced it by then.
it("keeps what was typed when the next list is of a former build, says so, and goes on with the new one", async () => {
  here.expectFault(/404|Failed to fetch dynamically imported module/);
  const page = await here.visit({ width: 1280 });
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  const { header } = languagePart(page, "eng");
  await header.fill("Not saved yet");
  await page.getByText(/^Draft saved/).waitFor();
  let gone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) gone = false; // the new build's page names scripts that are there
  });
  await intercept(page, /\/assets\/.+\.js$/, (route) =>
    gone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  const notes = page
    .getByRole("navigation", { name: "Staff area" })
    .getByRole("link", { name: "Manage Notes" });
  await notes.click();
  await page.getByRole("alert").getByText("perhaps because the site has just been updated").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This could not be loaded.");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await page.getByRole("heading", { level: 1, name: "Manage Notes" }).waitFor();
  await openScreen(page, "/cms/drafts");
  await page.getByRole("link", { name: "Not saved yet" }).click();
  await expect.poll(() => languagePart(page, "eng").header.inputValue()).toBe("Not saved yet");
});
