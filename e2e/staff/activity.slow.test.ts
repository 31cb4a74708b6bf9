import { expect, it } from "vitest";
import { staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("staff read in the activity what a change left out and what it added, word by word", async () => {
  const page = await here.visit();
  await signIn(page);
  const { pages } = await (await fetch(`${here.site.url}/api/pages`)).json();
  const [home] = (pages as { _id: string; eng: { hero: object } }[]).filter(({ _id }) => _id === "home");
  const hero = { ...home?.eng.hero, title: "Living with SMA, together" };
  await staffCall(here.site, "/api/editPage", { page: { _id: "home", eng: { ...home?.eng, hero } } });
  await openScreen(page, "/cms/activity?feature=pages");
  await page.getByText("What changed", { exact: true }).click();
  const part = page.locator(".revision-changes > div", { hasText: "Top of the page: Heading (English)" });
  await part.waitFor();
  expect(await part.locator("ins").allTextContents()).toEqual(["togetheradded: together"]);
  expect((await part.locator("del").allTextContents()).join(" ")).toContain("left out: never");
  expect(await page.locator(".revision-changes > div").count()).toBe(1);
});
