import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { enterAs } from "../fixtures/colleague";
import { newsTitled, publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

const headerOf = (page: Page) => languagePart(page, "eng").header;

/** Comes back to a window, as from another one. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

/** Who else has a news item open, as a window is told that asks at once. */
const writing = (page: Page, id: string) =>
  page.evaluate(async (id) => {
    const said = { key: "another0window0of0hers", type: "news", id, isWriting: false };
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/presence", { method: "POST", headers, body: JSON.stringify(said) });
    const { others } = (await answer.json()) as { others: { name: string; isWriting: boolean }[] };
    return others.map(({ name, isWriting }) => ({ name, isWriting }));
  }, id);

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

  await headerOf(mei).focus();
  const before = await headerOf(mei).boundingBox();
  await openScreen(wing, form);
  const line = wing.getByText(/^mei has had this open since \d\d:\d\d and is writing/);
  await line.click();
  await wing.getByRole("button", { name: "Ask mei to hand over" }).click();
  await wing.getByText("You have asked mei to hand over. There is no answer yet.").waitFor();

  await comeBack(mei);
  await mei.getByText("wing would like to take over editing here.").waitFor();
  // It is in sight, and nothing has moved below her hands.
  const letGo = mei.getByRole("button", { name: "Hand over to wing" });
  expect(await letGo.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await headerOf(mei).boundingBox()).toEqual(before);
  await letGo.press("Enter");
  await mei.getByText(/^You have handed this over to wing/).waitFor();
  expect(await headerOf(mei).evaluate((input) => input.closest("[inert]") !== null)).toBe(true);
  await expect.poll(() => writing(wing, id)).toEqual([{ name: "mei", isWriting: false }]);

  await comeBack(wing);
  await wing.getByText("mei has handed this over to you.").waitFor();
  await wing.getByRole("link", { name: "Continue from what mei typed" }).click();
  await expect.poll(() => headerOf(wing).inputValue()).toBe("Picnic by the water");
  await headerOf(wing).fill("Picnic by the water, with cake");
  await wing.getByRole("button", { name: "Submit" }).click();
  await wing.waitForURL("/cms/managenews");
  expect(await newsTitled(here.site, "Picnic by the water, with cake")).toBeDefined();

  await comeBack(mei);
  await mei.getByText(/^wing saved this at \d\d:\d\d\.$/).waitFor();
  await mei.getByRole("button", { name: "Take it back" }).click();
  expect(await headerOf(mei).inputValue()).toBe("Picnic by the water");
  await headerOf(mei).fill("Picnic by the pier");
  await mei.getByRole("link", { name: "What changed" }).click();
  await mei.getByRole("heading", { name: "From version 1 to version 2" }).waitFor();
});

it("says in one line who has it open where several have, and of each when it is opened", async () => {
  const id = await publish(here.site, { eng: { header: "Ferry trip" } });
  const form = `/cms/EditNews?news_id=${id}`;
  const mei = await here.visit();
  await signIn(mei);
  for (const username of ["lok", "yan", "ho"]) {
    const other = await here.visit();
    await enterAs(other, "writer", mei, username);
    await openScreen(other, form);
  }
  await openScreen(mei, form);
  const line = mei.getByText("lok, yan, and ho have this open.");
  await line.waitFor();
  const each = mei.getByText(/^(ho|lok|yan) has had this open since /).filter({ visible: true });
  expect(await each.count()).toBe(0);
  const height = await mei.locator(".presence").evaluate((box) => box.clientHeight);
  expect(height).toBeLessThan(100);
  await line.click();
  expect(await each.count()).toBe(3);
  await each.first().click();
  await mei.getByRole("button", { name: "Ask lok to hand over" }).click();
  await mei.getByText("You have asked lok to hand over. There is no answer yet.").waitFor();
  await mei.getByText("yan and ho have this open.").waitFor();
});

it("takes a writer's comment by keyboard to the colleague whom it asks, who marks it as done", async () => {
  const id = await publish(here.site, { eng: { header: "Picnic" } });
  const form = `/cms/EditNews?news_id=${id}`;
  const mei = await here.visit();
  await signIn(mei);
  const kit = await here.visit();
  await enterAs(kit, "writer", mei, "kit");

  await openScreen(kit, form);
  await kit.getByRole("link", { name: "Comments" }).press("Enter");
  await kit.getByText("Nobody has said anything about it yet.").waitFor();
  await kit.getByLabel("Comment", { exact: true }).focus();
  await kit.keyboard.type("Is the place right?");
  await kit.keyboard.press("Tab");
  await kit.keyboard.type("mei");
  expect(await kit.getByLabel("Ask a colleague").inputValue()).toBe("mei");
  await kit.keyboard.press("Tab");
  await kit.keyboard.press("Enter");
  await kit.getByRole("status").getByText("Comment added").waitFor();

  await openScreen(mei, "/cms");
  await mei.getByRole("link", { name: /Comments: A colleague asks you something: 1/ }).click();
  await mei.getByText("Is the place right?").first().waitFor();
  await openScreen(mei, form);
  await mei.getByText("kit: “Is the place right?”").waitFor();
  await mei.getByRole("link", { name: "Answer or mark as done" }).click();
  await mei.getByRole("button", { name: "Mark as done: Is the place right?" }).press("Enter");
  await mei.getByRole("status").getByText("Marked as done").waitFor();

  await openScreen(kit, form);
  expect(await kit.getByText("Is the place right?").count()).toBe(0);
});
