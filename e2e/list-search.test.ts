import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publish } from "./content";
import { journey } from "./journey";
import { openScreen, signIn } from "./staff";

const here = journey();

/** Looks for words in the list of the screen, by keyboard. */
async function lookFor(page: Page, words: string): Promise<void> {
  const search = page.getByRole("search");
  await search.getByRole("searchbox").fill(words);
  await search.getByRole("searchbox").press("Enter");
}

it.each(["/cms/managenews", "/cms/manageappreciation", "/cms/patient", "/cms/messages", "/cms/staff?q=x"])(
  "tells a screen reader at %s that nothing was found",
  async (path) => {
    const page = await here.visit();
    await signIn(page);
    await openScreen(page, path);
    await lookFor(page, "no such words anywhere");
    await expect
      .poll(() => page.getByRole("search").getByRole("status").textContent())
      .toBe("Nothing found.");
  },
);

it("counts what was found, and is silent without words", async () => {
  for (const header of ["Lanterns one", "Lanterns two"]) await publish(here.site, { eng: { header } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  const status = page.getByRole("search").getByRole("status");
  expect(await status.textContent()).toBe("");
  await lookFor(page, "lanterns");
  await expect.poll(() => status.textContent()).toBe("Found: 2");
  await lookFor(page, "");
  await expect.poll(() => status.textContent()).toBe("");
});
