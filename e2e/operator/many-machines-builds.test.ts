import { it } from "vitest";
import { intercept } from "../fixtures/intercept";
import { readingJourney } from "../fixtures/journey";
import { languagePart, openScreen, signIn } from "../fixtures/staff";

const here = readingJourney();

// A screen that was opened before a deploy asks for scripts of the former build.
it("loads a staff screen again whose next script is nowhere any more, and goes on", async () => {
  here.expectFault(/404|Failed to fetch dynamically imported module|Error loading route module/);
  const page = await here.visit({ width: 1280 });
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  let gone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) gone = false; // the new build's page names scripts that are there
  });
  await intercept(page, /\/assets\/.+\.js$/, (route) =>
    gone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  const add = page.getByRole("main").getByRole("link", { name: "Add News" });
  const again = page.waitForEvent("load");
  await add.click();
  await again;
  await page.waitForFunction(() => document.querySelector("h1") && !document.querySelector(".loading"));
  if (!page.url().endsWith("/cms/addnews")) await add.click();
  await languagePart(page, "eng").header.waitFor();
});
