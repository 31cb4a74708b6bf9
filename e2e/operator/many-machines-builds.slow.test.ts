import { it } from "vitest";
import { intercept } from "../fixtures/intercept";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

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
  const messages = page
    .getByRole("navigation", { name: "Staff area" })
    .getByRole("link", { name: "Messages" });
  const again = page.waitForEvent("load");
  await messages.click();
  await again;
  await page.waitForFunction(() => document.querySelector("h1") && !document.querySelector(".loading"));
  if (!page.url().endsWith("/cms/messages")) await messages.click();
  await page.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
});
