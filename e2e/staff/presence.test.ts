import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { enterAs } from "../fixtures/colleague";
import { newsTitled, publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { languagePart, openScreen, signIn } from "../fixtures/staff";

const here = journey();

const headerOf = (page: Page) => languagePart(page, "eng").header;

/** Comes back to a window, as from another one. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

it("says who has it open, lets a colleague go on when they ask, and keeps all that was typed", async () => {
  const id = await publish(here.site, { eng: { header: "Picnic" } });
  const form = `/cms/EditNews?news_id=${id}`;
  const mei = await here.visit();
  await signIn(mei);
  const wing = await here.visit();
  await enterAs(wing, "writer", mei);
  await openScreen(mei, form);
  await headerOf(mei).fill("Picnic by the water");
  await mei.getByText(/^Draft saved /).waitFor();

  await openScreen(wing, form);
  await wing.getByText(/^mei has had this open since \d\d:\d\d/).waitFor();
  await wing.getByRole("button", { name: "Ask mei to let you go on" }).click();
  await wing.getByText("You have asked mei to let you go on. There is no answer yet.").waitFor();

  // She is at the end of a long form.
  await mei.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await comeBack(mei);
  await mei.getByRole("status").getByText("wing would like to go on with this in your place.").waitFor();
  await mei.getByRole("button", { name: "Answer" }).click();
  const letGo = mei.getByRole("button", { name: "Let wing go on" });
  expect(await letGo.evaluate((button) => button === document.activeElement)).toBe(true);
  await letGo.press("Enter");
  await mei.getByText(/^You have let wing go on/).waitFor();
  expect(await headerOf(mei).evaluate((input) => input.closest("[inert]") !== null)).toBe(true);

  await comeBack(wing);
  await wing.getByText("mei lets you go on.").waitFor();
  await wing.getByRole("link", { name: "Go on from what mei typed" }).click();
  await expect.poll(() => headerOf(wing).inputValue()).toBe("Picnic by the water");
  await headerOf(wing).fill("Picnic by the water, with cake");
  await wing.getByRole("button", { name: "Submit" }).click();
  await wing.waitForURL("/cms/managenews");
  expect(await newsTitled(here.site, "Picnic by the water, with cake")).toBeDefined();

  await comeBack(mei);
  await mei.getByText(/^wing saved this at \d\d:\d\d\.$/).waitFor();
  await mei.getByRole("button", { name: "Go on here myself" }).click();
  expect(await headerOf(mei).inputValue()).toBe("Picnic by the water");
  await headerOf(mei).fill("Picnic by the pier");
  await mei.getByRole("link", { name: "What changed" }).click();
  await mei.getByRole("heading", { name: "From version 1 to version 2" }).waitFor();
});
