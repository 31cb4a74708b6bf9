import { expect, it } from "vitest";
import { staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("staff find in the activity what was done, by words of any language", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/activity");
  const rows = page.locator("tbody tr");
  await page.getByRole("searchbox").fill("已登录");
  await page.waitForURL(/q=/);
  await expect.poll(async () => (await rows.allTextContents()).join("\n")).toContain("logged in");
  await expect.poll(() => rows.filter({ hasNotText: "logged in" }).count()).toBe(0);
  await page.getByRole("searchbox").fill("nothing of that name");
  await page.getByRole("status").getByText("Nothing found.").waitFor();
});

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

it("staff see in the filter which area an address names, though nothing was done there", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/activity?feature=consents");
  await page.getByRole("status").getByText("Nothing found.").waitFor();
  const area = page.getByRole("combobox", { name: "Area" });
  expect(await area.locator("option:checked").textContent()).toBe("Consents");
});
